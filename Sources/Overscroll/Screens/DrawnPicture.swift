import Foundation
import Graphics
import Layers

/// A picture that is drawn with paths and gradients, from back to front.
struct DrawnPicture {
  /// The pixels per point of the bitmap.
  static let scale = 2
  /// The size in points of a picture with the size of `BuiltInPicture`.
  static let size = CGSize(
    width: BuiltInPicture.size.width / scale, height: BuiltInPicture.size.height / scale)

  private var tree: LayerTree

  /// Creates a picture of one colour.
  init(size: CGSize, background: Color) {
    tree = LayerTree(size: size, backgroundColor: background)
  }

  var bitmap: Bitmap { Compositor(scale: CGFloat(Self.scale)).render(tree) }

  mutating func fill(_ path: Path, _ color: Color) {
    add(ShapeContents(path: path, fillColor: color))
  }

  mutating func stroke(_ path: Path, _ color: Color, width: CGFloat) {
    add(
      ShapeContents(
        path: path, fillColor: nil, strokeColor: color, stroke: StrokeStyle(width: width)))
  }

  mutating func fill(_ rect: CGRect, _ gradient: GradientContents) {
    var layer = Layer(frame: rect)
    layer.contents = .gradient(gradient)
    tree.layers.append(layer)
  }

  private mutating func add(_ shape: ShapeContents) {
    var layer = Layer(frame: CGRect(origin: .zero, size: tree.size))
    layer.contents = .shape(shape)
    tree.layers.append(layer)
  }
}

extension Path {
  /// Creates a circle around a point.
  init(disc centre: CGPoint, radius: CGFloat) {
    self.init(
      ellipseIn: CGRect(
        x: centre.x - radius, y: centre.y - radius, width: 2 * radius, height: 2 * radius))
  }

  /// Creates an open path through points.
  init(through points: [CGPoint]) {
    self.init()
    for (index, point) in points.enumerated() {
      if index == 0 { move(to: point) } else { line(to: point) }
    }
  }
}

extension Color {
  /// Creates an opaque colour from its components in one number: 0xFF8000 is orange.
  init(hex: Int) {
    func part(_ shift: Int) -> Double { Double(hex >> shift & 255) / 255 }
    self.init(red: part(16), green: part(8), blue: part(0))
  }
}
