import AutoLayout
public import Foundation

extension UIView {
  /// The target for `systemLayoutSizeFitting` that requests the smallest size that constraints
  /// allow.
  public static let layoutFittingCompressedSize = CGSize.zero
  /// The target for `systemLayoutSizeFitting` that requests the largest size that constraints
  /// allow.
  public static let layoutFittingExpandedSize = CGSize(width: 10000, height: 10000)

  /// Returns the size that the constraints inside the view give it, without those outside. The
  /// width and height are pulled towards `target` with the given priorities. The result is rounded
  /// to pixels, half up.
  func fittingSize(
    _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize {
    root.restoreEngine()
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
