import Foundation
import Graphics
@_spi(Overscroll) import HeadlessUIKit

/// A drawing made twice: by Core Graphics calls here, and by canvas calls in a browser, which draws
/// with Skia.
@MainActor
struct BrowserDrawing {
  static let width = 120
  static let height = 90

  let name: String
  /// The JavaScript that draws on `c`, the context of a clear canvas.
  let script: String
  let draw: (CGContext) -> Void
  /// The number of canvas pixels per pixel of the picture.
  let detail: Int
  /// The largest allowed root mean square difference of all pixels, including edges.
  let limit: Double

  init(
    _ name: String, detail: Int = 1, limit: Double = 1.5, _ script: String,
    _ draw: @escaping (CGContext) -> Void
  ) {
    (self.name, self.detail, self.limit) = (name, detail, limit)
    (self.script, self.draw) = (script, draw)
  }

  static var all: [BrowserDrawing] {
    paths + lines + dashes + gradients + pictures + blurs + BlendedDrawing.all.map(\.drawing)
  }

  // MARK: - Paths

  private static var paths: [BrowserDrawing] {
    [
      BrowserDrawing(
        "curves", detail: 8,
        """
        c.fillStyle = 'rgb(30, 90, 200)'
        c.moveTo(10.3, 80.2); c.bezierCurveTo(0, -40, 70, 130, 60.5, 12)
        c.quadraticCurveTo(118, 20, 100, 84.5); c.closePath(); c.fill()
        """
      ) { context in
        context.setFillColor(red: 30 / 255, green: 90 / 255, blue: 200 / 255, alpha: 1)
        context.move(to: CGPoint(x: 10.3, y: 80.2))
        context.addCurve(
          to: CGPoint(x: 60.5, y: 12), control1: CGPoint(x: 0, y: -40),
          control2: CGPoint(x: 70, y: 130))
        context.addQuadCurve(to: CGPoint(x: 100, y: 84.5), control: CGPoint(x: 118, y: 20))
        context.closePath()
        context.fillPath()
      },
      BrowserDrawing(
        "a star by either rule", detail: 8,
        """
        for (const [x, rule] of [[30, 'nonzero'], [88, 'evenodd']]) {
          c.beginPath()
          for (let k = 0; k < 5; k++) {
            const a = k * 4 * Math.PI / 5 - Math.PI / 2
            c.lineTo(x + 28 * Math.cos(a), 45 + 28 * Math.sin(a))
          }
          c.closePath(); c.fill(rule)
        }
        """
      ) { context in
        for (x, rule) in [(30.0, CGPathFillRule.winding), (88, .evenOdd)] {
          let path = CGMutablePath()
          path.addLines(
            between: (0..<5).map { k in
              let angle = Double(k) * 4 * .pi / 5 - .pi / 2
              return CGPoint(x: x + 28 * cos(angle), y: 45 + 28 * sin(angle))
            })
          path.closeSubpath()
          context.addPath(path)
          context.fillPath(using: rule)
        }
      },
      BrowserDrawing(
        "a clip of arcs, turned", detail: 8,
        """
        c.translate(60, 45); c.rotate(0.4); c.scale(1.3, 0.8)
        c.arc(0, 0, 30, 0.5, 5.2); c.lineTo(0, 0); c.closePath(); c.clip()
        c.beginPath(); c.ellipse(8, -6, 40, 18, 0, 0, 7); c.fillStyle = 'rgb(0, 128, 90)'; c.fill()
        c.fillStyle = 'rgba(255, 0, 0, 0.5)'; c.fillRect(-35.5, 2.25, 70, 11.5)
        """
      ) { context in
        context.translateBy(x: 60, y: 45)
        context.rotate(by: 0.4)
        context.scaleBy(x: 1.3, y: 0.8)
        let sector = UIBezierPath(
          arcCenter: .zero, radius: 30, startAngle: 0.5, endAngle: 5.2, clockwise: true)
        sector.addLine(to: .zero)
        sector.close()
        sector.addClip()
        UIColor(red: 0, green: 128 / 255, blue: 90 / 255, alpha: 1).setFill()
        UIBezierPath(ovalIn: CGRect(x: -32, y: -24, width: 80, height: 36)).fill()
        UIColor.red.withAlphaComponent(0.5).setFill()
        context.fill(CGRect(x: -35.5, y: 2.25, width: 70, height: 11.5))
      },
    ]
  }

