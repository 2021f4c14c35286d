import Typography

/// What could not be shown as a screen meant it. The screen goes on; whoever runs it is told.
@MainActor
package final class ProblemLog {
  /// Images that were not found, characters that no font had, fonts that could not be read, and what
  /// data sources of tables and collections cannot have meant, each once, in the order they were
  /// found.
  package private(set) var notes: [String] = []
  /// Of these, the images, characters and font files that are missing: what is drawn without them is not
  /// what was meant.
  package private(set) var missing: [String] = []
  /// What Auto Layout had to say.
  package private(set) var layout = LayoutLog()

  /// Mistakes for which UIKit raises an exception, each once, in order.
  package private(set) var errors: [ScreenError] = []
  /// The first mistake that nobody has taken yet.
  private var raised: ScreenError?

  /// Records a mistake in the screen's code for which UIKit raises an exception. The caller goes on
  /// with what it had; whoever runs the screen takes the error when it returns.
  package func raise(_ error: ScreenError) {
    if raised == nil { raised = error }
    if !errors.contains(error) { errors.append(error) }
  }

  /// The first mistake since the last call.
  package func takeRaised() -> ScreenError? {
    defer { raised = nil }
    return raised
  }

  func report(_ glyphs: [MissingGlyph]) {
    for glyph in glyphs { miss("\(glyph)") }
  }

  func report(missingImage words: String) { miss(words) }

  func reportMissingCodec() {
    note("an image was to be made of bytes or bytes of an image, which only a stage can do")
  }

  func report(missingSymbol name: String) {
    miss("no symbol is drawn here for '\(name)'; a crossed frame stands for it")
  }

  package func report(layersTooLargeToDraw count: Int) {
    note(
      "\(count == 1 ? "a layer is" : "\(count) layers are") left out: shadows, masks and opacities inside one "
        + "another would take more than a gigabyte to draw")
  }

  func report(tooLargeTiledLayer size: CGSize) {
    note(
      "a CATiledLayer of \(Int(size.width)) by \(Int(size.height)) points is not drawn: it would take more than "
        + "64 million pixels; make it smaller, or scale it down")
  }

  func report(_ problem: FontError) { miss("\(problem)") }

  func report(missingFont name: String, isSubstituted: Bool) {
    note(
      isSubstituted
        ? "the font '\(name)' of iOS is not here; the system font in its weight stands for it"
        : "no font is called '\(name)'; UIFont(name:size:) is nil")
  }

  func reportUncheckedSpelling() {
    note("spelling was to be checked: there is no dictionary here, every word passes")
  }

  func report(_ method: UncalledMethod, of name: String) {
    note("\(name) has \(method.name), which is never called: \(method.reason)")
  }

  func report(_ problem: ObservationProblem) { note("\(problem)") }

  func report(_ problem: AnimationProblem) { note("\(problem)") }

  func report(_ problem: ListProblem) { note("\(problem)") }

  func report(_ problem: NibProblem) { note("\(problem)") }

  func report(_ problem: ControllerProblem) { note("\(problem)") }

  func report(_ problem: WebProblem) { note("\(problem)") }

  /// Bad use of Auto Layout; where UIKit raises an exception for it, a mistake of the screen.
  package func report(_ error: LayoutError) {
    layout.record(error)
    if error.isException { raise(.layout(error)) }
  }

  package func report(missingSuperviewOf item: AnyObject) {
    layout.record(.noSuperview(item: StableName.item(item)))
  }

  /// A conflict between constraints; one with a key that is known counts as another of that one.
  func report(conflict message: String, key: [String]) {
    layout.record(conflict: message, key: key)
  }

  private func miss(_ problem: String) {
    if !missing.contains(problem) { missing.append(problem) }
    note(problem)
  }

  private func note(_ problem: String) {
    if !notes.contains(problem) { notes.append(problem) }
  }
}
