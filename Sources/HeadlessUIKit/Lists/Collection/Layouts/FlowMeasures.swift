import Foundation

/// What a section is made of before it is laid out.
struct FlowMeasures {
  var start: CGFloat
  var header, footer: CGFloat
  /// Before the first and behind the last line, and beside all lines.
  var leading, trailing, crossLeading: CGFloat
  /// The room a line has across.
  var available: CGFloat
  var lineSpacing, itemSpacing: CGFloat
}
