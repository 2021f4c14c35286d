import Foundation
import Graphics
import Layers
import TestSupport
import Typography

/// Random layer trees that use every feature, for tests of laws.
struct RandomTree {
  static let size = CGSize(width: 40, height: 32)

  private var random: SplitMix64
  private let images: [ImageSource]

  init(seed: UInt64) {
    random = SplitMix64(seed: seed)
    var noise = SplitMix64(seed: ~seed)
    images = [(23, 17, true), (40, 9, false), (5, 31, true)].map { width, height, isOpaque in
      ImageSource(
        Bitmap(
          width: width, height: height,
          pixels: (0..<width * height).map { _ in
            Color(
              red: noise.number(0...1), green: noise.number(0...1), blue: noise.number(0...1),
              alpha: isOpaque ? 1 : noise.number(0...1)
            ).premultiplied
          }))
    }
  }

  mutating func tree() -> LayerTree {
    LayerTree(
      size: Self.size, backgroundColor: color(),
      layers: (0..<Int.random(in: 1...4, using: &random)).map { _ in layer(depth: 2) })
  }

  /// Returns the tree with a few random changes at any depth.
  mutating func mutated(_ tree: LayerTree) -> LayerTree {
    var tree = tree
    repeat { tree.layers = mutated(tree.layers, depth: 2) } while random.once(in: 3)
    return tree
  }

  mutating func pixels(within bounds: PixelRect) -> PixelRect {
    let x = Int.random(in: bounds.x..<bounds.maxX, using: &random)
    let y = Int.random(in: bounds.y..<bounds.maxY, using: &random)
    return PixelRect(
      x: x, y: y, width: .random(in: 1...bounds.maxX - x, using: &random),
      height: .random(in: 1...bounds.maxY - y, using: &random))
  }

  private mutating func mutated(_ layers: [Layer], depth: Int) -> [Layer] {
    var layers = layers
    switch random.next() % 8 {
    case 0: layers.append(layer(depth: depth))
    case 1: if !layers.isEmpty { layers.removeLast() }
    case 2: layers.reverse()
    default:
      guard let index = layers.indices.randomElement(using: &random) else { return layers }
      if random.once(in: 2), depth > 0 {
        layers[index].sublayers = mutated(layers[index].sublayers, depth: depth - 1)
      } else {
        change(&layers[index], depth: depth)
      }
    }
    return layers
  }

  /// Changes one property of the layer.
  private mutating func change(_ layer: inout Layer, depth: Int) {
    switch random.next() % 12 {
    case 10: layer.projection = layer.projection == nil ? projection(of: layer, depth) : nil
    case 9: layer.backdrop = layer.backdrop == nil ? backdrop() : nil
    case 0: layer.position.x += random.number(-6...6)
    case 1: layer.bounds.size.height += random.number(0...6)
    case 2: layer.opacity = random.number(0...1)
    case 3: layer.isHidden.toggle()
    case 4: layer.cornerRadius = random.number(0...12)
    case 5: layer.masksToBounds.toggle()
    case 6: layer.contents = contents()
    case 7: layer.shadow = random.once(in: 3) ? nil : shadow()
    case 8: layer.mask = layer.mask == nil ? self.layer(depth: 0) : nil
    default: layer.zPosition = random.number(-1...1)
    }
  }

  private mutating func layer(depth: Int) -> Layer {
    var layer = Layer(frame: rect(largest: 36))
    layer.bounds.origin = random.once(in: 3) ? point(-4...4) : .zero
    layer.backgroundColor = random.once(in: 3) ? nil : color()
    layer.contents = random.once(in: 2) ? contents() : nil
    layer.cornerRadius = random.once(in: 2) ? random.number(0...14) : 0
    layer.cornerCurve = random.once(in: 3) ? .continuous : .circular
    if random.once(in: 3) { layer.maskedCorners = [.topLeft, .bottomRight] }
    layer.masksToBounds = random.once(in: 3)
    layer.borderWidth = random.once(in: 4) ? random.number(0.2...5) : 0
    layer.borderColor = color()
    layer.opacity = random.once(in: 3) ? random.number(0...1) : 1
    layer.isHidden = random.once(in: 12)
    layer.zPosition = random.once(in: 4) ? random.number(-1...1) : 0
    layer.shadow = random.once(in: 5) ? shadow() : nil
    if random.once(in: 4) { layer.transform = transform() }
    layer.backdrop = random.once(in: 6) ? backdrop() : nil
    if random.once(in: 6) { layer.projection = projection(of: layer, depth) }
    guard depth > 0 else { return layer }
    layer.sublayers = (0..<Int.random(in: 0...3, using: &random)).map { _ in
      self.layer(depth: depth - 1)
    }
    if random.once(in: 7) { layer.mask = self.layer(depth: 1) }
    return layer
  }

  private mutating func transform() -> CGAffineTransform {
    if random.once(in: 4) { return CGAffineTransform(scaleX: -1, y: 1) }
    if random.once(in: 3) {
      return CGAffineTransform(scaleX: random.number(0.3...2), y: random.number(0.3...2))
    }
    return CGAffineTransform(rotationAngle: random.number(0...6))
  }

