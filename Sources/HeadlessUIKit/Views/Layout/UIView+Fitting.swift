import AutoLayout
public import Foundation

extension UIView {
  /// A target for `systemLayoutSizeFitting`: as small as constraints allow.
  public static let layoutFittingCompressedSize = CGSize.zero
  /// As large as constraints allow.
  public static let layoutFittingExpandedSize = CGSize(width: 10000, height: 10000)

  /// The size constraints give the view (rounded to pixels, half up) when nothing outside it
  /// matters and its own width and height are drawn to `target` at the given priorities.
  func fittingSize(
    _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize {
    updateTreeConstraints()
    let target = FittingTarget(
      size: target, horizontal: Double(horizontal.rawValue), vertical: Double(vertical.rawValue))
    let scratch = LayoutEngine(root: self, fitting: target)
    for constraint in treeConstraints {
      guard let lowered = constraint.lowered, let owner = constraint.owner,
        owner.isDescendant(of: self)
      else { continue }
      scratch.add(lowered, in: owner)
    }
    let size = scratch.solvedRootSize()
    let grid = PixelGrid(scale: environment.screen.scale)
    return CGSize(width: grid.nearest(size.width), height: grid.nearest(size.height))
  }
}
