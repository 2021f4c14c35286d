public import Foundation

/// The screen that a stage is built on: its size, its scale, and the areas that the system covers.
///
/// All lengths are in points. Every `Device` can be drawn: the initialiser for custom devices
/// refuses impossible values, so other code never checks them again.
public struct Device: Hashable, Sendable {
  /// The insets of the areas that the system covers along the edges, in points.
  public struct SafeArea: Hashable, Sendable {
    /// The inset of each edge, in points.
    public var top, left, bottom, right: CGFloat

    /// Creates insets; the default of each is 0.
    public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
      (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
    }
  }

  /// The name in scene files, for example `iphone-x`, or `custom` for a device defined by its
  /// measures.
  public let identifier: String
  /// The product name, for example `iPhone X`.
  public let name: String
  /// The size of the screen when the stage begins, in points; wider than tall for a device in
  /// landscape.
  public let size: CGSize
  /// The number of device pixels per point.
  public let scale: CGFloat
  /// The insets covered by the system when the stage begins, in points; none is negative.
  public let safeArea: SafeArea
  /// The height of the visible status bar, in points. Under a Dynamic Island it is smaller than the
  /// top inset.
  public let statusBarHeight: CGFloat
  /// The radius of the screen's corners; 0 for square corners.
  public let cornerRadius: CGFloat

  /// Whether a notch or a Dynamic Island reaches into the screen, which is so if a phone's top
  /// inset is more than the classic status bar of 20 points.
  public var hasNotch: Bool { safeArea.top > 20 && !isTablet }

  /// Whether the device has the size of an iPad: both sides have at least 744 points.
  public var isTablet: Bool { min(size.width, size.height) >= 744 }

  /// The size of a full picture in device pixels, rounded to whole pixels.
  public var pixelSize: CGSize {
    CGSize(width: (size.width * scale).rounded(), height: (size.height * scale).rounded())
  }

  /// Creates a custom device. Its status bar is as tall as its top inset.
  ///
  /// - Throws: `DeviceError` if a side is outside 1…4096 points, the scale is outside 1…4, an inset
  ///   is negative, or the insets leave no space. NaN is outside every range.
  public init(
    size: CGSize, scale: CGFloat, safeArea: SafeArea = SafeArea(top: 20)
  ) throws(DeviceError) {
    let sides = Device.sides
    guard sides.contains(size.width), sides.contains(size.height) else {
      throw .size(size)
    }
    guard Device.scales.contains(scale) else { throw .scale(scale) }
    let insets = [safeArea.top, safeArea.left, safeArea.bottom, safeArea.right]
    guard insets.allSatisfy({ $0 >= 0 }), safeArea.top + safeArea.bottom < size.height,
      safeArea.left + safeArea.right < size.width
    else { throw .safeArea(safeArea) }
    self.init(
      identifier: "custom", name: "Custom", size: size, scale: scale, safeArea: safeArea,
      statusBarHeight: safeArea.top, cornerRadius: 0)
  }

  /// The permitted length of a side, in points.
  public static let sides: ClosedRange<CGFloat> = 1...4096
  /// The permitted number of pixels per point.
  public static let scales: ClosedRange<CGFloat> = 1...4

  init(
    identifier: String, name: String, size: CGSize, scale: CGFloat, safeArea: SafeArea,
    statusBarHeight: CGFloat, cornerRadius: CGFloat
  ) {
    self.identifier = identifier
    self.name = name
    self.size = size
    self.scale = scale
    self.safeArea = safeArea
    self.statusBarHeight = statusBarHeight
    self.cornerRadius = cornerRadius
  }
}

extension Device: CustomStringConvertible {
  /// The identifier as in scene files, or the measures of a custom device, for example
  /// `375×812@3x`. Parameterised tests show it for devices.
  public var description: String {
    identifier == "custom"
      ? "\(plain(size.width))×\(plain(size.height))@\(plain(scale))x" : identifier
  }
}
