import Foundation
import Graphics
import Layers

extension DeviceBody {
  /// Returns the device body with a screen's contents, in a layer of the body's size with its
  /// origin at the body's corner.
  func layer(showing screenTree: LayerTree, fingers: [Layer], hasShadow: Bool) -> Layer {
    var layer = Layer(frame: CGRect(origin: .zero, size: size))
    layer.sublayers =
      (style == .none ? [] : rotatedToLandscape(under(hasShadow))) + [screen(screenTree)]
      + rotatedToLandscape(over)
      + [Self.moved(fingers, to: screenOrigin)]
    return layer
  }

  /// Returns parts of the body, rotated if the device is in landscape.
  private func rotatedToLandscape(_ parts: [Layer]) -> [Layer] {
    guard isLandscape, !parts.isEmpty else { return parts }
    var layer = Layer(bounds: CGRect(origin: .zero, size: uprightSize))
    layer.anchorPoint = .zero
    layer.transform = CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 0)
    layer.position = CGPoint(x: 0, y: uprightSize.width)
    layer.sublayers = parts
    return [layer]
  }

  private func screen(_ tree: LayerTree) -> Layer {
    var layer = Layer(frame: CGRect(origin: screenOrigin, size: screen))
    layer.backgroundColor = tree.backgroundColor
    layer.masksToBounds = true
    if style != .none {
      layer.cornerRadius = cornerRadius
      layer.cornerCurve = .continuous
    }
    layer.sublayers = tree.layers
    return layer
  }

  private static func moved(_ layers: [Layer], to origin: CGPoint) -> Layer {
    var layer = Layer()
    layer.anchorPoint = .zero
    layer.position = origin
    layer.sublayers = layers
    return layer
  }

  private func shape(_ path: Path, _ color: Color) -> Layer {
    var layer = Layer(frame: CGRect(origin: .zero, size: uprightSize))
    layer.contents = .shape(ShapeContents(path: path, fillColor: color))
    return layer
  }

  private func line(_ path: Path, _ color: Color, width: CGFloat) -> Layer {
    var layer = Layer(frame: CGRect(origin: .zero, size: uprightSize))
    layer.contents = .shape(
      ShapeContents(
        path: path, fillColor: nil, strokeColor: color, stroke: StrokeStyle(width: width)))
    return layer
  }

  private func rounded(_ rect: CGRect, _ radius: CGFloat) -> Path {
    Path(roundedRect: rect, radius: radius, curve: .continuous)
  }

  private var isLight: Bool { style == .light }

  /// Returns the parts under the screen: shadow, buttons, metal and glass.
  private func under(_ hasShadow: Bool) -> [Layer] {
    let outline = rounded(metal, metalRadius)
    let front = isLight && kind == .homeButton ? Color(white: 0.97) : Color(white: 0.02)
    let finish = BodyFinish(style)
    return (hasShadow ? [shadow(of: outline)] : []) + buttons.map { button($0, finish) } + [
      metalLayer(finish)
    ] + antennas.map { shape(Path(rect: $0), finish.antenna) } + [
      line(rounded(metal.insetBy(dx: 0.5, dy: 0.5), metalRadius - 0.5), finish.edge, width: 1),
      line(
        rounded(metal.insetBy(dx: 1.75, dy: 1.75), metalRadius - 1.75),
        finish.reflection, width: 1),
      shape(rounded(glass, glassRadius), front),
      line(
        rounded(glass.insetBy(dx: 0.5, dy: 0.5), glassRadius - 0.5), Color(white: 0, alpha: 0.5),
        width: 1),
    ]
      + (cameraControl.map {
        [shape(Path(roundedRect: $0, radius: 1), finish.cameraControl)]
      } ?? []) + frontParts
  }

  /// Returns the shadow in a separate layer without sublayers, so that changes on the screen do not
  /// affect it.
  private func shadow(of outline: Path) -> Layer {
    var layer = Layer(frame: CGRect(origin: .zero, size: uprightSize))
    var shadow = Shadow()
    shadow.opacity = 0.3
    // The shadow points down on the page, whatever the orientation of the body.
    shadow.offset = isLandscape ? CGSize(width: -10, height: 0) : CGSize(width: 0, height: 10)
    shadow.radius = 14
    shadow.path = outline
    layer.shadow = shadow
    return layer
  }

  private func button(_ rect: CGRect, _ finish: BodyFinish) -> Layer {
    var layer = Layer(frame: rect)
    layer.backgroundColor = finish.button
    layer.cornerRadius = 2
    layer.borderWidth = 0.75
    layer.borderColor = finish.buttonEdge
    return layer
  }

  /// The metal, with lighter edges at both sides.
  private func metalLayer(_ finish: BodyFinish) -> Layer {
    var layer = Layer(frame: metal)
    layer.cornerRadius = metalRadius
    layer.cornerCurve = .continuous
    layer.masksToBounds = true
    let places: [Double] = [0, 0.06, 0.5, 0.94, 1]
    layer.contents = .gradient(
      GradientContents(
        stops: zip(finish.metal, places).map { LinearGradient.Stop($0, at: $1) },
        startPoint: CGPoint(x: 0, y: 0.5), endPoint: CGPoint(x: 1, y: 0.5)))
    return layer
  }

  /// The parts in the glass around the screen.
  private var frontParts: [Layer] {
    let middle = glass.midX
    let dark = isLight ? Color(white: 0.25) : Color(white: 0.14)
    func disc(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat) -> Path {
      Path(ellipseIn: CGRect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius))
    }
    switch kind {
    case .notch, .island: return []
    case .tablet:
      return [
        shape(disc(middle, glass.minY + border.top / 2, 4), Color(white: 0.1)),
        shape(
          disc(middle, glass.minY + border.top / 2, 1.75), Color(red: 0.1, green: 0.14, blue: 0.3)),
      ]
    case .homeButton:
      let speaker = CGRect(x: middle - 31, y: glass.minY + 45, width: 62, height: 7)
      let button = disc(middle, glass.maxY - border.bottom / 2, 30)
      return [
        shape(Path(roundedRect: speaker, radius: 3.5), dark),
        shape(disc(middle - 52, speaker.midY, 5), dark),
        shape(disc(middle, glass.minY + 24, 3), dark),
        shape(button, isLight ? Color(white: 0.95) : Color(white: 0.04)),
        line(button, isLight ? Color(white: 0.72) : Color(white: 0.3), width: 2),
      ]
    }
  }

  /// The sensor housing, which is drawn over the content.
  private var over: [Layer] {
    guard !housing.isEmpty else { return [] }
    let place = housing.offsetBy(dx: uprightOrigin.x, dy: uprightOrigin.y)
    let lens = CGPoint(
      x: kind == .island ? place.maxX - place.height / 2 : place.midX + place.width * 0.2,
      y: place.midY - (kind == .island ? 0 : 2))
    func disc(_ radius: CGFloat) -> Path {
      Path(
        ellipseIn: CGRect(
          x: lens.x - radius, y: lens.y - radius, width: 2 * radius, height: 2 * radius))
    }
    let camera = [
      shape(disc(5.5), Color(white: 0.07)),
      shape(disc(2.75), Color(red: 0.07, green: 0.1, blue: 0.22)),
    ]
    guard kind == .notch else {
      return [shape(Path(roundedRect: place, radius: place.height / 2), .black)] + camera
    }
    let speaker = CGRect(x: place.midX - 24, y: lens.y - 3, width: 48, height: 6)
    return [
      shape(notch(place), .black),
      shape(Path(roundedRect: speaker, radius: 3), Color(white: 0.11)),
    ] + camera
  }

  /// Returns the outline of a notch: rounded at the bottom, with concave corners at the screen's
  /// edge.
  private func notch(_ place: CGRect) -> Path {
    let small: CGFloat = 6, large = min(20, place.height - small)
    let top = place.minY - 1
    var path = Path()
    path.move(to: CGPoint(x: place.minX - small, y: top))
    path.line(to: CGPoint(x: place.minX - small, y: place.minY))
    path.arc(
      center: CGPoint(x: place.minX - small, y: place.minY + small), radius: small,
      startAngle: -.pi / 2, endAngle: 0, increasing: true)
    path.arc(
      center: CGPoint(x: place.minX + large, y: place.maxY - large), radius: large,
      startAngle: .pi, endAngle: .pi / 2, increasing: false)
    path.arc(
      center: CGPoint(x: place.maxX - large, y: place.maxY - large), radius: large,
      startAngle: .pi / 2, endAngle: 0, increasing: false)
    path.arc(
      center: CGPoint(x: place.maxX + small, y: place.minY + small), radius: small,
      startAngle: .pi, endAngle: 1.5 * .pi, increasing: true)
    path.line(to: CGPoint(x: place.maxX + small, y: top))
    path.close()
    return path
  }
}
