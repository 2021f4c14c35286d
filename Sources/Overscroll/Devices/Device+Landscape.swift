import Foundation

extension Device {
  /// The suffix of the identifiers of devices in landscape.
  static let landscapeSuffix = "-landscape"

  /// The device in landscape with its home button or indicator at the right; the device itself if
  /// it is already in landscape.
  ///
  /// A phone in landscape has no status bar. A phone with a notch keeps the depth of the notch free
  /// at both sides, and 21 points for the home indicator. An iPad keeps its insets.
  public var landscape: Device {
    guard !isLandscape else { return self }
    let notch = hasNotch ? safeArea.top : 0
    let area =
      isTablet
      ? safeArea : SafeArea(left: notch, bottom: safeArea.bottom > 0 ? 21 : 0, right: notch)
    return Device(
      identifier: identifier == "custom" ? identifier : identifier + Self.landscapeSuffix,
      name: identifier == "custom" ? name : "\(name), landscape",
      size: CGSize(width: size.height, height: size.width), scale: scale, safeArea: area,
      statusBarHeight: isTablet ? statusBarHeight : 0, cornerRadius: cornerRadius)
  }

  /// Whether the screen is wider than tall.
  public var isLandscape: Bool { size.width > size.height }

  /// The previous name of `isLandscape`.
  @available(*, deprecated, renamed: "isLandscape")
  public var isLying: Bool { isLandscape }

  /// The device in portrait, for drawing its body. For a custom device in landscape, the left inset
  /// is taken as the depth of the notch.
  var upright: Device {
    guard isLandscape else { return self }
    if identifier.hasSuffix(Self.landscapeSuffix),
      let preset = Device.preset(String(identifier.dropLast(Self.landscapeSuffix.count)))
    {
      return preset
    }
    let top = isTablet ? safeArea.top : max(safeArea.left, 20)
    return Device(
      identifier: identifier, name: name, size: CGSize(width: size.height, height: size.width),
      scale: scale, safeArea: SafeArea(top: top, bottom: safeArea.bottom), statusBarHeight: top,
      cornerRadius: cornerRadius)
  }
}
