import Layers

/// Where a layer's contents lie in its bounds, and how large they are. Up and down are Core Graphics':
/// on iOS `top` is the lower edge and `bottom` the upper one.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name.
  public let rawValue: String

  /// Other names than those of this type stretch as `resize` does.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// In the middle, in its own size.
  public static let center = CALayerContentsGravity(rawValue: "center")
  /// In the middle of the lower edge.
  public static let top = CALayerContentsGravity(rawValue: "top")
  /// In the middle of the upper edge.
  public static let bottom = CALayerContentsGravity(rawValue: "bottom")
  /// In the middle of the left edge.
  public static let left = CALayerContentsGravity(rawValue: "left")
  /// In the middle of the right edge.
  public static let right = CALayerContentsGravity(rawValue: "right")
  /// In the lower left corner.
  public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
  /// In the lower right corner.
  public static let topRight = CALayerContentsGravity(rawValue: "topRight")
  /// In the upper left corner.
  public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
  /// In the upper right corner.
  public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
  /// Stretched to the bounds.
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  /// As large as fits, with its own proportions.
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  /// So large that nothing stays free, with its own proportions.
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")

  private static let modes: [(CALayerContentsGravity, ContentMode)] = [
    (.center, .center), (.top, .bottom), (.bottom, .top), (.left, .left), (.right, .right),
    (.topLeft, .bottomLeft), (.topRight, .bottomRight), (.bottomLeft, .topLeft),
    (.bottomRight, .topRight), (.resize, .scaleToFill), (.resizeAspect, .scaleAspectFit),
    (.resizeAspectFill, .scaleAspectFill),
  ]

  var mode: ContentMode { Self.modes.first { $0.0 == self }?.1 ?? .scaleToFill }

  init(_ mode: ContentMode) { self = Self.modes.first { $0.1 == mode }?.0 ?? .resize }
}

extension CALayer {
  /// Where the contents lie; default `resize`. A view's `contentMode` sets it.
  public var contentsGravity: CALayerContentsGravity {
    get { CALayerContentsGravity(contentMode) }
    set { contentMode = newValue.mode }
  }
}
