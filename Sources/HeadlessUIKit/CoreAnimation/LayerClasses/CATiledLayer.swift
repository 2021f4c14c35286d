import Foundation

/// A layer that is drawn tile by tile. Each drawing call is clipped to one tile.
///
/// - Note: Partly: all tiles are drawn at once, at the screen's scale, without levels of detail;
///   layers of more than 64 million pixels draw nothing, which is reported as a problem of the
///   screen.
open class CATiledLayer: CALayer {
  /// The size of a tile, in pixels; 256 × 256 by default.
  open var tileSize = CGSize(width: 256, height: 256) { didSet { setNeedsDisplay() } }
  /// The number of detail levels. Stored, but ignored.
  open var levelsOfDetail = 1
  /// The number of detail levels for enlarged layers. Stored, but ignored.
  open var levelsOfDetailBias = 0

  /// Returns the duration of the fade-in of new tiles, in seconds. Here tiles appear at once.
  open class func fadeDuration() -> CFTimeInterval { 0.25 }

  /// Creates an empty layer.
  public override init() { super.init() }

  /// Creates the copy of a layer that is drawn while the layer is animated.
  public override init(layer: Any) {
    super.init(layer: layer)
    guard let other = layer as? CATiledLayer else { return }
    tileSize = other.tileSize
    (levelsOfDetail, levelsOfDetailBias) = (other.levelsOfDetail, other.levelsOfDetailBias)
  }

  /// Creates an object from an archive.
  ///
  /// - Note: Partly: archives are not supported, always nil.
  public required init?(coder: NSCoder) { nil }

  /// The maximum number of pixels of a layer.
  private static let pixelLimit: CGFloat = 64_000_000

  /// Returns the tiles, in points, from the layer's origin. The list is empty for a layer that is
  /// too large.
  func tiles(scale: CGFloat) -> [CGRect] {
    let size = CGSize(width: tileSize.width / scale, height: tileSize.height / scale)
    guard size.width >= 1 / scale, size.height >= 1 / scale,
      bounds.width * bounds.height * scale * scale <= Self.pixelLimit
    else {
      ScreenEnvironment.current.problems.report(DrawingProblem.tooLargeTiledLayer(bounds.size))
      return []
    }
    var tiles: [CGRect] = []
    var y = bounds.minY
    while y < bounds.maxY {
      var x = bounds.minX
      while x < bounds.maxX {
        tiles.append(CGRect(origin: CGPoint(x: x, y: y), size: size).intersection(bounds))
        x += size.width
      }
      y += size.height
    }
    return tiles
  }
}
