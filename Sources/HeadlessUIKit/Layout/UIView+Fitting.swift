public import Foundation

/// The size that a scratch engine draws its topmost view to.
struct FittingTarget {
  let size: CGSize
  let horizontal, vertical: UILayoutPriority
}

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
    let target = FittingTarget(size: target, horizontal: horizontal, vertical: vertical)
    let scratch = LayoutEngine(root: self, fitting: target)
    for constraint in treeConstraints where constraint.owner?.isDescendant(of: self) == true {
      scratch.add(constraint)
    }
    let item = scratch.item(for: self)
    scratch.settle()
    let grid = PixelGrid(scale: environment.screen.scale)
    return CGSize(width: grid.nearest(item.solved.width), height: grid.nearest(item.solved.height))
  }
}
