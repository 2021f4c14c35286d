import Foundation
import HeadlessUIKit

/// A window that shows a view or a controller while its snapshot is taken.
///
/// The steps are those of swift-snapshot-testing, which decide which callbacks a controller gets.
@MainActor
struct SnapshotHost {
  private let view: UIView
  private let controller: UIViewController
  private let config: ViewImageConfig
  private let traits: UITraitCollection
  private let usesKeyWindow: Bool
  private let window: UIWindow
  private let root: UIViewController
  /// The frame of the view before, which it gets back.
  private let initialFrame: CGRect

  /// Shows a controller, or a view in a controller made for it.
  ///
  /// - Parameters:
  ///   - size: The size; nil is that of the configuration, or else of the view.
  ///   - usesKeyWindow: Whether the key window shows the view, and the picture is that of its
  ///     hierarchy.
  init(
    _ view: UIView, in controller: UIViewController, _ config: ViewImageConfig,
    traits: UITraitCollection, usesKeyWindow: Bool
  ) {
    (self.view, self.controller, self.config) = (view, controller, config)
    initialFrame = view.frame
    let size = config.size ?? controller.view.frame.size
    view.frame.size = size
    if view !== controller.view {
      controller.view.bounds = view.bounds
      controller.view.addSubview(view)
    }
    self.traits = UITraitCollection(traitsFrom: [config.traits, traits])
    let keyWindow = usesKeyWindow ? UIApplication.shared.windows.first(where: \.isKeyWindow) : nil
    self.usesKeyWindow = usesKeyWindow
    if let keyWindow {
      window = keyWindow
      window.frame.size = size
    } else {
      window = SnapshotWindow(size: size, safeArea: config.safeArea, controller)
    }
    root = controller === window.rootViewController ? controller : UIViewController()
    show()
    if size.width == 0 || size.height == 0 {
      view.sizeToFit()
      view.setNeedsLayout()
      view.layoutIfNeeded()
    }
  }

  private func show() {
    if root !== controller {
      root.view.backgroundColor = .clear
      root.view.frame = window.frame
      let isFramed = controller.view.translatesAutoresizingMaskIntoConstraints
      root.view.translatesAutoresizingMaskIntoConstraints = isFramed
      root.preferredContentSize = root.view.frame.size
      controller.view.frame = root.view.frame
      root.view.addSubview(controller.view)
      if isFramed {
        controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      } else {
        NSLayoutConstraint.activate([
          controller.view.topAnchor.constraint(equalTo: root.view.topAnchor),
          controller.view.bottomAnchor.constraint(equalTo: root.view.bottomAnchor),
          controller.view.leadingAnchor.constraint(equalTo: root.view.leadingAnchor),
          controller.view.trailingAnchor.constraint(equalTo: root.view.trailingAnchor),
        ])
      }
      root.addChild(controller)
    }
    root.setOverrideTraitCollection(traits, forChild: controller)
    controller.didMove(toParent: root)
    window.rootViewController = root
    root.beginAppearanceTransition(true, animated: false)
    root.endAppearanceTransition()
    root.view.setNeedsLayout()
    root.view.layoutIfNeeded()
    controller.view.setNeedsLayout()
    controller.view.layoutIfNeeded()
  }

  /// Returns the picture of the view.
  func image() -> UIImage {
    // Far from the window's edges, the safe area does not reach the view.
    let frame = view.frame
    if config.safeArea == .zero { view.frame.origin = Self.offscreen }
    defer { view.frame = frame }
    let renderer = UIGraphicsImageRenderer(
      bounds: view.bounds, format: UIGraphicsImageRendererFormat(for: traits))
    return renderer.image { context in
      if usesKeyWindow {
        _ = view.drawHierarchy(in: view.bounds, afterScreenUpdates: true)
      } else {
        view.layer.render(in: context.cgContext)
      }
    }
  }

  private static let offscreen = CGPoint(x: 10_000, y: 10_000)

  /// Removes the view from the window and gives it its initial frame.
  func end() {
    root.beginAppearanceTransition(false, animated: false)
    controller.willMove(toParent: nil)
    controller.view.removeFromSuperview()
    controller.removeFromParent()
    controller.didMove(toParent: nil)
    root.endAppearanceTransition()
    window.rootViewController = nil
    view.frame = initialFrame
  }
}

/// A window with a given safe area.
private final class SnapshotWindow: UIWindow {
  private var safeArea: UIEdgeInsets

  init(size: CGSize, safeArea: UIEdgeInsets, _ controller: UIViewController) {
    self.safeArea = safeArea
    super.init(frame: CGRect(origin: .zero, size: size))
    // As in swift-snapshot-testing: bars do not extend under the status bar, and the picture is
    // shorter by its height.
    func removeTop() {
      frame.size.height -= self.safeArea.top
      self.safeArea.top = 0
    }
    if controller is UINavigationController {
      removeTop()
    } else if let tabs = controller as? UITabBarController {
      frame.size.height -= self.safeArea.bottom
      self.safeArea.bottom = 0
      if tabs.selectedViewController is UINavigationController { removeTop() }
    }
    isHidden = false
  }

  required init?(coder: NSCoder) { nil }

  override var safeAreaInsets: UIEdgeInsets {
    let isStatusBarHidden =
      safeArea == UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
      && rootViewController?.prefersStatusBarHidden ?? false
    return isStatusBarHidden ? .zero : safeArea
  }
}
