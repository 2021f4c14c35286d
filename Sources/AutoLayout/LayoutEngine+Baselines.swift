import Foundation

/// Baselines that a box takes from a box inside it, at the position of the last solution.
extension LayoutEngine {
  /// Returns the distance from the box's top edge to its first baseline.
  func firstBaseline(of box: any LayoutBox, in size: CGSize) -> CGFloat {
    guard let inner = box.layoutFirstBaselineBox, let frame = solvedFrame(of: inner, inside: box)
    else { return box.layoutFirstBaseline(in: size) }
    return frame.minY + firstBaseline(of: inner, in: frame.size)
  }

  /// Returns the distance from the last baseline to the box's bottom edge.
  func lastBaseline(of box: any LayoutBox, in size: CGSize) -> CGFloat {
    guard let inner = box.layoutLastBaselineBox, let frame = solvedFrame(of: inner, inside: box)
    else { return box.layoutLastBaseline(in: size) }
    return size.height - frame.maxY + lastBaseline(of: inner, in: frame.size)
  }

  /// Returns the frame of `inner` in the coordinates of `outer`, or nil if it is not a descendant.
  private func solvedFrame(of inner: any LayoutBox, inside outer: any LayoutBox) -> CGRect? {
    guard inner !== outer else { return nil }
    var frame = CGRect(origin: .zero, size: item(of: inner)?.solved.size ?? inner.layoutSize)
    var current = inner
    while current !== outer {
      guard let parent = current.layoutParent else { return nil }
      frame.origin.y += item(of: current)?.solved.minY ?? 0
      current = parent
    }
    return frame
  }
}