  /// Returns a projection near the layer's own transform; some outer planes pass behind the eye.
  private mutating func projection(of layer: Layer, _ depth: Int) -> ProjectiveTransform {
    let way = ProjectiveTransform(layer.transformToParent)
    let steep = depth == 2 && random.once(in: 3) ? 0.1 : 0.003
    return way.concatenating(
      ProjectiveTransform(
        a: random.number(0.4...1.4), b: random.number(-0.3...0.3),
        p: random.number(-steep...steep), c: random.number(-0.3...0.3),
        d: random.number(0.4...1.4), q: random.number(-steep...steep), tx: random.number(-5...5),
        ty: random.number(-5...5), w: 1))
  }

  private mutating func contents() -> Contents {
    switch random.next() % 6 {
    case 0: .gradient(gradient())
    case 1: .text(text())
    case 2: .shape(shape())
    case 3: .particles(particles())
    default: .image(image())
    }
  }

  private mutating func particles() -> ParticleContents {
    let particles = (0..<Int.random(in: 0...4, using: &random)).map { _ in
      let image = images[Int.random(in: 0..<images.count, using: &random)]
      let place = CGAffineTransform(
        translationX: random.number(-10...30), y: random.number(-10...30))
      return ParticleContents.Particle(
        image: image,
        texels: CGRect(x: 1, y: 1, width: image.bitmap.width - 2, height: image.bitmap.height - 2),
        transform: transform().concatenating(place), color: color())
    }
    return ParticleContents(particles: particles, isAdditive: random.once(in: 2))
  }

  private mutating func shape() -> ShapeContents {
    var path = Path()
    path.move(to: point(-10...30))
    path.line(to: point(-10...30))
    path.cubic(control1: point(-10...30), control2: point(-10...30), to: point(-10...30))
    if random.once(in: 2) { path.close() }
    return ShapeContents(
      path: path, fillColor: random.once(in: 3) ? nil : color(),
      fillRule: random.once(in: 2) ? .evenOdd : .nonZero,
      strokeColor: random.once(in: 3) ? nil : color(),
      stroke: StrokeStyle(
        width: random.number(0.2...6), cap: random.once(in: 2) ? .round : .square,
        join: random.once(in: 2) ? .round : .miter, dash: random.once(in: 3) ? [4, 3] : [],
        end: random.number(0.3...1)))
  }

  private mutating func image() -> ImageContents {
    let filters: [SamplingFilter] = [.nearest, .linear, .area]
    var image = ImageContents(
      image: images[Int(random.next() % 3)], scale: random.once(in: 2) ? 2 : 1,
      mode: ContentMode.allCases[Int(random.next() % 13)], filter: filters[Int(random.next() % 3)])
    switch random.next() % 4 {
    case 0: image.contentsRect = CGRect(x: 0.25, y: 0.1, width: 0.5, height: 0.7)
    case 1:
      image.contentsRect = CGRect(
        x: random.number(-1...1), y: random.number(-1...1), width: random.number(0...2),
        height: random.number(0...2))
    default: break
    }
    return image
  }

  private mutating func gradient() -> GradientContents {
    var gradient = GradientContents(
      stops: [.init(color(), at: random.number(0...0.5)), .init(color(), at: 1)],
      startPoint: point(0...1), endPoint: point(0...1))
    gradient.kind = [.axial, .radial, .conic][Int(random.next() % 3)]
    return gradient
  }

  private mutating func text() -> TextContents {
    let attributes = StyledText.Attributes(
      font: Font(.block, size: random.number(4...14)), tag: Int(random.next() % 2))
    var text = TextContents(
      layout: TextLayout(
        StyledText("Grapes jog, quickly", attributes: attributes), width: random.number(10...60)),
      origin: point(-4...6), colors: [color(), color()])
    if random.once(in: 3) {
      text.shadow = TextContents.Shadow(color: color(), offset: CGSize(width: 1, height: 0.7))
    }
    return text
  }

  /// Returns a backdrop with a mostly small radius, for which the blur reads only a part of the
  /// picture.
  private mutating func backdrop() -> Backdrop {
    Backdrop(radius: random.number(0...(random.once(in: 4) ? 12 : 1.5)), saturation: 1.8)
  }

  private mutating func shadow() -> Shadow {
    var shadow = Shadow()
    shadow.color = color()
    shadow.opacity = random.number(0...1)
    shadow.radius = random.number(0...4)
    shadow.offset = CGSize(width: random.number(-5...5), height: random.number(-5...5))
    if random.once(in: 3) { shadow.path = Path(ellipseIn: rect(largest: 30)) }
    return shadow
  }

  private mutating func color() -> Color {
    Color(
      red: random.number(0...1), green: random.number(0...1), blue: random.number(0...1),
      alpha: random.once(in: 3) ? random.number(0...1) : 1)
  }

  private mutating func point(_ range: ClosedRange<Double>) -> CGPoint {
    CGPoint(x: random.number(range), y: random.number(range))
  }

  /// Returns a random rectangle; half of them have whole points.
  private mutating func rect(largest: Double) -> CGRect {
    let rect = CGRect(
      origin: point(-8...30),
      size: CGSize(width: random.number(1...largest), height: random.number(1...largest)))
    return random.once(in: 2) ? rect : rect.integral
  }
}
