import AutoLayout
import Foundation

/// The layout guides that every view has, created when first used.
@MainActor
struct StandardGuides {
  private(set) var createdGuides: [UILayoutGuide] = []

  mutating func safeArea(of view: UIView) -> UILayoutGuide {
    guide(.safeArea, of: view, identifier: "UIViewSafeAreaLayoutGuide")
  }

  mutating func margins(of view: UIView) -> UILayoutGuide {
    guide(.margins, of: view, identifier: "UIViewLayoutMarginsGuide")
  }

  /// Creates the readable content guide, without its constraints.
  mutating func makeReadable(of view: UIView) -> UILayoutGuide {
    guide(.readable, of: view, identifier: "UIViewReadableContentGuide")
  }

  var hasKeyboard: Bool { createdGuides.contains { $0 is UIKeyboardLayoutGuide } }

  mutating func keyboard(of view: UIView) -> UIKeyboardLayoutGuide {
    for guide in createdGuides {
      if let guide = guide as? UIKeyboardLayoutGuide { return guide }
    }
    let guide = UIKeyboardLayoutGuide(
      .bottomBars, of: view, identifier: "UIViewKeyboardLayoutGuide")
    createdGuides.append(guide)
    return guide
  }

  mutating func content(of view: UIView) -> UILayoutGuide {
    guide(.content, of: view, identifier: "UIScrollView-contentLayoutGuide")
  }

  mutating func viewport(of view: UIView) -> UILayoutGuide {
    guide(.viewport, of: view, identifier: "UIScrollView-frameLayoutGuide")
  }

  mutating func topBars(of view: UIView) -> any UILayoutSupport {
    barGuide(.topBars, of: view, identifier: "_UILayoutGuide-top")
  }

  mutating func bottomBars(of view: UIView) -> any UILayoutSupport {
    barGuide(.bottomBars, of: view, identifier: "_UILayoutGuide-bottom")
  }

  private mutating func guide(
    _ kind: LayoutRegionKind, of view: UIView, identifier: String
  ) -> UILayoutGuide {
    if let guide = createdGuides.first(where: { $0.kind == kind }) { return guide }
    let guide = UILayoutGuide(kind, of: view, identifier: identifier)
    createdGuides.append(guide)
    return guide
  }

  private mutating func barGuide(
    _ kind: LayoutRegionKind, of view: UIView, identifier: String
  ) -> BarGuide {
    for guide in createdGuides where guide.kind == kind {
      if let guide = guide as? BarGuide { return guide }
    }
    let guide = BarGuide(kind, of: view, identifier: identifier)
    createdGuides.append(guide)
    return guide
  }
}