  // MARK: - Lines

  /// Nine corners: every cap with every join.
  private static var lines: [BrowserDrawing] {
    [
      BrowserDrawing(
        "caps and joins", detail: 8,
        """
        c.lineWidth = 7.5; c.miterLimit = 10
        ;['butt', 'round', 'square'].forEach((cap, i) =>
          ['miter', 'round', 'bevel'].forEach((join, j) => {
            c.lineCap = cap; c.lineJoin = join
            c.beginPath(); c.moveTo(8 + 40 * i, 26 + 29 * j); c.lineTo(19.5 + 40 * i, 9 + 29 * j)
            c.lineTo(31 + 40 * i, 23.5 + 29 * j); c.stroke()
          }))
        """
      ) { context in
        context.setLineWidth(7.5)
        for (i, cap) in [CGLineCap.butt, .round, .square].enumerated() {
          for (j, join) in [CGLineJoin.miter, .round, .bevel].enumerated() {
            let (x, y) = (40 * Double(i), 29 * Double(j))
            context.setLineCap(cap)
            context.setLineJoin(join)
            context.move(to: CGPoint(x: 8 + x, y: 26 + y))
            context.addLine(to: CGPoint(x: 19.5 + x, y: 9 + y))
            context.addLine(to: CGPoint(x: 31 + x, y: 23.5 + y))
            context.strokePath()
          }
        }
      },
      BrowserDrawing(
        "a wide line along a tight curve, stretched", detail: 8,
        """
        c.scale(1.6, 0.7); c.lineWidth = 12; c.strokeStyle = 'rgb(160, 40, 10)'
        c.moveTo(10, 110); c.bezierCurveTo(25, -60, 50, -10, 30, 60)
        c.bezierCurveTo(20, 100, 60, 120, 66, 20); c.stroke()
        """
      ) { context in
        context.scaleBy(x: 1.6, y: 0.7)
        context.setLineWidth(12)
        context.setStrokeColor(red: 160 / 255, green: 40 / 255, blue: 10 / 255, alpha: 1)
        context.move(to: CGPoint(x: 10, y: 110))
        context.addCurve(
          to: CGPoint(x: 30, y: 60), control1: CGPoint(x: 25, y: -60),
          control2: CGPoint(x: 50, y: -10))
        context.addCurve(
          to: CGPoint(x: 66, y: 20), control1: CGPoint(x: 20, y: 100),
          control2: CGPoint(x: 60, y: 120))
        context.strokePath()
      },
      BrowserDrawing(
        "a shape layer between its start and end", detail: 8,
        """
        c.lineWidth = 9; c.lineCap = 'round'; c.strokeStyle = 'rgb(0, 0, 255)'
        c.beginPath(); c.arc(60, 45, 30, 0.2 * 2 * Math.PI, 0.85 * 2 * Math.PI); c.stroke()
        """
      ) { context in
        let ring = CAShapeLayer()
        ring.frame = CGRect(x: 0, y: 0, width: width, height: height)
        ring.path =
          UIBezierPath(
            arcCenter: CGPoint(x: 60, y: 45), radius: 30, startAngle: 0, endAngle: 2 * .pi,
            clockwise: true
          ).cgPath
        (ring.lineWidth, ring.lineCap, ring.fillColor) = (9, .round, nil)
        ring.strokeColor = UIColor.blue.cgColor
        (ring.strokeStart, ring.strokeEnd) = (0.2, 0.85)
        ring.render(in: context)
      },
    ]
  }

