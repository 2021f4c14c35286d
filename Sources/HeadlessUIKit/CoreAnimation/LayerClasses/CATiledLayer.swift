import Foundation

/// A layer that is drawn piece by piece: whoever draws is called for one tile after the other, clipped to it.
///
/// - Note: Partly: all tiles are drawn at once, at the screen's scale, whatever the levels of detail; layers of
///   more than 64 million pixels draw nothing, which is a problem of the screen.
open class CATiledLayer: CALayer {
  /// Of a tile, in pixels. 256 × 256 until told.
  open var tileSize = CGSize(width: 256, height: 256) { didSet { setNeedsDisplay() } }
  /// How often a layer that is made smaller halves its pixels; kept.
  open var levelsOfDetail = 1
  /// How many of them are for enlarged layers; kept.
  open var levelsOfDetailBias = 0

  /// Seconds in which tiles appear on a phone; here they are there at once.
  open class func fadeDuration() -> CFTimeInterval { 0.25 }

  /// An empty layer.
  public override init() { super.init() }

  /// What is drawn of a layer while it is animated.
  public override init(layer: Any) {
    super.init(layer: layer)
    guard let other = layer as? CATiledLayer else { return }
    tileSize = other.tileSize
    (levelsOfDetail, levelsOfDetailBias) = (other.levelsOfDetail, other.levelsOfDetailBias)
  }

  /// - Note: Partly: archives are not supported, always nil.
  public required init?(coder: NSCoder) { nil }

  /// So many pixels one layer may have.
  private static let pixelLimit: CGFloat = 64_000_000

  /// In points, from the layer's origin on; none of a layer that is too large.
  func tiles(scale: CGFloat) -> [CGRect] {
    let size = CGSize(width: tileSize.width / scale, height: tileSize.height / scale)
    guard size.width >= 1 / scale, size.height >= 1 / scale,
      bounds.width * bounds.height * scale * scale <= Self.pixelLimit
    else {
      ScreenEnvironment.current.problems.report(tooLargeTiledLayer: bounds.size)
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
