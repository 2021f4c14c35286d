public import Foundation
public import Graphics

/// A rectangle of the picture with the properties of a Core Animation layer.
///
/// Property names and defaults are those of `CALayer`. The values are those to display, with
/// animations resolved.
public struct Layer: Hashable, Sendable {
  /// The visible part of the layer's coordinate space. Its origin scrolls contents and sublayers.
  public var bounds: CGRect
  /// The position of `anchorPoint` in the parent's coordinates.
  public var position: CGPoint
  /// The point placed at `position`, about which `transform` applies, in unit coordinates.
  public var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  /// The transform about the anchor point, applied before the layer is placed at `position`.
  public var transform = CGAffineTransform.identity
  /// The depth among siblings. Larger values are nearer, and equal ones keep their order in
  /// `sublayers`.
  public var zPosition: CGFloat = 0

  /// Whether the layer and its sublayers are hidden.
  public var isHidden = false
  /// The opacity of the layer with its sublayers and its shadow. Clamped to 0…1; NaN counts as 0.
  public var opacity: Double = 1
  /// The filter of the content below, drawn before everything else of the layer; nil for none.
  public var backdrop: Backdrop?
  /// The blend mode of the layer and its sublayers with the content below: Core Animation's
  /// `compositingFilter`. The content below is that drawn earlier into the same group, as for
  /// `backdrop`.
  public var blendMode = BlendMode.normal
  /// The colour that fills the bounds with their rounded corners; nil for none.
  public var backgroundColor: Color?
  /// The content drawn over the background; nil for none.
  public var contents: Contents?

  /// The corner radius, limited to half the shorter side. Zero and negative values mean square
  /// corners.
  public var cornerRadius: CGFloat = 0
  /// The corners that `cornerRadius` rounds.
  public var maskedCorners = Corners.all
  /// The curve of the rounded corners.
  public var cornerCurve = CornerCurve.circular
  /// Whether contents and sublayers are clipped to the bounds with their corners.
  public var masksToBounds = false
  /// The width of the border, drawn inside the bounds and above the sublayers. Zero and negative
  /// values draw nothing.
  public var borderWidth: CGFloat = 0
  /// The colour of the border.
  public var borderColor = Color.black
  /// The shadow drawn below everything else of the layer; nil for none. It is not drawn if
  /// `masksToBounds` is true.
  public var shadow: Shadow?

  /// The sublayers, from back to front.
  public var sublayers: [Layer] = []
  private var masks: [Layer] = []
  private var projections: [ProjectiveTransform] = []
  private var vibrancies: [Vibrancy] = []

  /// Creates a layer from its bounds and the position of its anchor point in its superlayer, in
  /// points.
  public init(bounds: CGRect = .zero, position: CGPoint = .zero) {
    self.bounds = bounds
    self.position = position
  }

  /// Creates a layer from its frame in its parent.
  public init(frame: CGRect) {
    self.init(
      bounds: CGRect(origin: .zero, size: frame.size),
      position: CGPoint(x: frame.midX, y: frame.midY)
    )
  }

  /// A layer whose alpha multiplies everything this layer draws, in this layer's coordinates.
  public var mask: Layer? {
    get { masks.first }
    set { masks = newValue.map { [$0] } ?? [] }
  }

  /// The vibrancy, by which the content below shines through the layer; nil leaves the layer its
  /// colours.
  public var vibrancy: Vibrancy? {
    get { vibrancies.first }
    set { vibrancies = newValue.map { [$0] } ?? [] }
  }

  /// The projection from the layer's coordinates to its parent's; nil for a layer in its parent's
  /// plane.
  ///
  /// If set, it replaces `position`, `anchorPoint` and `transform`, which are ignored. The layer is
  /// drawn flat, with all its content, and then projected. Parts behind the viewer are not drawn.
  public var projection: ProjectiveTransform? {
    get { projections.first }
    set { projections = newValue.map { [$0] } ?? [] }
  }

  /// The transform from the layer's coordinates to its parent's, without `projection`.
  ///
  /// As in CALayer.h: translation to the position, the transform, translation back by the anchor.
  /// The bounds' origin scrolls.
  public var transformToParent: CGAffineTransform {
    CGAffineTransform(
      translationX: -bounds.minX - anchorPoint.x * bounds.width,
      y: -bounds.minY - anchorPoint.y * bounds.height
    )
    .concatenating(transform)
    .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
  }
}
