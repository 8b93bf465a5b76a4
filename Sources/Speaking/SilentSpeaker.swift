/// Says nothing: for `--speech none` and where there is no sound.
package struct SilentSpeaker: Speaker {
  package init() {}
  package func prepare(_ utterance: Utterance, at instant: Duration, next: Duration?) {}
  package func discard() {}
  package func say(_ utterance: Utterance, at instant: Duration) {}
  package func silence(at instant: Duration) {}
  package func finish() async {}
}
