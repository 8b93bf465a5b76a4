package import Announcing
package import Drawing

extension Gradient {
  /// The colours of a speech's light; grey before there is one.
  package init(_ light: Talk.Light?) {
    self =
      switch light {
      case nil: .grey
      case .green: .green
      case .yellow: .yellow
      case .red: .red
      }
  }
}
