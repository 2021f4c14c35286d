package import AutoLayout

/// The members of layout guides that the layout engine uses.
extension UILayoutGuide: LayoutRegion {
  package var layoutForm: LayoutForm { .region(self) }

  package var layoutParent: (any LayoutBox)? { owningView }

  package var layoutRegionKind: LayoutRegionKind { kind }

  package var layoutRegionInsets: LayoutInsets {
    guard let owningView else { return .zero }
    switch kind {
    case .margins: return LayoutInsets(owningView.layoutMargins)
    case .bottomBars where (self as? UIKeyboardLayoutGuide)?.usesBottomSafeArea == false:
      return .zero
    case .safeArea, .topBars, .bottomBars: return LayoutInsets(owningView.safeAreaInsets)
    case .free, .readable, .content, .viewport: return .zero
    }
  }
}

extension LayoutInsets {
  init(_ insets: UIEdgeInsets) {
    self.init(
      left: Double(insets.left), top: Double(insets.top), right: Double(insets.right),
      bottom: Double(insets.bottom))
  }
}
