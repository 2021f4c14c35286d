package import Foundation

/// A node of the tree that is laid out: a view, as the engine sees it. Lengths are in points.
@MainActor
package protocol LayoutBox: LayoutElement {
  /// The box this one lies in; nil for the topmost.
  var layoutParent: (any LayoutBox)? { get }
  /// The boxes in this one, in order.
  func forEachLayoutChild(_ body: (any LayoutBox) -> Void)

  var layoutPlacement: LayoutPlacement { get }
  /// The size it has at present.
  var layoutSize: CGSize { get }
  /// How a frame set by hand follows the parent.
  func layoutSprings(along axis: LayoutAxis) -> LayoutSprings
  /// From the frame to the rectangle that edges and sizes are about.
  var layoutAlignmentInsets: LayoutInsets { get }
  /// Where the content stands that scrolls in the box; nil for one without such content.
  var layoutScrollOffset: CGPoint? { get }

  /// The size of its own content; negative on an axis without any.
  var intrinsicContentSize: CGSize { get }
  /// The size of content that wraps at a width; nil if it does not wrap.
  func layoutContentSize(forWidth width: CGFloat) -> CGSize?
  /// How much it resists to be larger and to be smaller than its content, 0...1000.
  func layoutContentPriorities(along axis: LayoutAxis) -> (hugging: Double, resistance: Double)
  /// From the top edge to the first baseline at a size; 0 without text.
  func layoutFirstBaseline(in size: CGSize) -> CGFloat
  /// From the last baseline at a size to the bottom edge; 0 without text.
  func layoutLastBaseline(in size: CGSize) -> CGFloat

  /// The boxes inside this one whose baselines are its own; nil for a box with its own.
  var layoutFirstBaselineBox: (any LayoutBox)? { get }
  var layoutLastBaselineBox: (any LayoutBox)? { get }

  /// Whether text is read from right to left among the boxes that this one arranges.
  var layoutReadsRightToLeft: Bool { get }
  /// Pixels per point, where it is shown.
  var layoutScale: CGFloat { get }

  /// The solution has other frames for the boxes in this one, or another size of its content.
  func setNeedsLayout()
}
