import Foundation

extension Device {
  /// What identifiers of devices that lie end with.
  static let landscapeSuffix = "-landscape"

  /// The device lying, its home button or its end at the right; itself if it lies already. A phone that
  /// lies has no status bar; one with a notch keeps its depth free at both sides, and 21 points for the
  /// home indicator. An iPad keeps what it has.
  public var landscape: Device {
    guard !isLying else { return self }
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

  /// Whether it is wider than tall.
  public var isLying: Bool { size.width > size.height }

  /// The device upright, as its body is drawn. Of one given by its measures that lies, what is free at
  /// the left is the depth of its notch.
  var upright: Device {
    guard isLying else { return self }
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
