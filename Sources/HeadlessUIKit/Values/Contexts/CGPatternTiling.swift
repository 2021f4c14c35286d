/// The ways to fit the cells of a pattern to pixels. Raw values are Core Graphics'. Ignored: cells
/// are not adjusted here.
public enum CGPatternTiling: Int32, Sendable {
  case noDistortion = 0
  case constantSpacingMinimalDistortion = 1
  case constantSpacing = 2
}
