public import Foundation
public import HeadlessUIKit

extension Snapshotting where Value == UIViewController, Format == UIImage {
  /// A strategy that compares pictures of controllers in the size of their views.
  public static var image: Snapshotting { .image() }

  /// Returns a strategy that compares pictures of controllers on a device.
  ///
  /// - Parameters:
  ///   - config: The size, the safe area and the traits of the device.
  ///   - drawHierarchyInKeyWindow: Whether the key window shows the controller.
  ///   - precision: The fraction of pixels that must match, 0…1.
  ///   - perceptualPrecision: The similarity from which on two colours match, 0…1.
  ///   - size: The size of the picture; nil is that of the device.
  ///   - traits: Further traits.
  public static func image(
    on config: ViewImageConfig, drawHierarchyInKeyWindow: Bool = false, precision: Float = 1,
    perceptualPrecision: Float = 1, size: CGSize? = nil,
    traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    var sized = config
    sized.size = size ?? config.size
    return picture(
      sized, drawHierarchyInKeyWindow, precision, perceptualPrecision, traits
    ) { ($0.view, $0) }
  }

  /// Returns a strategy that compares pictures of controllers.
  public static func image(
    drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
    size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    let config = ViewImageConfig(safeArea: .zero, size: size, traits: traits)
    return picture(
      config, drawHierarchyInKeyWindow, precision, perceptualPrecision, traits
    ) { ($0.view, $0) }
  }
}

extension Snapshotting where Value == UIView, Format == UIImage {
  /// A strategy that compares pictures of views in their size.
  public static var image: Snapshotting { .image() }

  /// Returns a strategy that compares pictures of views.
  ///
  /// - Parameters:
  ///   - drawHierarchyInKeyWindow: Whether the key window shows the view.
  ///   - precision: The fraction of pixels that must match, 0…1.
  ///   - perceptualPrecision: The similarity from which on two colours match, 0…1.
  ///   - size: The size of the picture; nil is that of the view.
  ///   - traits: Further traits.
  public static func image(
    drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
    size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    picture(
      ViewImageConfig(safeArea: .zero, size: nil, traits: traits), drawHierarchyInKeyWindow,
      precision, perceptualPrecision, traits
    ) { view in
      if let size { view.frame.size = size }
      let controller = UIViewController()
      controller.view.frame.size = view.frame.size
      return (view, controller)
    }
  }
}

extension Snapshotting where Format == UIImage {
  private static func picture(
    _ config: ViewImageConfig, _ usesKeyWindow: Bool, _ precision: Float, _ perceptual: Float,
    _ traits: UITraitCollection,
    _ parts: @escaping @MainActor (Value) -> (UIView, UIViewController)
  ) -> Snapshotting {
    Snapshotting<UIImage, UIImage>.image(
      precision: precision, perceptualPrecision: perceptual, scale: traits.displayScale
    ).pullback { value in
      // Safe: strategies of views run on the main thread, where the value is.
      nonisolated(unsafe) let value = value
      return onMainActorUnchecked {
        let (view, controller) = parts(value)
        let host = SnapshotHost(
          view, in: controller, config, traits: traits, usesKeyWindow: usesKeyWindow)
        defer { host.end() }
        return host.image()
      }
    }
  }
}

extension Snapshotting where Value == UIViewController, Format == String {
  /// A strategy that compares the tree of controllers.
  public static var hierarchy: Snapshotting {
    text(ViewImageConfig(), UITraitCollection()) {
      ($0.view, $0)
    } of: { controller in
      ViewTreeText.lines(of: controller).joined(separator: "\n")
    }
  }

  /// A strategy that compares the tree of a controller's views.
  public static var recursiveDescription: Snapshotting { .recursiveDescription() }

  /// Returns a strategy that compares the tree of a controller's views on a device.
  public static func recursiveDescription(
    on config: ViewImageConfig = ViewImageConfig(), size: CGSize? = nil,
    traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    var sized = config
    sized.size = size ?? config.size
    return text(sized, traits) {
      ($0.view, $0)
    } of: { controller in
      ViewTreeText.lines(of: controller.view).joined(separator: "\n")
    }
  }
}

extension Snapshotting where Value == UIView, Format == String {
  /// A strategy that compares the tree of views.
  public static var recursiveDescription: Snapshotting { .recursiveDescription() }

  /// Returns a strategy that compares the tree of views.
  public static func recursiveDescription(
    size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    text(ViewImageConfig(safeArea: .zero, size: size, traits: traits), traits) {
      ($0, UIViewController())
    } of: { view in
      ViewTreeText.lines(of: view).joined(separator: "\n")
    }
  }
}

extension Snapshotting where Format == String {
  private static func text(
    _ config: ViewImageConfig, _ traits: UITraitCollection,
    _ parts: @escaping @MainActor (Value) -> (UIView, UIViewController),
    of words: @escaping @MainActor (Value) -> String
  ) -> Snapshotting {
    var strategy: Snapshotting = SimplySnapshotting.lines.pullback { value in
      // Safe: strategies of views run on the main thread, where the value is.
      nonisolated(unsafe) let value = value
      return onMainActorUnchecked {
        let (view, controller) = parts(value)
        var sized = config
        sized.size = config.size ?? view.frame.size
        let host = SnapshotHost(
          view, in: controller, sized, traits: traits, usesKeyWindow: false)
        defer { host.end() }
        return words(value)
      }
    }
    strategy.showsUIKit = true
    return strategy
  }
}
