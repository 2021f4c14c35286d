public import HeadlessUIKit

/// The type of `controller.topLayoutGuide.snp`, with the three attributes of the area covered by a
/// bar.
@preconcurrency @MainActor
public struct ConstraintLayoutSupportDSL {
  private let support: any UILayoutSupport

  init(support: any UILayoutSupport) { self.support = support }

  /// The top edge of the area.
  public var top: ConstraintItem { ConstraintItem(target: support, attributes: .top) }
  /// The bottom edge of the area.
  public var bottom: ConstraintItem { ConstraintItem(target: support, attributes: .bottom) }
  /// The height of the area in points; 0 without a safe area inset on that side.
  public var height: ConstraintItem { ConstraintItem(target: support, attributes: .height) }
}

extension UILayoutSupport {
  /// Names attributes of the area for other views' constraints. It cannot make constraints itself.
  public var snp: ConstraintLayoutSupportDSL { ConstraintLayoutSupportDSL(support: self) }
}
