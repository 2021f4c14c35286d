public import Foundation
public import Graphics
package import Layers

/// A node of the picture, with Core Animation's names, defaults and meaning. What is set here is
/// the model; `snapshot(at:)` is what is to be seen at a time, running animations included.
@preconcurrency @MainActor
open class CALayer: _Object {
  /// Whom the layer belongs to: of a view's layer the view, or who took its place.
  open weak var delegate: (any CALayerDelegate)?
  /// The view whose layer this is, whoever is the delegate.
  package final weak var view: UIView?
  /// The layer it was added to; nil at the top.
  public internal(set) weak var superlayer: CALayer?
  /// From back to front among equal `zPosition`; nil before the first is added.
  public internal(set) var sublayers: [CALayer]?
  /// For the app's own use.
  public var name: String?

  open var bounds: CGRect = .zero {
    willSet { observers?.willChange(.bounds, of: self) }
    didSet {
      defer { observers?.didChange(.bounds, of: self) }
      guard admits(bounds, for: "bounds") else { return bounds = oldValue }
      animate(.bounds, from: oldValue, to: bounds)
    }
  }
  open var position: CGPoint = .zero {
    willSet { observers?.willChange(.position, of: self) }
    didSet {
      defer { observers?.didChange(.position, of: self) }
      guard admits(position, for: "position") else { return position = oldValue }
      animate(.position, from: oldValue, to: position)
    }
  }
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5) {
    didSet {
      guard admits(anchorPoint, for: "anchorPoint") else { return anchorPoint = oldValue }
    }
  }
  open var zPosition: CGFloat = 0 {
    didSet {
      guard admits(zPosition, for: "zPosition") else { return zPosition = oldValue }
    }
  }
  open var transform = CATransform3DIdentity {
    didSet {
      guard admits(transform.affine, for: "transform") else { return transform = oldValue }
      animate(.transform, from: oldValue.affine, to: transform.affine)
    }
  }
  open var isHidden = false
  open var opacity: Float = 1 {
    didSet {
      guard admits(opacity, for: "opacity") else { return opacity = oldValue }
      animate(.opacity, from: CGFloat(oldValue), to: CGFloat(opacity))
    }
  }
  open var masksToBounds = false
  open var backgroundColor: CGColor? {
    didSet { backgroundColorChanged(from: oldValue) }
  }
  open var cornerRadius: CGFloat = 0 {
    didSet {
      guard admits(cornerRadius, for: "cornerRadius") else { return cornerRadius = oldValue }
      animate(.cornerRadius, from: oldValue, to: cornerRadius)
    }
  }
  open var maskedCorners = CACornerMask.all
  open var cornerCurve = CornerCurve.circular
  open var borderWidth: CGFloat = 0 {
    didSet {
      guard admits(borderWidth, for: "borderWidth") else { return borderWidth = oldValue }
    }
  }
  open var borderColor: CGColor? = .black
  open var shadowColor: CGColor? = .black
  open var shadowOpacity: Float = 0 {
    didSet {
      guard admits(shadowOpacity, for: "shadowOpacity") else { return shadowOpacity = oldValue }
    }
  }
  open var shadowOffset = CGSize(width: 0, height: -3) {
    didSet {
      guard admits(shadowOffset, for: "shadowOffset") else { return shadowOffset = oldValue }
    }
  }
  open var shadowRadius: CGFloat = 3 {
    didSet {
      guard admits(shadowRadius, for: "shadowRadius") else { return shadowRadius = oldValue }
    }
  }
  open var shadowPath: CGPath?
  /// Only where it is opaque the layer is seen. It must not be the layer itself or one around it.
  open var mask: CALayer? {
    didSet {
      if let mask, mask !== oldValue, !canHold(mask) { return self.mask = oldValue }
      oldValue?.maskedLayer = nil
      mask?.maskedLayer = self
    }
  }
  private weak var maskedLayer: CALayer?

  /// The picture drawn between background and sublayers.
  open var contents: ImageSource?
  /// Pixels of `contents` per point.
  open var contentsScale: CGFloat = 1 {
    didSet {
      guard admits(contentsScale, for: "contentsScale") else { return contentsScale = oldValue }
    }
  }
  /// The part of `contents` that is shown, in unit coordinates; outside the unit square the edge
  /// pixels go on. Default (0, 0, 1, 1).
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1) {
    didSet {
      guard admits(contentsRect, for: "contentsRect") else { return contentsRect = oldValue }
      animate(.contentsRect, from: oldValue, to: contentsRect)
    }
  }
  /// What the layer does to what lies under it.
  final var backdrop: Backdrop?
  package final var contentMode = ContentMode.scaleToFill
  open var minificationFilter = CALayerContentsFilter.area

  /// Running changes, oldest first; one per property.
  var animations: [PropertyAnimation] = []

  /// At zero size, transparent.
  public init() { super.init(_object: ()) }

  /// Archives are not supported: always nil.
  public required init?(coder: NSCoder) { nil }

  open var frame: CGRect {
    get { CGRect(origin: .zero, size: bounds.size).applying(transformFromOrigin) }
    set {
      guard admits(newValue, for: "frame") else { return }
      let bare = transform.affine.isIdentity
      let size =
        bare ? newValue.size : newValue.size.applying(transform.affine.inverted()).magnitude
      bounds = CGRect(origin: bounds.origin, size: size)
      position = CGPoint(
        x: newValue.minX + newValue.width * anchorPoint.x,
        y: newValue.minY + newValue.height * anchorPoint.y)
    }
  }

  /// The affine part of `transform`.
  public func affineTransform() -> CGAffineTransform { transform.affine }

  /// Replaces the whole of `transform`.
  public func setAffineTransform(_ affine: CGAffineTransform) {
    transform = CATransform3DMakeAffineTransform(affine)
  }

  override func value(of property: ObservedProperty) -> Any? {
    switch property {
    case .bounds: bounds
    case .position: position
    case .alpha, .center, .contentInset, .contentOffset, .contentSize, .frame, .isHidden, .state:
      nil
    }
  }

  private func backgroundColorChanged(from old: CGColor?) {
    animate(
      .backgroundColor, from: old?.color ?? .clear, to: backgroundColor?.color ?? .clear)
  }

  // MARK: - The tree

  open func addSublayer(_ layer: CALayer) { insert(layer, at: sublayers?.count ?? 0) }

  open func insertSublayer(_ layer: CALayer, at index: UInt32) { insert(layer, at: Int(index)) }

  func insert(_ layer: CALayer, at index: Int) {
    guard canHold(layer) else { return }
    layer.removeFromSuperlayer()
    layer.superlayer = self
    var list = sublayers ?? []
    list.insert(layer, at: min(max(0, index), list.count))
    sublayers = list
  }

  /// Whether another layer can be put into this one: not one that this one lies in.
  private func canHold(_ layer: CALayer) -> Bool {
    var outer: CALayer? = self
    while let current = outer {
      if current === layer {
        (view?.environment ?? .current).problems.raise(
          .layerInsideItself(layer: layer.stableName, superlayer: stableName))
        return false
      }
      outer = current.superlayer ?? current.maskedLayer
    }
    return true
  }

  open func removeFromSuperlayer() {
    superlayer?.sublayers?.removeAll { $0 === self }
    superlayer = nil
  }

  // MARK: - What is to be seen

  /// What the layer shows by itself between background and sublayers; text and gradients override.
  func presentedContents(contentsRect: CGRect) -> Contents? {
    contents.map {
      .image(
        ImageContents(
          image: $0, scale: contentsScale, mode: contentMode, contentsRect: contentsRect,
          filter: minificationFilter.sampling))
    }
  }

  /// The layer and its sublayers as a value, `time` seconds after the start.
  package func snapshot(at time: TimeInterval) -> Layer {
    let shown = presentation(at: time)
    var layer = Layer(bounds: shown.bounds, position: shown.position)
    layer.anchorPoint = anchorPoint
    layer.transform = shown.transform
    layer.zPosition = zPosition
    layer.isHidden = isGone(at: time)
    layer.opacity = Double(shown.opacity)
    layer.backdrop = backdrop
    layer.backgroundColor = shown.backgroundColor
    layer.cornerRadius = shown.cornerRadius
    layer.maskedCorners = maskedCorners.corners
    layer.cornerCurve = cornerCurve
    layer.masksToBounds = masksToBounds
    layer.borderWidth = borderWidth
    layer.borderColor = borderColor?.color ?? .clear
    layer.shadow = snapshotShadow()
    layer.contents = presentedContents(contentsRect: shown.contentsRect)
    layer.mask = mask?.snapshot(at: time)
    layer.sublayers = (sublayers ?? []).filter { !$0.isGone(at: time) }.map { $0.snapshot(at: time) }
    return layer
  }

  private func snapshotShadow() -> Shadow? {
    guard shadowOpacity > 0, let shadowColor else { return nil }
    var shadow = Shadow()
    shadow.color = shadowColor.color
    shadow.opacity = Double(shadowOpacity)
    shadow.offset = shadowOffset
    shadow.radius = shadowRadius
    shadow.path = shadowPath?.path
    return shadow
  }

  /// Takes the bounds' top left corner (not origin) to the parent's coordinates.
  fileprivate var transformFromOrigin: CGAffineTransform {
    CGAffineTransform(
      translationX: -anchorPoint.x * bounds.width, y: -anchorPoint.y * bounds.height
    )
    .concatenating(transform.affine)
    .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
  }
}

extension CGSize {
  fileprivate var magnitude: CGSize { CGSize(width: abs(width), height: abs(height)) }
}

extension CALayer {
  /// From this layer's coordinates to its superlayer's, animations aside.
  var snapshotTransform: CGAffineTransform {
    CGAffineTransform(translationX: -bounds.minX, y: -bounds.minY)
      .concatenating(transformFromOrigin)
  }
}
