import AutoLayout
public import Foundation

/// A rectangle without a view that takes part in layout.
@preconcurrency @MainActor
open class UILayoutGuide: _Object {
  /// What determines the rectangle.
  let kind: LayoutRegionKind
  open var identifier: String
  open internal(set) weak var owningView: UIView?
  /// What a constraint DSL keeps with the guide.
  package final var madeConstraints: [AnyObject] = []

  /// A guide of no view until one adds it.
  public init() {
    kind = .free
    identifier = ""
    super.init(_object: ())
  }

  /// - Note: Partly: archives are not supported, always nil.
  public required init?(coder: NSCoder) { nil }

  init(_ kind: LayoutRegionKind, of view: UIView, identifier: String) {
    self.kind = kind
    self.identifier = identifier
    owningView = view
    super.init(_object: ())
  }

  /// In the owning view's coordinates, as of the last layout.
  open var layoutFrame: CGRect {
    guard let view = owningView else { return .zero }
    switch kind {
    case .free: return view.root.layout.engine?.solvedFrame(of: self) ?? .zero
    case .readable: return view.readableFrame
    case .safeArea: return view.bounds.inset(by: view.safeAreaInsets)
    case .margins: return view.bounds.inset(by: view.layoutMargins)
    case .topBars:
      return CGRect(x: 0, y: 0, width: view.bounds.width, height: view.safeAreaInsets.top)
    case .bottomBars:
      let height = CGFloat(layoutRegionInsets.bottom)
      return CGRect(
        x: 0, y: view.bounds.height - height, width: view.bounds.width, height: height)
    case .content: return CGRect(origin: .zero, size: view.scrollContentSize ?? .zero)
    case .viewport: return view.bounds
    }
  }
}

/// What the guides of a view controller's bars offer.
@preconcurrency @MainActor
public protocol UILayoutSupport: AnyObject {
  var length: CGFloat { get }
  var topAnchor: NSLayoutYAxisAnchor { get }
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  var heightAnchor: NSLayoutDimension { get }
}

/// A strip under a bar.
final class BarGuide: UILayoutGuide, UILayoutSupport {
  var length: CGFloat { layoutFrame.height }
}

extension UIViewController {
  /// The strip above the safe area. Deprecated on iOS; `view.safeAreaLayoutGuide` says the same.
  public var topLayoutGuide: any UILayoutSupport { view.layout.guides.topBars(of: view) }

  /// The strip below the safe area.
  public var bottomLayoutGuide: any UILayoutSupport { view.layout.guides.bottomBars(of: view) }
}

extension UIScrollView {
  /// The content area, whatever its constraints are related to.
  public var contentLayoutGuide: UILayoutGuide { layout.guides.content(of: self) }

  /// The visible frame: it stays while the content moves.
  public var frameLayoutGuide: UILayoutGuide { layout.guides.viewport(of: self) }
}

/// The guides a view has by itself, made when first asked for.
@MainActor
struct StandardGuides {
  private(set) var made: [UILayoutGuide] = []

  mutating func safeArea(of view: UIView) -> UILayoutGuide {
    guide(.safeArea, of: view, identifier: "UIViewSafeAreaLayoutGuide")
  }

  mutating func margins(of view: UIView) -> UILayoutGuide {
    guide(.margins, of: view, identifier: "UIViewLayoutMarginsGuide")
  }

  /// The readable content's, which no constraint says anything of yet.
  mutating func makeReadable(of view: UIView) -> UILayoutGuide {
    guide(.readable, of: view, identifier: "UIViewReadableContentGuide")
  }

  mutating func keyboard(of view: UIView) -> UIKeyboardLayoutGuide {
    for guide in made {
      if let guide = guide as? UIKeyboardLayoutGuide { return guide }
    }
    let guide = UIKeyboardLayoutGuide(
      .bottomBars, of: view, identifier: "UIViewKeyboardLayoutGuide")
    made.append(guide)
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
    if let guide = made.first(where: { $0.kind == kind }) { return guide }
    let guide = UILayoutGuide(kind, of: view, identifier: identifier)
    made.append(guide)
    return guide
  }

  private mutating func barGuide(
    _ kind: LayoutRegionKind, of view: UIView, identifier: String
  ) -> BarGuide {
    for guide in made where guide.kind == kind {
      if let guide = guide as? BarGuide { return guide }
    }
    let guide = BarGuide(kind, of: view, identifier: identifier)
    made.append(guide)
    return guide
  }
}
