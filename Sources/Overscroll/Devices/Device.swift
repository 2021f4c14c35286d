public import Foundation

/// The screen a stage is built on: size and scale, and what the system keeps for itself at the edges.
///
/// All lengths are points. A `Device` is always drawable: the initialiser for devices of your own
/// refuses everything else, so code that has one never checks again.
public struct Device: Hashable, Sendable {
  /// What the system covers along each edge, in points.
  public struct SafeArea: Hashable, Sendable {
    /// In points.
    public var top, left, bottom, right: CGFloat

    /// All edges free unless given.
    public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
      (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
    }
  }

  /// The name scene files use, for example `iphone-x`; `custom` for a device given by its measures.
  public let identifier: String
  /// The name people use, for example `iPhone X`.
  public let name: String
  /// The screen as the stage begins, in points; wider than tall for a device that lies.
  public let size: CGSize
  /// Device pixels per point.
  public let scale: CGFloat
  /// What the system covers as the stage begins, in points; no inset is negative.
  public let safeArea: SafeArea
  /// The height of the status bar while it is shown. Under a Dynamic Island it is lower than the safe area.
  public let statusBarHeight: CGFloat
  /// The radius of the glass's corners; 0 for square corners.
  public let cornerRadius: CGFloat

  /// Whether a notch or a Dynamic Island reaches into the screen from above: the safe area of a phone is
  /// taller than the classic status bar of 20 points.
  public var hasNotch: Bool { safeArea.top > 20 && !isTablet }

  /// Whether it is as wide as an iPad: both sides have 744 points and more.
  public var isTablet: Bool { min(size.width, size.height) >= 744 }

  /// The size of a full picture in device pixels, rounded to whole ones.
  public var pixelSize: CGSize {
    CGSize(width: (size.width * scale).rounded(), height: (size.height * scale).rounded())
  }

  /// A device of your own. Its status bar is as tall as the top of its safe area.
  ///
  /// - Throws: `DeviceError` if a side is not within 1…4096 points, the scale not within 1…4, a
  ///   safe-area inset negative, or nothing left between the insets. NaN is within no range.
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

  /// The lengths a side may have, in points.
  public static let sides: ClosedRange<CGFloat> = 1...4096
  /// The pixels per point a device may have.
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
  /// The identifier, as scene files name it; the measures of a device that has none: `375×812@3x`. Tests
  /// with devices as arguments are listed so.
  public var description: String {
    identifier == "custom"
      ? "\(plain(size.width))×\(plain(size.height))@\(plain(scale))x" : identifier
  }
}
