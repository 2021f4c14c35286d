import Foundation

/// Baselines that a box has from a box inside it: they lie where the last solution put that one.
extension LayoutEngine {
  /// From the box's top edge.
  func firstBaseline(of box: any LayoutBox, in size: CGSize) -> CGFloat {
    guard let inner = box.layoutFirstBaselineBox, let frame = solvedFrame(of: inner, inside: box)
    else { return box.layoutFirstBaseline(in: size) }
    return frame.minY + firstBaseline(of: inner, in: frame.size)
  }

  /// From the box's bottom edge.
  func lastBaseline(of box: any LayoutBox, in size: CGSize) -> CGFloat {
    guard let inner = box.layoutLastBaselineBox, let frame = solvedFrame(of: inner, inside: box)
    else { return box.layoutLastBaseline(in: size) }
    return size.height - frame.maxY + lastBaseline(of: inner, in: frame.size)
  }

  /// Nil for a box that does not lie inside the other.
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
