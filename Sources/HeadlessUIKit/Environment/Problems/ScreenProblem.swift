/// Something that could not be shown as a screen meant it. The description is what people are told.
protocol ScreenProblem: CustomStringConvertible {
  /// Whether an image, a character or a font is missing: what is drawn without it is not what was meant.
  var isMissing: Bool { get }
}

extension ScreenProblem {
  var isMissing: Bool { false }
}
