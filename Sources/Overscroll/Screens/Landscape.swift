import Foundation
import Graphics
import Layers
import PortableMath

/// A drawn landscape: a sky, a sun or moon, and four ridges that darken towards the viewer. The
/// case is the time of day, which decides the colours and the shape of the ridges.
enum Landscape: String, CaseIterable {
  case dawn, noon, mist, dusk, desert, night

  private struct Palette {
    let zenith, horizon, sun, far, near: Color
    /// The centre of the sun or moon, as parts of the width and height.
    let place: CGPoint

    init(
      _ zenith: Int, _ horizon: Int, sun: Int, at place: (Double, Double), ridges: (Int, Int)
    ) {
      (self.zenith, self.horizon) = (Color(hex: zenith), Color(hex: horizon))
      (self.sun, self.place) = (Color(hex: sun), CGPoint(x: place.0, y: place.1))
      (far, near) = (Color(hex: ridges.0), Color(hex: ridges.1))
    }
  }

  private var palette: Palette {
    switch self {
    case .dawn:
      Palette(0x3D5A98, 0xFBC39A, sun: 0xFFE9C4, at: (0.7, 0.4), ridges: (0xC48A95, 0x33284A))
    case .noon:
      Palette(0x3F97E0, 0xD6EEFA, sun: 0xFFF7D9, at: (0.24, 0.2), ridges: (0x8DB8CC, 0x2C5B3C))
    case .mist:
      Palette(0x8CBCB2, 0xEDF5E9, sun: 0xFFFFF2, at: (0.56, 0.3), ridges: (0xA9C8BA, 0x1C4238))
    case .dusk:
      Palette(0x4A3F86, 0xF0A9B8, sun: 0xFFD8C9, at: (0.34, 0.46), ridges: (0xA86FA4, 0x2D1F47))
    case .desert:
      Palette(0xEB9A55, 0xFCE7BE, sun: 0xFFF6DE, at: (0.76, 0.26), ridges: (0xDB9460, 0x70302A))
    case .night:
      Palette(0x0E1733, 0x44568F, sun: 0xF3F0DC, at: (0.22, 0.24), ridges: (0x3A4A78, 0x0A1024))
    }
  }

  private static let ridges = 4

  var picture: DrawnPicture {
    let (palette, size) = (palette, DrawnPicture.size)
    var picture = DrawnPicture(size: size, background: palette.horizon)
    picture.fill(
      CGRect(origin: .zero, size: size),
      GradientContents(stops: [
        LinearGradient.Stop(palette.zenith, at: 0), LinearGradient.Stop(palette.horizon, at: 0.72),
      ]))
    let centre = CGPoint(x: palette.place.x * size.width, y: palette.place.y * size.height)
    let radius = size.height * 0.07
    picture.fill(Self.square(around: centre, half: 5 * radius), Self.glow(palette.sun))
    picture.fill(Path(disc: centre, radius: radius), palette.sun)
    for index in 0..<Self.ridges {
      let share = Double(index) / Double(Self.ridges - 1)
      picture.fill(ridge(index, size), palette.far.mixed(with: palette.near, by: share))
    }
    return picture
  }

  private static func square(around centre: CGPoint, half: CGFloat) -> CGRect {
    CGRect(x: centre.x - half, y: centre.y - half, width: 2 * half, height: 2 * half)
  }

  private static func glow(_ color: Color) -> GradientContents {
    var glow = GradientContents(
      stops: [
        LinearGradient.Stop(color.withAlpha(0.55), at: 0),
        LinearGradient.Stop(color.withAlpha(0), at: 1),
      ], startPoint: CGPoint(x: 0.5, y: 0.5), endPoint: CGPoint(x: 1, y: 1))
    glow.kind = .radial
    return glow
  }

  /// Returns a ridge from the left edge to the right edge, closed at the bottom. Its line is the
  /// sum of three waves.
  private func ridge(_ index: Int, _ size: CGSize) -> Path {
    let base = 0.52 + 0.13 * Double(index)
    let height = 0.1 - 0.012 * Double(index)
    let number = Double(Self.allCases.firstIndex(of: self) ?? 0)
    let phase = number * 2.1 + Double(index) * 1.7
    func y(_ share: Double) -> Double {
      let wave =
        Portable.sin(share * 5.3 + phase) * 0.6 + Portable.sin(share * 12.7 + phase * 2.3) * 0.3
        + Portable.sin(share * 31 + phase * 3.1) * 0.1
      return (base - height * wave) * size.height
    }
    let line = (0...Self.steps).map { step in
      let share = Double(step) / Double(Self.steps)
      return CGPoint(x: share * size.width, y: y(share))
    }
    let corners = [CGPoint(x: size.width, y: size.height), CGPoint(x: 0, y: size.height)]
    var path = Path(through: line + corners)
    path.close()
    return path
  }

  /// The segments of a ridge, each three points long.
  private static let steps = 125
}
