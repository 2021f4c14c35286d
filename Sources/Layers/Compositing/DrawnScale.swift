import Foundation
import Graphics

/// The scale at which a picture is drawn, and the reduction to its requested scale.
///
/// Frames, hairlines and scroll offsets are made for the pixels of a device. If a picture were
/// drawn directly at 0.6 pixels per point, every edge would be rounded individually. Text would
/// jump against its row, and a hairline of half a point would be 3.4 times too heavy. So a picture
/// is drawn at the device's scale, or at its smallest whole multiple that is not below the
/// requested scale. It is then reduced by area.
struct DrawnScale {
  /// The scale of the drawing, in pixels per point.
  let drawn: CGFloat
  /// The reduction to the requested scale; nil if the picture is drawn at that scale.
  let reduction: AreaReduction?

  /// The maximum number of pixels (16 MiB) drawn at once. Larger pictures are drawn in bands. The
  /// screen of an iPhone has at most 1290 × 2796 pixels.
  static let bandArea = 1 << 22

  /// The rounding error of a quotient that is ignored: 2.0000001 counts as 2.
  private static let noise: CGFloat = 1e-6

  /// Calculates the scales. `picture` and `device` are in pixels per point. Without a device, the
  /// picture is drawn at the requested scale.
  init(picture: CGFloat, device: CGFloat?) {
    guard let device else {
      (drawn, reduction) = (picture, nil)
      return
    }
    let multiple = max(1, (picture / device - Self.noise).rounded(.up))
    let factor = device * multiple / picture
    guard factor > 1 + Self.noise else {
      (drawn, reduction) = (picture, nil)
      return
    }
    (drawn, reduction) = (device * multiple, AreaReduction(factor: Double(factor)))
  }

  /// Returns the bounds of a picture of `size` points in drawn pixels. They are rounded, but at
  /// least one pixel.
  func bounds(of size: CGSize) -> PixelRect {
    func pixels(_ length: CGFloat) -> Int {
      length > 0 ? max(1, Int((length * drawn).rounded())) : 0
    }
    return PixelRect(width: pixels(size.width), height: pixels(size.height))
  }
}