  private static var dashes: [BrowserDrawing] {
    [("butt", CGLineCap.butt), ("round", .round), ("square", .square)].map { word, cap in
      BrowserDrawing(
        "dashes with \(word) ends", detail: 8,
        """
        c.lineWidth = 5; c.lineCap = '\(word)'; c.setLineDash([11, 7.5, 2, 8]); c.lineDashOffset = 4
        c.moveTo(6, 70); c.bezierCurveTo(20, -60, 80, 160, 112, 12); c.stroke()
        c.setLineDash([6]); c.beginPath(); c.rect(20.5, 20.5, 80, 50); c.stroke()
        """
      ) { context in
        let curve = UIBezierPath()
        curve.move(to: CGPoint(x: 6, y: 70))
        curve.addCurve(
          to: CGPoint(x: 112, y: 12), controlPoint1: CGPoint(x: 20, y: -60),
          controlPoint2: CGPoint(x: 80, y: 160))
        let frame = UIBezierPath(rect: CGRect(x: 20.5, y: 20.5, width: 80, height: 50))
        for (path, lengths) in [(curve, [11, 7.5, 2, 8]), (frame, [6] as [CGFloat])] {
          path.lineWidth = 5
          path.lineCapStyle = cap
          path.setLineDash(lengths, count: lengths.count, phase: 4)
          path.stroke()
        }
      }
    }
  }

  // MARK: - Gradients

