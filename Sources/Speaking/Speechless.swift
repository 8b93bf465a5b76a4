/// Stands in for a synthesizer that cannot be had, so that the end can be a tone all the same.
package struct Speechless: Synthesizer {
  private let problem: SpeechProblem

  package init(_ problem: SpeechProblem) { self.problem = problem }

  package func render(_ text: String, in voice: Voice) throws(SpeechProblem) -> Rendering { throw problem }
}
