import Foundation

/// The measures of a flow layout's section, from which its items are laid out.
struct FlowMeasures {
  var start: CGFloat
  var header, footer: CGFloat
  /// The insets before the first line, after the last line, and at the beginning of all lines.
  var leading, trailing, crossLeading: CGFloat
  /// The length available to each line.
  var available: CGFloat
  var lineSpacing, itemSpacing: CGFloat
}
