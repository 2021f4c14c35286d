import Layers

/// The position and size of a layer's contents in its bounds.
///
/// The vertical names follow Core Graphics: on iOS, `top` is the lower edge and `bottom` the upper
/// one.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  /// The name of the constant in Core Animation.
  public let rawValue: String

  /// Creates a gravity from its name. Unknown names behave as `resize`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Centres the contents at their natural size.
  public static let center = CALayerContentsGravity(rawValue: "center")
  /// Places the contents at the middle of the lower edge.
  public static let top = CALayerContentsGravity(rawValue: "top")
  /// Places the contents at the middle of the upper edge.
  public static let bottom = CALayerContentsGravity(rawValue: "bottom")
  /// Places the contents at the middle of the left edge.
  public static let left = CALayerContentsGravity(rawValue: "left")
  /// Places the contents at the middle of the right edge.
  public static let right = CALayerContentsGravity(rawValue: "right")
  /// Places the contents in the lower left corner.
  public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
  /// Places the contents in the lower right corner.
  public static let topRight = CALayerContentsGravity(rawValue: "topRight")
  /// Places the contents in the upper left corner.
  public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
  /// Places the contents in the upper right corner.
  public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
  /// Stretches the contents to fill the bounds.
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  /// Scales the contents to fit inside the bounds, with their aspect ratio.
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  /// Scales the contents to cover the bounds, with their aspect ratio.
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
  /// The position and size of the contents in the bounds; `resize` by default. A view's
  /// `contentMode` sets it.
  public var contentsGravity: CALayerContentsGravity {
    get { CALayerContentsGravity(contentMode) }
    set { contentMode = newValue.mode }
  }
}
