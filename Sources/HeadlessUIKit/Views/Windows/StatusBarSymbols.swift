import Foundation
import Graphics
import PortableMath

/// The status bar's symbols for signal, wireless and battery, drawn as vector shapes.
struct StatusBarSymbols {
  enum Part { case signal, battery }

  let color: Color
  /// The factor by which the shapes are scaled.
  let size: CGFloat

  /// The size of all symbols side by side, in points: reception at the left, battery at the right.
  static let size = CGSize(width: 66, height: 12)
  /// Returns the horizontal extent of a part within `size`.
  static func extent(of part: Part) -> (start: CGFloat, width: CGFloat) {
    switch part {
    case .signal: (0, 37.5)
    case .battery: (41.5, 24.5)
    }
  }

  /// Returns the image of a part. `scale` is in pixels per point.
  func image(of part: Part, scale: CGFloat) -> UIImage {
    let unit = scale * size
    let (start, width) = Self.extent(of: part)
    var bitmap = Bitmap(
      width: Int((width * unit).rounded(.up)), height: Int((Self.size.height * unit).rounded(.up)))
    let toPixels = CGAffineTransform(translationX: -start, y: 0)
      .concatenating(CGAffineTransform(scaleX: unit, y: unit))
    for (path, rule, alpha) in shapes(of: part) {
      bitmap.fill(
        Coverage(filling: path.applying(toPixels), rule: rule, within: bitmap.bounds),
        with: .color(color), opacity: alpha)
    }
    return UIImage(bitmap: bitmap, scale: scale)
  }

  private func shapes(of part: Part) -> [(Path, FillRule, Double)] {
    switch part {
    case .signal: signal.map { ($0, .nonZero, 1) } + [(wireless, .nonZero, 1)]
    case .battery:
      [(batteryFrame, .evenOdd, 0.35), (batteryTip, .nonZero, 0.4), (batteryCharge, .nonZero, 1)]
    }
  }

  private var signal: [Path] {
    (0..<4).map { index in
      let height = 4 + CGFloat(index) * 8 / 3
      return Path(
        roundedRect: CGRect(x: CGFloat(index) * 4.7, y: 12 - height, width: 3, height: height),
        radius: 0.8)
    }
  }

  /// Three arcs of a quarter circle that open upwards.
  private var wireless: Path {
    var path = Path()
    let centre = CGPoint(x: 29, y: 11.6)
    for (inner, outer) in [(0.0, 3.3), (4.9, 7.3), (8.9, 11.3)] {
      path.append(sector(centre, CGFloat(inner), CGFloat(outer)))
    }
    return path
  }

  private func sector(_ centre: CGPoint, _ inner: CGFloat, _ outer: CGFloat) -> Path {
    func point(_ radius: CGFloat, _ step: Int) -> CGPoint {
      let angle = Double.pi * (1.25 + 0.5 * Double(step) / 16)
      return CGPoint(
        x: centre.x + radius * CGFloat(Portable.cos(angle)),
        y: centre.y + radius * CGFloat(Portable.sin(angle)))
    }
    var path = Path()
    path.move(to: point(outer, 0))
    for step in 1...16 { path.line(to: point(outer, step)) }
    for step in (0...16).reversed() { path.line(to: point(inner, step)) }
    path.close()
    return path
  }

  private var batteryFrame: Path {
    var path = Path(roundedRect: CGRect(x: 41.5, y: 0.2, width: 22, height: 11.4), radius: 3.2)
    path.append(Path(roundedRect: CGRect(x: 42.5, y: 1.2, width: 20, height: 9.4), radius: 2.2))
    return path
  }

  private var batteryTip: Path {
    Path(
      roundedRect: CGRect(x: 64.3, y: 4, width: 1.4, height: 4), radius: 1.4,
      corners: [.topRight, .bottomRight])
  }

  private var batteryCharge: Path {
    Path(roundedRect: CGRect(x: 43.5, y: 2.2, width: 18, height: 7.4), radius: 1.4)
  }
}