  private static var gradients: [BrowserDrawing] {
    [
      BrowserDrawing(
        "a linear gradient through a clear colour",
        """
        const g = c.createLinearGradient(15, 10, 100, 70)
        g.addColorStop(0, 'rgb(255, 40, 0)'); g.addColorStop(0.3, 'rgba(0, 200, 80, 0)')
        g.addColorStop(1, 'rgb(20, 30, 250)'); c.fillStyle = g; c.fillRect(0, 0, 120, 90)
        """
      ) { context in
        guard let gradient = gradient([(1, 40, 0, 1), (0, 200, 80, 0), (20, 30, 250, 1)]) else {
          return
        }
        context.drawLinearGradient(
          gradient, start: CGPoint(x: 15, y: 10), end: CGPoint(x: 100, y: 70),
          options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
      },
      BrowserDrawing(
        "circles of two centres",
        """
        const g = c.createRadialGradient(45, 40, 8, 60, 45, 50)
        g.addColorStop(0, 'rgb(255, 40, 0)'); g.addColorStop(0.3, 'rgb(0, 200, 80)')
        g.addColorStop(1, 'rgb(20, 30, 250)'); c.fillStyle = g; c.fillRect(0, 0, 120, 90)
        """
      ) { context in
        guard let gradient = gradient([(1, 40, 0, 1), (0, 200, 80, 1), (20, 30, 250, 1)]) else {
          return
        }
        context.drawRadialGradient(
          gradient, startCenter: CGPoint(x: 45, y: 40), startRadius: 8,
          endCenter: CGPoint(x: 60, y: 45), endRadius: 50,
          options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
      },
      BrowserDrawing(
        "an elliptic gradient layer",
        """
        c.translate(60, 45); c.scale(60, 45)
        const g = c.createRadialGradient(0, 0, 0, 0, 0, 1)
        g.addColorStop(0, 'rgb(255, 40, 0)'); g.addColorStop(0.3, 'rgb(0, 200, 80)')
        g.addColorStop(1, 'rgb(20, 30, 250)'); c.fillStyle = g; c.fillRect(-1, -1, 2, 2)
        """
      ) { context in
        let layer = gradientLayer(.radial, CGRect(x: 0, y: 0, width: width, height: height))
        layer.startPoint = CGPoint(x: 0.5, y: 0.5)
        layer.endPoint = CGPoint(x: 1, y: 1)
        layer.render(in: context)
      },
      BrowserDrawing(
        "a conic gradient layer",
        """
        const g = c.createConicGradient(Math.atan2(-25, 36), 36, 45)
        g.addColorStop(0, 'rgb(255, 40, 0)'); g.addColorStop(0.3, 'rgb(0, 200, 80)')
        g.addColorStop(1, 'rgb(20, 30, 250)'); c.fillStyle = g; c.fillRect(0, 0, 90, 90)
        """
      ) { context in
        let layer = gradientLayer(.conic, CGRect(x: 0, y: 0, width: height, height: height))
        layer.startPoint = CGPoint(x: 0.4, y: 0.5)
        layer.endPoint = CGPoint(x: 0.8, y: 0.5 - 25.0 / 90)
        layer.render(in: context)
      },
    ]
  }

  /// Returns a gradient of colours given in bytes with an alpha, at 0, 0.3 and 1.
  private static func gradient(_ colors: [(Double, Double, Double, Double)]) -> CGGradient? {
    CGGradient(
      colorsSpace: nil, colors: colors.map(color).map(\.cgColor) as CFArray, locations: [0, 0.3, 1])
  }

  private static func color(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double)
    -> UIColor
  {
    UIColor(
      red: red == 1 ? 1 : red / 255, green: green / 255, blue: blue / 255, alpha: alpha)
  }

  private static func gradientLayer(_ type: CAGradientLayerType, _ frame: CGRect)
    -> CAGradientLayer
  {
    let layer = CAGradientLayer()
    layer.frame = frame
    layer.type = type
    layer.colors = [color(1, 40, 0, 1), color(0, 200, 80, 1), color(20, 30, 250, 1)].map(\.cgColor)
    layer.locations = [0, 0.3, 1]
    return layer
  }

  // MARK: - Images

  /// Returns triangular waves in whole numbers, whose wavelength is multiplied by a factor. `waves`
  /// of the script draws them identically.
  static func waves(_ width: Int, _ height: Int, longer factor: Int = 1) -> Bitmap {
    func wave(_ place: Int) -> UInt8 { UInt8(abs(place / factor % 510 - 255)) }
    var bitmap = Bitmap(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width {
        bitmap[x, y] = Pixel(
          red: wave(x * 9 + y * 2), green: wave(y * 11), blue: wave(x * 4 + y * 5 + 200), alpha: 255
        )
      }
    }
    return bitmap
  }

  /// Functions that every script can use.
  static let prelude = """
    const waves = (width, height, factor = 1) => {
      const wave = place => Math.abs(Math.floor(place / factor) % 510 - 255)
      const canvas = new OffscreenCanvas(width, height), data = new ImageData(width, height)
      for (let y = 0, k = 0; y < height; y++) for (let x = 0; x < width; x++, k += 4) {
        data.data[k] = wave(x * 9 + y * 2); data.data[k + 1] = wave(y * 11)
        data.data[k + 2] = wave(x * 4 + y * 5 + 200); data.data[k + 3] = 255
      }
      canvas.getContext('2d').putImageData(data, 0, 0)
      return canvas
    }
    """

  private static var pictures: [BrowserDrawing] {
    [
      BrowserDrawing(
        "a picture, larger and turned",
        """
        c.translate(60, -20); c.rotate(0.6); c.drawImage(waves(40, 30), 0, 0, 100, 75)
        """
      ) { context in
        context.interpolationQuality = .low
        context.translateBy(x: 60, y: -20)
        context.rotate(by: 0.6)
        UIImage(bitmap: waves(40, 30)).draw(in: CGRect(x: 0, y: 0, width: 100, height: 75))
      },
      BrowserDrawing(
        "a picture within a clip, faint", detail: 8,
        """
        c.beginPath(); c.arc(60, 45, 40, 0, 7); c.clip(); c.globalAlpha = 0.6
        c.imageSmoothingEnabled = false
        c.drawImage(waves(120, 90), 0, 0)
        """
      ) { context in
        UIBezierPath(ovalIn: CGRect(x: 20, y: 5, width: 80, height: 80)).addClip()
        UIImage(bitmap: waves(120, 90)).draw(at: .zero, blendMode: .normal, alpha: 0.6)
      },
    ]
  }

  // MARK: - Shadows

  private static var blurs: [BrowserDrawing] {
    [4.0, 12].map { blur in
      BrowserDrawing(
        "a shadow of \(blur)", limit: 2.5,
        """
        c.shadowColor = 'rgba(0, 0, 80, 0.8)'; c.shadowBlur = \(blur)
        c.shadowOffsetX = 6; c.shadowOffsetY = 9.5
        c.fillStyle = 'rgb(255, 200, 0)'; c.beginPath(); c.ellipse(55, 38, 30, 20, 0, 0, 7); c.fill()
        """
      ) { context in
        context.setShadow(
          offset: CGSize(width: 6, height: 9.5), blur: blur,
          color: UIColor(red: 0, green: 0, blue: 80 / 255, alpha: 0.8).cgColor)
        context.setFillColor(red: 1, green: 200 / 255, blue: 0, alpha: 1)
        context.fillEllipse(in: CGRect(x: 25, y: 18, width: 60, height: 40))
      }
    }
  }
}
