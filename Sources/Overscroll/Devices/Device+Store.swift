public import Foundation

// The sizes are those of Apple's screenshot specifications
// (developer.apple.com/help/app-store-connect/reference/screenshot-specifications), in portrait.
extension Device {
  /// The size in pixels of screenshots of this device in the App Store, in its orientation: that of
  /// the device's display if the store accepts it, else the accepted size of the same shape that is
  /// closest. Nil if the store accepts no size of this shape.
  public var storePixels: CGSize? {
    let upright = upright.size
    let width = upright.width * scale, shape = upright.width / upright.height
    let sizes = isTablet ? Self.tabletPictures : Self.phonePictures
    let fitting = sizes.filter { abs($0.width / $0.height / shape - 1) < 0.005 }
    let best = fitting.min { a, b in
      func distance(_ size: CGSize) -> (CGFloat, CGFloat) {
        // Shapes of one kind of display differ in the fifth digit.
        let difference = abs(size.width / size.height / shape - 1)
        return ((difference * 10_000).rounded(), abs(size.width - width))
      }
      return distance(a) < distance(b)
    }
    return best.map { isLandscape ? CGSize(width: $0.height, height: $0.width) : $0 }
  }

  private static let phonePictures = sizes([
    (1320, 2868), (1290, 2796), (1260, 2736), (1284, 2778), (1242, 2688), (1206, 2622),
    (1179, 2556), (1170, 2532), (1125, 2436), (1080, 2340), (1242, 2208), (750, 1334), (640, 1136),
  ])
  private static let tabletPictures = sizes([
    (2064, 2752), (2048, 2732), (1488, 2266), (1668, 2420), (1668, 2388), (1640, 2360),
    (1668, 2224), (1536, 2048),
  ])

  private static func sizes(_ pairs: [(CGFloat, CGFloat)]) -> [CGSize] {
    pairs.map { CGSize(width: $0.0, height: $0.1) }
  }
}
