import Foundation
@_spi(Overscroll) import HeadlessUIKit

/// A window with a controller's view on a separate screen, so that the logs of tests do not mix.
@MainActor
struct Scene {
  let window: UIWindow
  let controller = UIViewController()
  var root: UIView { controller.view }
  var log: LayoutLog { window.ownEnvironment.problems.layout }

  init(
    width: CGFloat = 400, height: CGFloat = 600, scale: CGFloat = 2,
    safeArea: UIEdgeInsets = .zero
  ) {
    ScreenEnvironment.fallback = ScreenEnvironment(
      bounds: CGRect(x: 0, y: 0, width: width, height: height), scale: scale,
      safeAreaInsets: safeArea)
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: height))
    window.rootViewController = controller
  }

  static func phone8() -> Scene {
    Scene(
      width: 375, height: 667, scale: 2,
      safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
  }

  static func phoneX() -> Scene {
    Scene(
      width: 375, height: 812, scale: 3,
      safeArea: UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
  }

  func layout() { window.layoutIfNeeded() }
}

/// Returns a view that is laid out by constraints, with a name for messages.
@MainActor
func box(_ name: String? = nil, in superview: UIView? = nil) -> UIView {
  add(UIView(), name, to: superview)
}

@MainActor
func add<View: UIView>(_ view: View, _ name: String? = nil, to superview: UIView?) -> View {
  view.translatesAutoresizingMaskIntoConstraints = false
  view.accessibilityIdentifier = name
  superview?.addSubview(view)
  return view
}

@MainActor
func activate(_ constraints: NSLayoutConstraint...) { NSLayoutConstraint.activate(constraints) }

extension NSLayoutConstraint {
  func at(_ priority: Float) -> NSLayoutConstraint {
    self.priority = UILayoutPriority(priority)
    return self
  }

  func named(_ name: String) -> NSLayoutConstraint {
    identifier = name
    return self
  }
}

extension UIView {
  /// Pins all four edges by required constraints.
  func pin(to other: UIView) {
    activate(
      leftAnchor.constraint(equalTo: other.leftAnchor),
      topAnchor.constraint(equalTo: other.topAnchor),
      rightAnchor.constraint(equalTo: other.rightAnchor),
      bottomAnchor.constraint(equalTo: other.bottomAnchor))
  }

  func place(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
    guard let superview else { return }
    activate(
      leftAnchor.constraint(equalTo: superview.leftAnchor, constant: x),
      topAnchor.constraint(equalTo: superview.topAnchor, constant: y),
      widthAnchor.constraint(equalToConstant: width),
      heightAnchor.constraint(equalToConstant: height))
  }
}

/// A view with an intrinsic content size.
final class SizedView: UIView {
  var size: CGSize {
    didSet { invalidateIntrinsicContentSize() }
  }

  init(_ width: CGFloat, _ height: CGFloat) {
    size = CGSize(width: width, height: height)
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { size }
}

/// A wrapping text that takes `area` square points at any width; unwrapped it is one line of
/// `lineHeight`.
final class WrappingView: UIView {
  let area: CGFloat
  let lineHeight: CGFloat
  private(set) var measurements: [CGFloat] = []

  init(area: CGFloat, lineHeight: CGFloat) {
    (self.area, self.lineHeight) = (area, lineHeight)
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize {
    CGSize(width: area / lineHeight, height: lineHeight)
  }

  override func contentSize(forWidth width: CGFloat) -> CGSize? {
    measurements.append(width)
    let lines = (area / lineHeight / width).rounded(.up)
    return CGSize(width: width, height: max(1, lines) * lineHeight)
  }
}

func near(_ a: CGFloat, _ b: CGFloat, within tolerance: CGFloat = 1e-6) -> Bool {
  abs(a - b) <= tolerance
}

func near(_ a: CGRect, _ b: CGRect, within tolerance: CGFloat = 1e-6) -> Bool {
  near(a.minX, b.minX, within: tolerance) && near(a.minY, b.minY, within: tolerance)
    && near(a.width, b.width, within: tolerance) && near(a.height, b.height, within: tolerance)
}

func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}
