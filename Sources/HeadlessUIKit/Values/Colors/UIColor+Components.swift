public import Foundation

/// Colours by hue, and components in several colour models.
extension UIColor {
  /// Creates a colour from hue, saturation and brightness, each clamped to 0…1.
  ///
  /// The hue is a fraction of the circle from red over yellow and green. The model is UIKit's, the
  /// HSB hexcone (https://doi.org/10.1145/800248.807361).
  public convenience init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    let (hue, saturation, brightness) = (hue.share, saturation.share, brightness.share)
    func component(_ sector: CGFloat) -> CGFloat {
      let place = (sector + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(place, 4 - place, 1)))
    }
    self.init(red: component(5), green: component(3), blue: component(1), alpha: alpha)
  }

  /// Creates a colour from Display P3 components.
  ///
  /// - Note: Partly: the components are taken as sRGB, since wide gamut is not supported.
  public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
  {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Stores the sRGB components in the pointers that are not nil. Always returns true.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = color(in: .current)
    red?.pointee = CGFloat(color.red)
    green?.pointee = CGFloat(color.green)
    blue?.pointee = CGFloat(color.blue)
    alpha?.pointee = CGFloat(color.alpha)
    return true
  }

  /// Stores hue, saturation, brightness and alpha in the pointers that are not nil. The hue of a
  /// grey is 0. Always returns true.
  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = color(in: .current)
    let (high, low) = (
      max(color.red, color.green, color.blue), min(color.red, color.green, color.blue)
    )
    let range = high - low
    var sector = 0.0
    if range > 0 {
      sector =
        switch high {
        case color.red: (color.green - color.blue) / range
        case color.green: 2 + (color.blue - color.red) / range
        default: 4 + (color.red - color.green) / range
        }
    }
    hue?.pointee = CGFloat((sector < 0 ? sector + 6 : sector) / 6)
    saturation?.pointee = CGFloat(high > 0 ? range / high : 0)
    brightness?.pointee = CGFloat(high)
    alpha?.pointee = CGFloat(color.alpha)
    return true
  }

  /// Stores the grey component and alpha. Returns false, and stores nothing, if the colour is not
  /// grey.
  @discardableResult
  public func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = color(in: .current)
    guard color.red == color.green, color.green == color.blue else { return false }
    white?.pointee = CGFloat(color.red)
    alpha?.pointee = CGFloat(color.alpha)
    return true
  }
}

extension CGFloat {
  /// The value clamped to 0…1; NaN becomes 0.
  fileprivate var share: CGFloat { self > 0 ? Swift.min(self, 1) : 0 }
}
