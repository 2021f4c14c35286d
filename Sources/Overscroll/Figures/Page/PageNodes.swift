import Foundation
import Graphics
import Layers

/// A converter from trees to nodes, which collects the pictures and shapes that they show.
struct PageNodes {
  private(set) var assets = PageAssets()

  /// Returns the nodes of a tree, parents before children.
  mutating func nodes(of tree: LayerTree) -> [PageNode] {
    var nodes: [PageNode] = []
    append(tree.layers, path: [], origin: .zero, to: &nodes)
    return nodes
  }

  private mutating func append(
    _ layers: [Layer], path: [Int], origin: CGPoint, to nodes: inout [PageNode]
  ) {
    for (index, layer) in layers.inDrawingOrder.enumerated() {
      if let caster = layer.pathShadow {
        nodes.append(shadow(of: layer, caster, path: path + [2 * index], origin: origin))
      }
      let place = path + [2 * index + 1]
      nodes.append(node(layer, path: place, origin: origin))
      append(layer.sublayers, path: place, origin: layer.bounds.origin, to: &nodes)
    }
  }

  /// Returns a shadow as a picture, or as a shape that the page blurs.
  private mutating func shadow(
    of layer: Layer, _ caster: (layer: Layer, radius: CGFloat), path: [Int], origin: CGPoint
  ) -> PageNode {
    guard let cast = layer.shadow, let place = assets.place(cast) else {
      var node = node(caster.layer, path: path, origin: origin)
      node.words[PageNode.Word.filter] = "blur(\(pageNumber(caster.radius))px)"
      return node
    }
    var still = caster.layer
    still.contents = nil
    still.position = layer.position
    var node = node(still, path: path, origin: origin)
    let corner = still.bounds.origin
    node.words[PageNode.Word.contents] = place.word
    node.numbers.replaceSubrange(
      PageNode.Number.seen..<PageNode.Number.blur,
      with: Self.numbers(place.seen.offsetBy(dx: -corner.x, dy: -corner.y))
        + Self.numbers(place.whole.offsetBy(dx: -place.seen.minX, dy: -place.seen.minY)))
    return node
  }

  /// Returns the node of a layer.
  ///
  /// - Parameter origin: The origin of the superlayer's bounds, to which positions are relative.
  private mutating func node(_ layer: Layer, path: [Int], origin: CGPoint) -> PageNode {
    var numbers = [Double](repeating: 0, count: PageNode.Number.count)
    func put(_ values: [Double], at index: Int) {
      for (offset, value) in values.enumerated() { numbers[index + offset] = value }
    }
    let moved = CGAffineTransform(translationX: -origin.x, y: -origin.y)
    let own = CGAffineTransform(translationX: layer.bounds.minX, y: layer.bounds.minY)
    let way =
      ProjectiveTransform(own)
      .concatenating(layer.projection ?? ProjectiveTransform(layer.transformToParent))
      .concatenating(moved)
    put(
      [way.a, way.b, way.p, way.c, way.d, way.q, way.tx, way.ty, way.w].map { Double($0) },
      at: PageNode.Number.transform)
    put(
      [
        Double(layer.bounds.width), Double(layer.bounds.height), layer.opacity,
        Double(layer.cornerRadius), Double(layer.borderWidth),
      ], at: PageNode.Number.width)
    put(Self.components(layer.backgroundColor ?? .clear), at: PageNode.Number.background)
    put(Self.components(layer.borderColor), at: PageNode.Number.border)
    put(
      [Double(layer.backdrop?.radius ?? 0), layer.backdrop?.saturation ?? 1],
      at: PageNode.Number.blur)
    var words = [String](repeating: "", count: PageNode.Word.count)
    if let contents = layer.contents, let shown = assets.place(contents, in: layer.bounds) {
      words[PageNode.Word.contents] = shown.word
      let corner = layer.bounds.origin
      put(
        Self.numbers(shown.seen.offsetBy(dx: -corner.x, dy: -corner.y))
          + Self.numbers(shown.whole.offsetBy(dx: -shown.seen.minX, dy: -shown.seen.minY)),
        at: PageNode.Number.seen)
    }
    if layer.masksToBounds {
      let isSmooth = layer.cornerCurve == .continuous && layer.cornerRadius > 0
      words[PageNode.Word.clip] =
        isSmooth
        ? Path(
          roundedRect: CGRect(origin: .zero, size: layer.bounds.size), radius: layer.cornerRadius,
          corners: layer.maskedCorners, curve: .continuous
        ).svg : "1"
    }
    if let mask = layer.mask {
      words[PageNode.Word.mask] = "\(assets.sprite(of: mask, in: layer.bounds))"
    }
    words[PageNode.Word.corners] = "\(layer.maskedCorners.rawValue)"
    words[PageNode.Word.filter] = filter(layer.shadow, clips: layer.masksToBounds)
    words[PageNode.Word.hidden] = layer.isHidden ? "1" : ""
    return PageNode(path: path, numbers: numbers, words: words)
  }

  private func filter(_ shadow: Shadow?, clips: Bool) -> String {
    guard let shadow, shadow.opacity > 0, shadow.path == nil, !clips else { return "" }
    let color = shadow.color.withAlpha(shadow.color.alpha * shadow.opacity)
    // In filters, CSS's length is the standard deviation; in box shadows it is twice that.
    return "drop-shadow(\(pageNumber(shadow.offset.width))px \(pageNumber(shadow.offset.height))px "
      + "\(pageNumber(shadow.radius))px \(color.css))"
  }

  private static func components(_ color: Color) -> [Double] {
    [color.red * 255, color.green * 255, color.blue * 255, color.alpha]
  }

  private static func numbers(_ rect: CGRect) -> [Double] {
    [Double(rect.minX), Double(rect.minY), Double(rect.width), Double(rect.height)]
  }
}

extension Layer {
  /// The shadow of a path as a layer under this one, and its blur radius.
  fileprivate var pathShadow: (layer: Layer, radius: CGFloat)? {
    guard let shadow, let path = shadow.path, shadow.opacity > 0, !masksToBounds else { return nil }
    var caster = self
    caster.sublayers = []
    caster.shadow = nil
    caster.backgroundColor = nil
    caster.borderWidth = 0
    caster.backdrop = nil
    let color = shadow.color.withAlpha(shadow.color.alpha * shadow.opacity)
    caster.contents = .shape(ShapeContents(path: path, fillColor: color))
    caster.position.x += shadow.offset.width
    caster.position.y += shadow.offset.height
    return (caster, shadow.radius)
  }
}
