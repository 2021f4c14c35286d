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
