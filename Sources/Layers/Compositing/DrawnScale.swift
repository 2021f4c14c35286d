import Foundation
import Graphics

/// At what scale a picture is drawn, and how that becomes the scale it is asked for.
///
/// Frames, hairlines and scroll offsets are made for the device's pixels. Drawn straight at 0.6 pixels
/// per point every edge would round by itself: text would jump against its row, and a hairline of
/// half a point would be 3.4 times too heavy. So a picture is drawn at the device's scale, or at the
/// least whole multiple of it that is not smaller than what is asked for, and then reduced by area.
struct DrawnScale {
  /// Drawn pixels per point.
  let drawn: CGFloat
  /// Nil when the picture is drawn at the scale it is asked for.
  let reduction: AreaReduction?

  /// Pictures of at most so many drawn pixels (16 MiB) are drawn at once, larger ones in bands. An
  /// iPhone's are at most 1290 × 2796.
  static let bandArea = 1 << 22

  /// `picture` and `device` in pixels per point; without a device the picture is drawn as asked for.
  init(picture: CGFloat, device: CGFloat?) {
    guard let device else {
      (drawn, reduction) = (picture, nil)
      return
    }
    // 2.0000001 means 2: no whole multiple more for what division leaves.
    let multiple = max(1, (picture / device - 1e-6).rounded(.up))
    let factor = device * multiple / picture
    guard factor > 1 + 1e-6 else {
      (drawn, reduction) = (picture, nil)
      return
    }
    (drawn, reduction) = (device * multiple, AreaReduction(factor: Double(factor)))
  }

  /// The whole of a picture of `size` points, in drawn pixels; rounded, but never to nothing.
  func bounds(of size: CGSize) -> PixelRect {
    func pixels(_ length: CGFloat) -> Int {
      length > 0 ? max(1, Int((length * drawn).rounded())) : 0
    }
    return PixelRect(width: pixels(size.width), height: pixels(size.height))
  }
}
