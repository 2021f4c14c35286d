/// A part of a screen that could not be shown as intended. The description is the message for
/// people.
protocol ScreenProblem: CustomStringConvertible {
  /// Whether an image, a character or a font is missing, so that the picture is not the intended
  /// one.
  var isMissing: Bool { get }
  /// Whether the description begins with a file of the app.
  var namesFile: Bool { get }
}

extension ScreenProblem {
  var isMissing: Bool { false }
  var namesFile: Bool { false }
}
