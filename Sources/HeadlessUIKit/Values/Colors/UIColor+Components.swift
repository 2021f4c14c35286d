public import Foundation

/// Colours by hue, and their components in several models.
extension UIColor {
  /// A colour by its hue, a share of the circle from red over yellow and green, its saturation and its
  /// brightness, as UIKit's: the HSB hexcone (https://doi.org/10.1145/800248.807361). All are clamped
  /// to 0…1.
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

  /// A colour of Display P3.
  ///
  /// - Note: Partly: taken for sRGB, there is no wide gamut here.
  public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
  {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Writes the components in sRGB, each where it is wanted; whether the colour has them: always.
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

  /// Writes hue, saturation and brightness; whether the colour has them: always. A grey's hue is 0.
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

  /// Writes the white of a grey; false, and nothing written, of a colour with a hue.
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
  /// Clamped to 0…1; 0 if it is not a number.
  fileprivate var share: CGFloat { self > 0 ? Swift.min(self, 1) : 0 }
}
