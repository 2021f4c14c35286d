import Foundation
import HeadlessUIKit
import Overscroll

/// Small screens for figures.
@MainActor
enum FigureStages {
  /// Returns a white screen with rows of many colours in a scroll view.
  static func striped(
    _ timeline: Timeline = [], on device: Device? = nil, display: DisplayRate = .standard
  ) throws -> Stage {
    let device = try device ?? Self.small()
    return try Stage(device: device, timeline: timeline, display: display) {
      let controller = UIViewController()
      controller.view.backgroundColor = .white
      let scrollView = UIScrollView(frame: CGRect(origin: .zero, size: device.size))
      scrollView.showsVerticalScrollIndicator = false
      scrollView.contentInsetAdjustmentBehavior = .never
      scrollView.contentSize = CGSize(width: device.size.width, height: 4 * device.size.height)
      for index in 0..<30 {
        let stripe = UIView(
          frame: CGRect(x: 0, y: 40 * CGFloat(index), width: device.size.width, height: 20))
        stripe.backgroundColor = UIColor(
          red: CGFloat(index * 37 % 30) / 30, green: CGFloat(index) / 30, blue: 0.5, alpha: 1)
        scrollView.addSubview(stripe)
      }
      controller.view.addSubview(scrollView)
      return controller
    }
  }

  /// Returns the striped screen with names: the scroll view is `page`, and its first row is
  /// `stripe`. The scroll view has a delegate, whose calls appear in traces.
  static func named(_ timeline: Timeline = []) throws -> Stage {
    let stage = try striped(timeline)
    let page = stage.scrollViews[0]
    page.accessibilityIdentifier = "page"
    page.contentInset = UIEdgeInsets(top: 0, left: 0, bottom: 20, right: 0)
    page.subviews[0].accessibilityIdentifier = "stripe"
    return stage
  }

  /// Returns a green box `outer` that contains a blue one `inner`, laid out by constraints. The
  /// constraint named `pin` connects the inner box's top to the root view.
  ///
  /// - Parameter isBroken: Whether to add a constraint that contradicts the others.
  static func boxes(isBroken: Bool = false) throws -> Stage {
    try Stage(device: try small()) {
      let controller = UIViewController()
      let root: UIView = controller.view
      root.backgroundColor = .white
      let (outer, inner) = (UIView(), UIView())
      outer.backgroundColor = UIColor(red: 0, green: 0.7, blue: 0.2, alpha: 1)
      inner.backgroundColor = UIColor(red: 0.1, green: 0.1, blue: 0.9, alpha: 1)
      (outer.accessibilityIdentifier, inner.accessibilityIdentifier) = ("outer", "inner")
      root.addSubview(outer)
      outer.addSubview(inner)
      for view in [outer, inner] { view.translatesAutoresizingMaskIntoConstraints = false }
      let pin = inner.topAnchor.constraint(equalTo: root.topAnchor, constant: 60)
      pin.identifier = "pin"
      NSLayoutConstraint.activate([
        outer.topAnchor.constraint(equalTo: root.topAnchor, constant: 40),
        outer.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
        outer.widthAnchor.constraint(equalToConstant: 80),
        outer.heightAnchor.constraint(equalToConstant: 90),
        pin, inner.centerXAnchor.constraint(equalTo: outer.centerXAnchor),
        inner.widthAnchor.constraint(equalToConstant: 40),
        inner.heightAnchor.constraint(equalToConstant: 30),
      ])
      if isBroken {
        let other = inner.topAnchor.constraint(equalTo: root.topAnchor, constant: 90)
        other.priority = UILayoutPriority(999)
        other.isActive = true
      }
      return controller
    }
  }

  /// Returns a green screen with a label `words` in the given colour, without a background.
  static func words(_ color: UIColor) throws -> Stage {
    try Stage(device: try small()) {
      let controller = UIViewController()
      controller.view.backgroundColor = UIColor(red: 0, green: 0.7, blue: 0.2, alpha: 1)
      let label = UILabel(frame: CGRect(x: 10, y: 40, width: 100, height: 80))
      label.text = "Words"
      label.textColor = color
      label.accessibilityIdentifier = "words"
      controller.view.addSubview(label)
      return controller
    }
  }

  /// Returns an all-white screen.
  static func blank(on device: Device) throws -> Stage {
    try Stage(device: device) {
      let controller = UIViewController()
      controller.view.backgroundColor = .white
      return controller
    }
  }

  static func small() throws -> Device {
    try Device(size: CGSize(width: 120, height: 160), scale: 2, safeArea: .init(top: 10))
  }

  static let script: Timeline = [
    .hold(0.1), .drag(by: -60, over: 0.2), .release, .hold(0.4),
  ]
}
