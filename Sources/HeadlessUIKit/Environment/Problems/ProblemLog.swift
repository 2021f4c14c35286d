import Typography

/// The log of a screen's problems: content that could not be shown as intended. The screen
/// continues.
@MainActor
package final class ProblemLog {
  /// The messages, each once, in the order of their occurrence.
  ///
  /// They concern missing images and glyphs, unreadable fonts, and impossible answers of the data
  /// sources of tables and collections.
  package private(set) var notes: [String] = []
  /// The messages about missing images, glyphs and font files, which make the drawing differ from
  /// the intended one.
  package private(set) var missing: [String] = []
  /// The messages of Auto Layout.
  package private(set) var layout = LayoutLog()

  /// The errors for which UIKit raises an exception, each once, in order.
  package private(set) var errors: [ScreenError] = []
  /// The first error that was not taken yet.
  private var raised: ScreenError?

  /// Records an error in the screen's code for which UIKit raises an exception.
  ///
  /// The caller continues with its old state. The code that runs the screen takes the error
  /// afterwards.
  package func raise(_ error: ScreenError) {
    if raised == nil { raised = error }
    if !errors.contains(error) { errors.append(error) }
  }

  /// Returns the first error since the last call, and clears it.
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

  /// Records an error in the use of Auto Layout, as an error of the screen if UIKit raises an
  /// exception for it.
  package func report(_ error: LayoutError) {
    layout.record(error)
    if error.isException { raise(.layout(error)) }
  }

  package func report(missingSuperviewOf item: AnyObject) {
    layout.record(.noSuperview(item: StableName.item(item)))
  }

  /// Records a conflict between constraints. A known key increases the count of its conflict.
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
