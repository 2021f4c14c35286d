import Foundation
import Graphics
import ImageCodecs
import Layers
import Typography

/// The pictures and shapes of a page's layers, without duplicates.
struct PageAssets {
  private enum Key: Hashable {
    case image(ImageSource)
    /// Contents drawn in a layer of a size.
    case drawn(Contents, CGSize)
    case layer(Layer)
    case shadow(Shadow)
  }

  private enum Sprite {
    case image(ImageSource)
    case drawn(LayerTree)
    /// A blurred picture, which is drawn at one pixel per point because it has no fine detail.
    case blurred(LayerTree)
  }

  /// Contents with their placement: the rectangle through which they are visible, and the frame of
  /// the whole contents.
  struct Place {
    let word: String
    let seen: CGRect
    let whole: CGRect
  }

  private var sprites: [Sprite] = []
  /// The largest size in points at which each picture is shown.
  private var sizes: [CGSize] = []
  private var numbers: [Key: Int] = [:]
  private(set) var shapes: [ShapeContents] = []
  private var shadowCount = 0
  private static let shadowLimit = 8
  private var shapeNumbers: [ShapeContents: Int] = [:]

  /// The number of pixels per point of pictures drawn for the page.
  static let scale: CGFloat = 2

  /// Adds contents and returns their placement; nil if they are not visible.
  mutating func place(_ contents: Contents, in bounds: CGRect) -> Place? {
    guard !bounds.isEmpty || contents.isUnbounded else { return nil }
    switch contents {
    case .image(let image) where image.slices == nil:
      guard let texels = image.texelTransform(in: bounds) else { return nil }
      let bitmap = image.image.bitmap
      let whole = CGRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height).applying(texels)
      let number = number(.image(image.image)) { .image(image.image) }
      sizes[number].width = max(sizes[number].width, whole.width)
      sizes[number].height = max(sizes[number].height, whole.height)
      return Place(word: "i\(number)", seen: image.rect(in: bounds), whole: whole)
    case .text(var text):
      let origin = text.origin
      // The margin holds glyphs that extend beyond the line box.
      let margin: CGFloat = 4
      text.origin = CGPoint(x: margin, y: margin)
      let size = CGSize(
        width: text.layout.size.width.rounded(.up) + 2 * margin,
        height: text.layout.size.height.rounded(.up) + 2 * margin)
      let number = drawn(.text(text), size)
      let whole = CGRect(
        x: origin.x - margin, y: origin.y - margin, width: size.width, height: size.height)
      return Place(word: "i\(number)", seen: bounds.insetBy(dx: -1, dy: -1), whole: whole)
    case .particles(let particles):
      guard let extent = particles.extent?.integral else { return nil }
      let number = drawn(.particles(particles.moved(by: -extent.minX, -extent.minY)), extent.size)
      return Place(word: "i\(number)", seen: extent, whole: extent)
    case .gradient, .image:
      let isStretched = contents.isStretched
      let size = isStretched ? CGSize(width: 256, height: 256) : bounds.size
      return Place(word: "i\(drawn(contents, size))", seen: bounds, whole: bounds)
    case .shape(let shape):
      let number = shapeNumbers[shape] ?? shapes.count
      if number == shapes.count { shapes.append(shape) }
      shapeNumbers[shape] = number
      // Shapes may extend beyond their layer. Their coordinates are those of the layer.
      let corner = CGRect(origin: .zero, size: CGSize(width: 1, height: 1))
      return Place(word: "s\(number)", seen: corner, whole: corner)
    }
  }

  /// Adds a mask, drawn in the coordinates of the layer it masks.
  mutating func sprite(of mask: Layer, in bounds: CGRect) -> Int {
    var window = Layer(bounds: bounds, position: CGPoint(x: bounds.width / 2, y: bounds.height / 2))
    window.sublayers = [mask]
    return number(.layer(window)) {
      .drawn(LayerTree(size: bounds.size, backgroundColor: .clear, layers: [window]))
    }
  }

  /// Adds the shadow of a path as a picture, in the coordinates of its layer. Browsers without a
  /// graphics card recompute a filter's blur in every frame, which takes half of their time.
  /// Returns nil after many different shadows, as for a path that changes with the offset.
  mutating func place(_ shadow: Shadow) -> Place? {
    guard let box = shadow.path?.controlBounds,
      numbers[.shadow(shadow)] != nil || shadowCount < Self.shadowLimit
    else { return nil }
    if numbers[.shadow(shadow)] == nil { shadowCount += 1 }
    let reach = 3 * max(shadow.radius, 0) + 2
    let whole = box.offsetBy(dx: shadow.offset.width, dy: shadow.offset.height)
      .insetBy(dx: -reach, dy: -reach).integral
    let number = number(.shadow(shadow)) {
      var layer = Layer(
        bounds: whole, position: CGPoint(x: whole.width / 2, y: whole.height / 2))
      layer.shadow = shadow
      return .blurred(LayerTree(size: whole.size, backgroundColor: .clear, layers: [layer]))
    }
    return Place(word: "i\(number)", seen: whole, whole: whole)
  }

  private mutating func drawn(_ contents: Contents, _ size: CGSize) -> Int {
    number(.drawn(contents, size)) {
      var layer = Layer(frame: CGRect(origin: .zero, size: size))
      layer.contents = contents
      return .drawn(LayerTree(size: size, backgroundColor: .clear, layers: [layer]))
    }
  }

  private mutating func number(_ key: Key, _ make: () -> Sprite) -> Int {
    if let known = numbers[key] { return known }
    numbers[key] = sprites.count
    sprites.append(make())
    sizes.append(.zero)
    return sprites.count - 1
  }

  /// Returns every picture as a data URL: PNG, or JPEG for an opaque picture if that is smaller.
  ///
  /// - Throws: `CodecError` for a picture that no file format can hold.
  func urls() throws -> [String] {
    try zip(sprites, sizes).map { sprite, size in
      let bitmap: Bitmap
      switch sprite {
      case .drawn(let tree): bitmap = Compositor(scale: Self.scale).render(tree)
      case .blurred(let tree): bitmap = Compositor(scale: 1).render(tree)
      case .image(let source): bitmap = Self.reduced(source, to: size)
      }
      guard !bitmap.isEmpty else { return "data:," }
      let png = try bitmap.encodedAsPNG()
      guard bitmap.isOpaque, png.count > 4096 else { return Self.url("png", png) }
      let jpeg = try bitmap.encodedAsJPEG(quality: 0.82)
      return jpeg.count < png.count ? Self.url("jpeg", jpeg) : Self.url("png", png)
    }
  }

  private static func url(_ type: String, _ bytes: [UInt8]) -> String {
    "data:image/\(type);base64,\(Data(bytes).base64EncodedString())"
  }

  /// Returns a picture reduced to the largest size at which it is shown.
  private static func reduced(_ source: ImageSource, to size: CGSize) -> Bitmap {
    let bitmap = source.bitmap
    let width = (size.width * scale).rounded(.up)
    guard width > 0, width * 1.2 < CGFloat(bitmap.width) else { return bitmap }
    let height = (CGFloat(bitmap.height) * width / CGFloat(bitmap.width)).rounded()
    var layer = Layer(frame: CGRect(x: 0, y: 0, width: width, height: max(height, 1)))
    layer.contents = .image(ImageContents(image: source))
    return Compositor(scale: 1).render(
      LayerTree(size: layer.bounds.size, backgroundColor: .clear, layers: [layer]))
  }
}

extension Contents {
  /// Whether the contents can extend beyond the bounds of their layer.
  fileprivate var isUnbounded: Bool {
    switch self {
    case .shape, .particles: true
    case .image, .gradient, .text: false
    }
  }

  /// Whether the contents are stretched with the size of their layer, without other changes.
  fileprivate var isStretched: Bool {
    switch self {
    case .gradient: true
    case .image, .text, .shape, .particles: false
    }
  }
}
