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
    case .bottomBars where self is UIKeyboardLayoutGuide:
      return LayoutInsets(UIEdgeInsets(top: 0, left: 0, bottom: keyboardHeight, right: 0))
    case .safeArea, .topBars, .bottomBars: return LayoutInsets(owningView.safeAreaInsets)
    case .free, .readable, .content, .viewport: return .zero
    }
  }
}

extension UILayoutGuide {
  /// The height that a keyboard guide has in its view: the part of the view from the keyboard's
  /// upper edge down, or the area below the safe area if that is higher.
  private var keyboardHeight: CGFloat {
    guard let guide = self as? UIKeyboardLayoutGuide, let view = owningView else { return 0 }
    let safe = guide.usesBottomSafeArea ? view.safeAreaInsets.bottom : 0
    guard let window = view.window, !window.keyboardFrame.isEmpty else { return safe }
    return max(safe, view.bounds.maxY - view.convert(window.keyboardFrame, from: nil).minY)
  }
}

extension LayoutInsets {
  init(_ insets: UIEdgeInsets) {
    self.init(
      left: Double(insets.left), top: Double(insets.top), right: Double(insets.right),
      bottom: Double(insets.bottom))
  }
}
