package import Foundation

/// A node of the layout tree, which is the engine's interface to a view. Lengths are in points.
@MainActor
package protocol LayoutBox: LayoutElement {
  /// The box that contains this one, or nil for the root.
  var layoutParent: (any LayoutBox)? { get }
  /// Calls `body` with each child box, in order.
  func forEachLayoutChild(_ body: (any LayoutBox) -> Void)

  var layoutPlacement: LayoutPlacement { get }
  /// The current size, in points.
  var layoutSize: CGSize { get }
  /// The current frame in the coordinates of the parent, in points and without a transform.
  var layoutFrame: CGRect { get }
  /// Returns the springs and struts with which a frame set by hand follows the parent.
  func layoutSprings(along axis: LayoutAxis) -> LayoutSprings
  /// Insets from the frame to the alignment rectangle, which edges and sizes refer to.
  var layoutAlignmentInsets: LayoutInsets { get }
  /// The scroll offset of the content, or nil for a box that does not scroll.
  var layoutScrollOffset: CGPoint? { get }

  /// The natural size of the content. Negative on an axis without one.
  var intrinsicContentSize: CGSize { get }
  /// Returns the size of wrapping content at a width, or nil if the content does not wrap.
  func layoutContentSize(forWidth width: CGFloat) -> CGSize?
  /// Returns the priorities, 0...1000, with which the box resists being larger (hugging) and
  /// smaller (compression resistance) than its content.
  func layoutContentPriorities(along axis: LayoutAxis) -> (hugging: Double, resistance: Double)
  /// Returns the distance from the top edge to the first baseline, at a size of the box. 0 without
  /// text.
  func layoutFirstBaseline(in size: CGSize) -> CGFloat
  /// Returns the distance from the last baseline to the bottom edge, at a size of the box. 0
  /// without text.
  func layoutLastBaseline(in size: CGSize) -> CGFloat

  /// The boxes inside this one that provide its baselines, or nil if it has its own.
  var layoutFirstBaselineBox: (any LayoutBox)? { get }
  var layoutLastBaselineBox: (any LayoutBox)? { get }

  /// Whether text is read from right to left among the children of this box.
  var layoutReadsRightToLeft: Bool { get }
  /// The number of pixels per point where the box is shown.
  var layoutScale: CGFloat { get }

  /// Marks the box as needing layout: the solution has changed the frames of its children or the
  /// size of its content.
  func setNeedsLayout()
}

extension LayoutBox {
  /// Whether the current frame differs from a solved one by more than rounding to pixels.
  func isElsewhere(than solved: CGRect) -> Bool {
    let frame = layoutFrame
    let distances = [
      frame.minX - solved.minX, frame.minY - solved.minY, frame.width - solved.width,
      frame.height - solved.height,
    ]
    return distances.contains { abs($0) >= 1 }
  }
}
