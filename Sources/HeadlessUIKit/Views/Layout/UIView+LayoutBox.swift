package import AutoLayout
package import Foundation

/// The members of views that the layout engine uses.
extension UIView: LayoutBox {
  package var layoutForm: LayoutForm { .box(self) }

  package var layoutParent: (any LayoutBox)? { superview }

  package func forEachLayoutChild(_ body: (any LayoutBox) -> Void) {
    for subview in subviews { body(subview) }
  }

  package var layoutPlacement: LayoutPlacement {
    if fillsWindow { return .fillsRoot }
    return translatesAutoresizingMaskIntoConstraints || self is UIWindow ? .manual : .constraints
  }

  package var layoutSize: CGSize { bounds.size }

  package var layoutFrame: CGRect { untransformedFrame }

  package func layoutSprings(along axis: LayoutAxis) -> LayoutSprings {
    let (frame, space) = (untransformedFrame, superview?.bounds.size ?? .zero)
    let isHorizontal = axis == .horizontal
    let position = Double(isHorizontal ? frame.minX : frame.minY)
    let size = Double(isHorizontal ? frame.width : frame.height)
    let superSize = Double(isHorizontal ? space.width : space.height)
    let shares = autoresizingMask.shares(
      NSLayoutConstraint.Axis(axis), position: position, size: size, superSize: superSize)
    return LayoutSprings(
      position: LayoutSprings.Line(
        slope: shares.position, constant: position - shares.position * superSize),
      size: LayoutSprings.Line(slope: shares.size, constant: size - shares.size * superSize))
  }

  package var layoutAlignmentInsets: LayoutInsets { LayoutInsets(alignmentRectInsets) }

  package var layoutScrollOffset: CGPoint? { scrollContentOffset }

  package func layoutContentSize(forWidth width: CGFloat) -> CGSize? {
    contentSize(forWidth: width)
  }

  package func layoutContentPriorities(
    along axis: LayoutAxis
  ) -> (hugging: Double, resistance: Double) {
    let axis = NSLayoutConstraint.Axis(axis)
    var resistance = contentCompressionResistancePriority(for: axis)
    // The first pass measures wrapping text as one line, whose width must not be required: Xcode
    // stores frames of such labels that are as narrow as their constraints.
    if axis == .horizontal, resistance >= .required,
      contentSize(forWidth: max(bounds.width, 1)) != nil
    {
      resistance = UILayoutPriority(UILayoutPriority.required.rawValue - 1)
    }
    return (Double(contentHuggingPriority(for: axis).rawValue), Double(resistance.rawValue))
  }

  package func layoutFirstBaseline(in size: CGSize) -> CGFloat { firstBaselineOffset(in: size) }

  package func layoutLastBaseline(in size: CGSize) -> CGFloat { lastBaselineOffset(in: size) }

  package var layoutFirstBaselineBox: (any LayoutBox)? {
    let view = forFirstBaselineLayout
    return view === self ? nil : view
  }

  package var layoutLastBaselineBox: (any LayoutBox)? {
    let view = forLastBaselineLayout
    return view === self ? nil : view
  }

  package var layoutReadsRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  package var layoutScale: CGFloat { environment.screen.scale }
}
