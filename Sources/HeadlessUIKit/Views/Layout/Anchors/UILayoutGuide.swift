import AutoLayout
public import Foundation

/// A rectangle without a view that takes part in Auto Layout.
@preconcurrency @MainActor
open class UILayoutGuide: _Object {
  /// The rule that determines the rectangle.
  let kind: LayoutRegionKind
  open var identifier: String
  open internal(set) weak var owningView: UIView?
  /// The objects that a constraint DSL stores with the guide.
  package final var constraintDSLStorage: [AnyObject] = []
  final var anchors: [NSLayoutConstraint.Attribute: AnyObject] = [:]

  /// Creates a guide without a view. Add it with `addLayoutGuide(_:)`.
  public init() {
    kind = .free
    identifier = ""
    super.init(_object: ())
  }

  /// Creates a guide from an archive.
  ///
  /// - Note: Partly: always returns nil, because archives are not supported.
  public required init?(coder: NSCoder) { nil }

  init(_ kind: LayoutRegionKind, of view: UIView, identifier: String) {
    self.kind = kind
    self.identifier = identifier
    owningView = view
    super.init(_object: ())
  }

  /// The frame of the guide in its view's coordinates, from the last layout pass.
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

extension UIScrollView {
  /// The guide of the content area, which moves as the content scrolls. Its size is the content
  /// size.
  public var contentLayoutGuide: UILayoutGuide { layout.guides.content(of: self) }

  /// The guide of the visible frame, which does not move as the content scrolls.
  public var frameLayoutGuide: UILayoutGuide { layout.guides.viewport(of: self) }
}
