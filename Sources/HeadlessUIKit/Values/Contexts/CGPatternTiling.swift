/// How the cells of a pattern fit the pixels; raw values as Core Graphics'. Cells fit them here as they come.
public enum CGPatternTiling: Int32, Sendable {
  case noDistortion = 0
  case constantSpacingMinimalDistortion = 1
  case constantSpacing = 2
}
