public import Foundation
public import Graphics

/// One rectangle of the picture with everything Core Animation lets it be. Property names and
/// defaults are `CALayer`'s, values are already those to be shown (animations resolved).
public struct Layer: Hashable, Sendable {
  /// What is seen of the layer's own coordinate space; its origin scrolls contents and sublayers.
  public var bounds: CGRect
  /// Where `anchorPoint` lies in the parent's coordinates.
  public var position: CGPoint
  /// Unit coordinates of the point that `position` names and `transform` turns about.
  public var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  /// About the anchor point, after which the layer is placed at `position`.
  public var transform = CGAffineTransform.identity
  /// Nearer when larger; equal ones keep their order in `sublayers`.
  public var zPosition: CGFloat = 0

  /// Whether neither it nor its sublayers are drawn.
  public var isHidden = false
  /// Of the layer, its sublayers and its shadow together. Cut to 0…1; NaN is 0.
  public var opacity: Double = 1
  /// What it does to what lies under it, before anything else of it is drawn; nil for nothing.
  public var backdrop: Backdrop?
  /// How what it draws, its sublayers included, and what lies under it become one: Core Animation's
  /// `compositingFilter`. Under it lies what was drawn before into the same group, as with `backdrop`.
  public var blendMode = BlendMode.normal
  /// Fills the bounds, corners rounded; nil for nothing.
  public var backgroundColor: Color?
  /// Drawn over the background; nil for nothing.
  public var contents: Contents?

  /// Limited to half the shorter side; zero and less mean square corners.
  public var cornerRadius: CGFloat = 0
  /// Which corners `cornerRadius` rounds.
  public var maskedCorners = Corners.all
  /// The shape of the rounded corners.
  public var cornerCurve = CornerCurve.circular
  /// Clips contents and sublayers to the bounds and their corners.
  public var masksToBounds = false
  /// Drawn inside the bounds, above the sublayers. Zero and less draw nothing.
  public var borderWidth: CGFloat = 0
  /// The colour of the border, if it has a width.
  public var borderColor = Color.black
  /// Drawn below everything else of the layer, but not while `masksToBounds` is set; nil for none.
  public var shadow: Shadow?

  /// Back to front.
  public var sublayers: [Layer] = []
  private var masks: [Layer] = []
  private var projections: [ProjectiveTransform] = []
  private var vibrancies: [Vibrancy] = []

  /// In points: its own coordinates, and where its anchor point lies in its superlayer's.
  public init(bounds: CGRect = .zero, position: CGPoint = .zero) {
    self.bounds = bounds
    self.position = position
  }

  /// A layer of that frame in its parent.
  public init(frame: CGRect) {
    self.init(
      bounds: CGRect(origin: .zero, size: frame.size),
      position: CGPoint(x: frame.midX, y: frame.midY)
    )
  }

  /// A layer, in this one's coordinates, whose alpha multiplies all that this one draws.
  public var mask: Layer? {
    get { masks.first }
    set { masks = newValue.map { [$0] } ?? [] }
  }

  /// What shines through all that the layer draws; nil for nothing, which leaves it its colours.
  public var vibrancy: Vibrancy? {
    get { vibrancies.first }
    set { vibrancies = newValue.map { [$0] } ?? [] }
  }

  /// From the layer's coordinates to its parent's where that takes perspective: in place of `position`,
  /// `anchorPoint` and `transform`, which then say nothing. The layer is drawn flat, all that lies in it
  /// included, and then seen so; what lies behind the eye is not seen. Nil for a layer that lies flat in
  /// its parent.
  public var projection: ProjectiveTransform? {
    get { projections.first }
    set { projections = newValue.map { [$0] } ?? [] }
  }

  /// From the layer's coordinates to its parent's, `projection` aside (CALayer.h: translate to the position, the
  /// transform, back by the anchor; the bounds' origin scrolls).
  public var transformToParent: CGAffineTransform {
    CGAffineTransform(
      translationX: -bounds.minX - anchorPoint.x * bounds.width,
      y: -bounds.minY - anchorPoint.y * bounds.height
    )
    .concatenating(transform)
    .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
  }
}
