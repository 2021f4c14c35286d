public import Foundation
public import Graphics
package import Layers

/// A node of the picture, with Core Animation's names, defaults and meaning. What is set here is
/// the model; `snapshot(at:)` is what is to be seen at a time, running animations included.
@preconcurrency @MainActor
open class CALayer: _Object, @preconcurrency CAMediaTiming {
  /// Whom the layer belongs to: of a view's layer the view, or who took its place.
  open weak var delegate: (any CALayerDelegate)?
  /// The view whose layer this is, whoever is the delegate.
  package final weak var view: UIView?
  /// The layer it was added to; nil at the top.
  public internal(set) weak var superlayer: CALayer?
  /// From back to front among equal `zPosition`; nil before the first is added. Setting them takes out those
  /// that are not among the new ones.
  public final var sublayers: [CALayer]? {
    get { tree }
    set {
      for layer in tree ?? [] where newValue?.contains(where: { $0 === layer }) != true {
        layer.removeFromSuperlayer()
      }
      for layer in newValue ?? [] { addSublayer(layer) }
      if newValue == nil { tree = nil }
    }
  }
  private final var tree: [CALayer]? { didSet { changed() } }
  final var kept = KeptLayer()
  /// For the app's own use.
  public var name: String?

  open var bounds: CGRect = .zero {
    willSet { observers?.willChange(.bounds, of: self) }
    didSet {
      defer { observers?.didChange(.bounds, of: self) }
      guard admits(bounds, for: "bounds") else { return bounds = oldValue }
      if bounds != oldValue { animate(.bounds, from: oldValue, to: bounds) }
      if bounds.size != oldValue.size {
        isLayoutNeeded = true
        sizeChanged()
      }
    }
  }
  open var position: CGPoint = .zero {
    willSet { observers?.willChange(.position, of: self) }
    didSet {
      defer { observers?.didChange(.position, of: self) }
      guard admits(position, for: "position") else { return position = oldValue }
      if position != oldValue { animate(.position, from: oldValue, to: position) }
    }
  }
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5) {
    didSet {
      guard admits(anchorPoint, for: "anchorPoint") else { return anchorPoint = oldValue }
      animate(.anchorPoint, from: oldValue, to: anchorPoint)
    }
  }
  open var zPosition: CGFloat = 0 {
    didSet {
      guard admits(zPosition, for: "zPosition") else { return zPosition = oldValue }
      animate(.zPosition, from: oldValue, to: zPosition)
    }
  }
  open var transform = CATransform3DIdentity {
    didSet {
      guard admits(transform, for: "transform") else { return transform = oldValue }
      animate(.transform, from: oldValue, to: transform)
    }
  }
  /// Done to every sublayer after its own transform, about this layer's anchor point: where a screen's
  /// perspective goes.
  open var sublayerTransform = CATransform3DIdentity {
    didSet {
      guard admits(sublayerTransform, for: "sublayerTransform") else {
        return sublayerTransform = oldValue
      }
      animate(.sublayerTransform, from: oldValue, to: sublayerTransform)
    }
  }
  /// How far before the layer's plane the point lies that `transform` turns about, in points.
  open var anchorPointZ: CGFloat = 0 {
    didSet {
      guard admits(anchorPointZ, for: "anchorPointZ") else { return anchorPointZ = oldValue }
      animate(.anchorPointZ, from: oldValue, to: anchorPointZ)
    }
  }
  /// Whether it is also seen from behind.
  open var isDoubleSided = true { didSet { changed() } }
  open var isHidden = false {
    didSet {
      animate(.hidden, from: CGFloat(oldValue ? 1 : 0), to: CGFloat(isHidden ? 1 : 0))
    }
  }
  open var opacity: Float = 1 {
    didSet {
      guard admits(opacity, for: "opacity") else { return opacity = oldValue }
      animate(.opacity, from: oldValue, to: opacity)
    }
  }
  open var masksToBounds = false { didSet { changed() } }
  open var backgroundColor: CGColor? {
    didSet { animate(.backgroundColor, from: oldValue, to: backgroundColor) }
  }
  open var cornerRadius: CGFloat = 0 {
    didSet {
      guard admits(cornerRadius, for: "cornerRadius") else { return cornerRadius = oldValue }
      animate(.cornerRadius, from: oldValue, to: cornerRadius)
    }
  }
  open var maskedCorners = CACornerMask.all { didSet { changed() } }
  open var cornerCurve = CornerCurve.circular { didSet { changed() } }
  open var borderWidth: CGFloat = 0 {
    didSet {
      guard admits(borderWidth, for: "borderWidth") else { return borderWidth = oldValue }
      animate(.borderWidth, from: oldValue, to: borderWidth)
    }
  }
  open var borderColor: CGColor? = .black {
    didSet { animate(.borderColor, from: oldValue, to: borderColor) }
  }
  open var shadowColor: CGColor? = .black {
    didSet { animate(.shadowColor, from: oldValue, to: shadowColor) }
  }
  open var shadowOpacity: Float = 0 {
    didSet {
      guard admits(shadowOpacity, for: "shadowOpacity") else { return shadowOpacity = oldValue }
      animate(.shadowOpacity, from: oldValue, to: shadowOpacity)
    }
  }
  open var shadowOffset = CGSize(width: 0, height: -3) {
    didSet {
      guard admits(shadowOffset, for: "shadowOffset") else { return shadowOffset = oldValue }
      animate(.shadowOffset, from: oldValue, to: shadowOffset)
    }
  }
  open var shadowRadius: CGFloat = 3 {
    didSet {
      guard admits(shadowRadius, for: "shadowRadius") else { return shadowRadius = oldValue }
      animate(.shadowRadius, from: oldValue, to: shadowRadius)
    }
  }
  open var shadowPath: CGPath? {
    didSet { animate(.shadowPath, from: oldValue, to: shadowPath) }
  }
  /// Only where it is opaque the layer is seen. It must not be the layer itself or one around it.
  open var mask: CALayer? {
    didSet {
      if let mask, mask !== oldValue, !canHold(mask) { return self.mask = oldValue }
      oldValue?.maskedLayer = nil
      // Another layer may have it, which hears no more of it.
      mask?.maskedLayer?.changed()
      mask?.maskedLayer = self
      changed()
    }
  }
  weak var maskedLayer: CALayer?

  /// The picture drawn between background and sublayers: a `CGImage` or a `UIImage`; anything else draws
  /// nothing. A picture takes the place of what the layer drew.
  open var contents: Any? {
    didSet {
      drawing = nil
      picture = PictureContents.source(of: contents)
      changed()
    }
  }
  /// What `contents` is to the compositor.
  private var picture: ImageSource?
  /// What the layer drew itself when it was last displayed.
  final var drawing: LayerDrawing? { didSet { changed() } }
  /// Whether it draws again when its size changes.
  open var needsDisplayOnBoundsChange = false
  /// Whether it is to be displayed: a view's layer once at first.
  final var isDisplayNeeded = false { didSet { if isDisplayNeeded { changed() } } }
  /// Pixels of `contents` per point; also of what a layer of one's own draws.
  open var contentsScale: CGFloat = 1 {
    didSet {
      guard admits(contentsScale, for: "contentsScale") else { return contentsScale = oldValue }
      changed()
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
  /// The part of `contents` that grows with the bounds, in unit coordinates, where those stretch it: what
  /// lies around it keeps its size. Default (0, 0, 1, 1), which is all of it.
  open var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1) {
    didSet {
      guard admits(contentsCenter, for: "contentsCenter") else { return contentsCenter = oldValue }
      changed()
    }
  }
  /// What the layer does to what lies under it.
  final var backdrop: Backdrop? {
    didSet { animate(.backdrop, from: oldValue ?? .neutral, to: backdrop ?? .neutral) }
  }
  /// What shines through all that lies in the layer.
  final var vibrancy: Vibrancy? {
    didSet {
      animate(
        .vibrancy, from: oldValue ?? vibrancy?.faded, to: vibrancy ?? oldValue?.faded)
    }
  }
  /// How what is drawn of the layer and what lies under it become one: the name of a blend mode, such as
  /// `"multiplyBlendMode"`, or `"plusL"` and `"plusD"`, as iPhones take it. Nil and what is none of these
  /// names lay it over.
  ///
  /// - Note: Partly: of a layer in perspective it is not looked at.
  open var compositingFilter: Any? { didSet { changed() } }
  package final var contentMode = ContentMode.scaleToFill { didSet { changed() } }
  /// How contents are sampled that are shown smaller than they are.
  open var minificationFilter = CALayerContentsFilter.area { didSet { changed() } }
  /// How contents are sampled that are shown larger. In 3-D they are as smaller ones are.
  open var magnificationFilter = CALayerContentsFilter.linear { didSet { changed() } }
  /// Added to the level of detail of `trilinear`, of which there is none here.
  ///
  /// - Note: Partly: kept.
  open var minificationFilterBias: Float = 0
  /// Whether all that it shows is opaque: a promise, that may save work on a phone.
  ///
  /// - Note: Partly: kept; what is not opaque is seen through in any case.
  open var isOpaque = false

  /// Whether the layer is drawn into a picture of its own first.
  ///
  /// - Note: Partly: kept; what is seen is the same, and never coarser than the screen.
  open var shouldRasterize = false
  /// Pixels per point of that picture.
  ///
  /// - Note: Partly: kept; the picture has the screen's.
  open var rasterizationScale: CGFloat = 1
  /// Whether sloping edges are smooth.
  ///
  /// - Note: Partly: kept; they are smooth in any case.
  open var allowsEdgeAntialiasing = false
  /// Whether sublayers get transparent together with the layer.
  ///
  /// - Note: Partly: kept; they do in any case, as by default.
  open var allowsGroupOpacity = true
  /// Whether drawing may wait. It does not here, and looks the same.
  open var drawsAsynchronously = false
  /// Whether the sublayers are to be placed at the next tick.
  final var isLayoutNeeded = false { didSet { if isLayoutNeeded { changed() } } }

  /// Running changes of blocks, oldest first.
  final var animations: [PropertyAnimation] = [] { didSet { changed() } }
  /// Animations that were added, oldest first; one per key.
  final var addedAnimations: [AddedAnimation] = [] { didSet { changed() } }
  /// What was seen before a transition that runs.
  final var transition: LayerTransition? { didSet { changed() } }
  /// What is done instead of animating when a property of that name is set: `NSNull()` for nothing.
  /// Other actions than animations do nothing.
  open var actions: [String: any CAAction]?
  /// When it was put into another layer, on the screen's clock.
  final var joined: TimeInterval = 0

  // CAMediaTiming: what is set here rules the time of all animations here and below.
  open var beginTime: CFTimeInterval = 0
  open var duration: CFTimeInterval = .infinity
  open var speed: Float = 1
  open var timeOffset: CFTimeInterval = 0
  open var repeatCount: Float = 0
  open var repeatDuration: CFTimeInterval = 0
  open var autoreverses = false
  open var fillMode = CAMediaTimingFillMode.removed

  /// At zero size, transparent.
  public init() { super.init(_object: ()) }

  /// A copy to be shown for a moment, for `presentation()`; takes what every layer has. Subclasses with
  /// properties of their own override it and copy those.
  public init(layer: Any) {
    super.init(_object: ())
    if let layer = layer as? CALayer { copyValues(of: layer) }
  }

  /// - Note: Partly: archives are not supported, always nil.
  public required init?(coder: NSCoder) { nil }

  open var frame: CGRect {
    get {
      let own = CGRect(origin: .zero, size: bounds.size)
      return projectedFrame(of: own) ?? own.applying(transformFromOrigin)
    }
    set {
      let newValue = newValue.isWithoutPlace ? .zero : newValue
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

  override func value(of property: ObservedProperty) -> Any? {
    switch property {
    case .bounds: bounds
    case .position: position
    case .alpha, .center, .contentInset, .contentOffset, .contentSize, .frame, .isHidden, .state,
      .transform:
      nil
    }
  }

  /// What the app keeps under names that are no properties, as every layer does.
  final var keptValues: [String: Any] = [:]

  /// What was set of a property or of a part of it, `transform.rotation.z` or `bounds.size.width`: numbers
  /// as `CGFloat`, geometry and colours as they are. Of another name what was kept under it; nil where
  /// nothing was.
  open override func value(forKeyPath keyPath: String) -> Any? {
    modelValue(forKeyPath: keyPath)
  }

  /// Sets a property, or a part of it, from a value that an animation could have; keeps what has another
  /// name. Values of another kind than the property's, nil among them, set nothing.
  open override func setValue(_ value: Any?, forKeyPath keyPath: String) {
    setModelValue(value, forKeyPath: keyPath)
  }

  /// The same for a property as a whole.
  open override func value(forKey key: String) -> Any? { value(forKeyPath: key) }

  /// The same for a property as a whole.
  open override func setValue(_ value: Any?, forKey key: String) {
    setValue(value, forKeyPath: key)
  }

  // MARK: - The tree

  open func addSublayer(_ layer: CALayer) { insert(layer, at: sublayers?.count ?? 0) }

  open func insertSublayer(_ layer: CALayer, at index: UInt32) { insert(layer, at: Int(index)) }

  func insert(_ layer: CALayer, at index: Int) {
    guard canHold(layer) else { return }
    layer.removeFromSuperlayer()
    layer.changed()
    layer.superlayer = self
    layer.joined = ScreenEnvironment.current.clock.time
    let place = min(max(0, index), tree?.count ?? 0)
    if tree == nil { tree = [] }
    tree?.insert(layer, at: place)
    isLayoutNeeded = true
  }

  open func removeFromSuperlayer() {
    if let index = superlayer?.tree?.firstIndex(where: { $0 === self }) {
      superlayer?.tree?.remove(at: index)
    }
    changed()
    superlayer = nil
  }

  /// Another layer takes a sublayer's place; nothing happens if that is none.
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard let index = sublayers?.firstIndex(where: { $0 === oldLayer }) else { return }
    oldLayer.removeFromSuperlayer()
    insert(newLayer, at: index)
  }

  // MARK: - Layout

  /// Places the sublayers: the default has the delegate do it, of a view's layer the view.
  open func layoutSublayers() { (delegate ?? view)?.layoutSublayers(of: self) }

  /// Asks for `layoutSublayers()`, at the next layout.
  open func setNeedsLayout() {
    isLayoutNeeded = true
    view?.setNeedsLayout()
  }

  /// Whether that was asked for.
  open func needsLayout() -> Bool { view?.needsLayout ?? isLayoutNeeded }

  /// Places the sublayers of this layer and those below it where that was asked for, now.
  open func layoutIfNeeded() {
    if let view { return view.layoutIfNeeded() }
    layOutIfMarked()
    for sublayer in sublayers ?? [] { sublayer.layoutIfNeeded() }
  }

  /// The size that its contents would like: that of the bounds, unless a subclass says another.
  open func preferredFrameSize() -> CGSize { bounds.size }

  // MARK: - What is to be seen

  /// What the layer shows by itself between background and sublayers; text, gradients and shapes
  /// override.
  func presentedContents(_ shown: ShownValues) -> Contents? {
    let contentsRect = shown(.contentsRect, contentsRect)
    let source: ImageSource?
    if case .other(let object) = shown[.contents] {
      source = PictureContents.source(of: object)
    } else {
      source = picture
    }
    guard let source else { return drawing?.contents(mode: contentMode, in: bounds.size) }
    var shape = ImageContents(
      image: source, scale: contentsScale, mode: contentMode, contentsRect: contentsRect,
      filter: minificationFilter.sampling)
    // Between texels all other filters do the same.
    if magnificationFilter == .nearest || minificationFilter == .nearest {
      shape.enlargement = magnificationFilter.enlarging
    }
    shape.slices = slices
    return .image(shape)
  }

  /// What was set of a property that can be animated; nil for one that this kind of layer has not, or
  /// that has nothing.
  func model(_ property: LayerProperty) -> AnimatedValue? {
    switch property {
    case .bounds: bounds.animated
    case .position: position.animated
    case .anchorPoint: anchorPoint.animated
    case .zPosition: zPosition.animated
    case .transform: transform.animated
    case .sublayerTransform: sublayerTransform.animated
    case .anchorPointZ: anchorPointZ.animated
    case .opacity: CGFloat(opacity).animated
    case .hidden: CGFloat(isHidden ? 1 : 0).animated
    case .backdrop: (backdrop ?? .neutral).animated
    case .vibrancy: vibrancy?.animated
    case .backgroundColor: (backgroundColor?.color ?? .clear).animated
    case .cornerRadius: cornerRadius.animated
    case .borderWidth: borderWidth.animated
    case .borderColor: (borderColor?.color ?? .clear).animated
    case .contents: .other(contents as AnyObject?)
    case .contentsRect: contentsRect.animated
    case .shadowColor: (shadowColor?.color ?? .clear).animated
    case .shadowOpacity: CGFloat(shadowOpacity).animated
    case .shadowOffset: shadowOffset.animated
    case .shadowRadius: shadowRadius.animated
    case .shadowPath: shadowPath?.path.animated
    case .path, .fillColor, .strokeColor, .strokeStart, .strokeEnd, .lineWidth, .miterLimit,
      .lineDashPhase, .colors, .locations, .startPoint, .endPoint, .fontSize, .foregroundColor,
      .instanceTransform, .instanceColor, .emitterPosition, .emitterZPosition, .emitterSize,
      .emitterDepth, .birthRate, .lifetime, .velocity, .scale, .spin:
      nil
    }
  }

  /// Sets a property to a value of its kind; others do nothing.
  func setModel(_ property: LayerProperty, to value: AnimatedValue) {
    func color(_ set: (CGColor?) -> Void) { Color(value).map { set(CGColor($0)) } }
    func number(_ set: (CGFloat) -> Void) { CGFloat(value).map(set) }
    switch property {
    case .bounds: CGRect(value).map { bounds = $0 }
    case .position: CGPoint(value).map { position = $0 }
    case .anchorPoint: CGPoint(value).map { anchorPoint = $0 }
    case .zPosition: number { zPosition = $0 }
    case .transform: CATransform3D(value).map { transform = $0 }
    case .sublayerTransform: CATransform3D(value).map { sublayerTransform = $0 }
    case .anchorPointZ: number { anchorPointZ = $0 }
    case .opacity: number { opacity = Float($0) }
    case .hidden: number { isHidden = $0 >= 0.5 }
    case .backdrop: Backdrop(value).map { backdrop = $0 == .neutral ? nil : $0 }
    case .vibrancy: Vibrancy(value).map { vibrancy = $0.strength > 0 ? $0 : nil }
    case .backgroundColor: color { backgroundColor = $0 }
    case .cornerRadius: number { cornerRadius = max($0, 0) }
    case .borderWidth: number { borderWidth = $0 }
    case .borderColor: color { borderColor = $0 }
    case .contents: if case .other(let object) = value { contents = object }
    case .contentsRect: CGRect(value).map { contentsRect = $0 }
    case .shadowColor: color { shadowColor = $0 }
    case .shadowOpacity: number { shadowOpacity = Float($0) }
    case .shadowOffset: CGSize(value).map { shadowOffset = $0 }
    case .shadowRadius: number { shadowRadius = $0 }
    case .shadowPath: Path(value).map { shadowPath = CGPath($0) }
    case .path, .fillColor, .strokeColor, .strokeStart, .strokeEnd, .lineWidth, .miterLimit,
      .lineDashPhase, .colors, .locations, .startPoint, .endPoint, .fontSize, .foregroundColor,
      .instanceTransform, .instanceColor, .emitterPosition, .emitterZPosition, .emitterSize,
      .emitterDepth, .birthRate, .lifetime, .velocity, .scale, .spin:
      break
    }
  }

  /// The layer and its sublayers as a value, `time` seconds after the start.
  package func snapshot(at time: TimeInterval) -> Layer {
    let shown = shown(at: time)
    var layer = Layer(bounds: shown(.bounds, bounds), position: shown(.position, position))
    layer.anchorPoint = shown(.anchorPoint, anchorPoint)
    layer.transform = shown(.transform, transform).affine
    layer.zPosition = shown(.zPosition, zPosition)
    layer.isHidden = shown(.hidden, CGFloat(isHidden ? 1 : 0)) >= 0.5
    layer.opacity = Double(min(max(shown(.opacity, CGFloat(opacity)), 0), 1))
    layer.backdrop = shown(.backdrop, backdrop)
    layer.vibrancy = shown(.vibrancy, vibrancy)
    layer.blendMode = blendMode
    layer.backgroundColor = shown(.backgroundColor, backgroundColor?.color)
    layer.cornerRadius = max(shown(.cornerRadius, cornerRadius), 0)
    layer.maskedCorners = maskedCorners.corners
    layer.cornerCurve = cornerCurve
    layer.masksToBounds = masksToBounds
    layer.borderWidth = shown(.borderWidth, borderWidth)
    layer.borderColor = shown(.borderColor, borderColor?.color) ?? .clear
    layer.shadow = presentedShadow(shown)
    layer.contents = presentedContents(shown)
    layer.mask = presentedMask(at: time)
    layer.sublayers = presentedSublayers(shown, at: time)
    backgroundColor?.pattern?.cover(&layer)
    transition?.apply(to: &layer, at: time)
    return layer
  }

  /// What lies in the layer; those that show copies override.
  func presentedSublayers(_ shown: ShownValues, at time: TimeInterval) -> [Layer] {
    settledSublayers(shown, at: time)
  }

  /// The layer as it lies in depth; of one that has no plane of its own, all that lie in it.
  func spatialLayers(at time: TimeInterval) -> [SpatialLayer] { [spatialLayer(at: time)] }

  /// Takes what every layer has.
  func copyValues(of layer: CALayer) {
    for property in LayerProperty.allCases {
      if let value = layer.model(property) { setModel(property, to: value) }
    }
    (name, keptValues) = (layer.name, layer.keptValues)
    isDoubleSided = layer.isDoubleSided
    masksToBounds = layer.masksToBounds
    maskedCorners = layer.maskedCorners
    cornerCurve = layer.cornerCurve
    backgroundColor = layer.backgroundColor
    contentsScale = layer.contentsScale
    (minificationFilter, magnificationFilter) = (
      layer.minificationFilter, layer.magnificationFilter
    )
    contentMode = layer.contentMode
  }

  // MARK: - Drawing

  /// Asks for drawing again, at the next tick of the display.
  open func setNeedsDisplay() { isDisplayNeeded = true }

  /// The whole layer is drawn again, whatever part is asked for.
  open func setNeedsDisplay(_ r: CGRect) { setNeedsDisplay() }

  /// Whether it is to be drawn.
  open func needsDisplay() -> Bool { isDisplayNeeded }

  /// Whether layers of this class draw themselves anew when the property of that name is set, and in each
  /// frame while an animation runs on it: for subclasses with properties of their own. False by default.
  open class func needsDisplay(forKey key: String) -> Bool { false }

  /// Draws the layer if it is to be drawn, now.
  open func displayIfNeeded() {
    guard isDisplayNeeded || isCustomPropertyAnimated, !bounds.isEmpty else { return }
    isDisplayNeeded = false
    display()
  }

  /// Has the delegate display the layer, whose own way is to let `draw(in:)` draw a picture of the
  /// bounds.
  open func display() {
    if let delegate { delegate.display(self) } else { displayDrawing() }
  }

  /// Draws the layer in its own coordinates; has the delegate do it, if there is one.
  open func draw(in ctx: CGContext) { delegate?.draw(self, in: ctx) }

  // MARK: - Animations

  /// Runs a copy of an animation, from now on unless it says when it begins. One that runs under that
  /// key is stopped; without a key it runs beside all others.
  open func add(_ anim: CAAnimation, forKey key: String?) { run(anim, forKey: key) }

  /// Stops one, if there is one: the layer is seen as it was set.
  open func removeAnimation(forKey key: String) { stopAnimation(forKey: key) }

  /// Stops all, also those of `UIView.animate`: the layer is seen as it was set. A call of that with
  /// nothing left to animate completes, with false.
  open func removeAllAnimations() { stopAllAnimations() }

  /// What is done when a property of that name is set; nil for nothing. See `standardAction(forKey:)`.
  open func action(forKey event: String) -> (any CAAction)? { standardAction(forKey: event) }

  /// What is done for a property of that name where neither the delegate nor `actions` say; nil by default.
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

  /// What `value(forKey:)` gives for a property of that name before it was set; nil by default.
  open class func defaultValue(forKey key: String) -> Any? { nil }

  /// Whether a point of the layer's coordinates lies in its bounds.
  open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

  /// The nearest layer under a point of the superlayer's coordinates, this one included: not hidden, and
  /// transparent only above an opacity of zero.
  open func hitTest(_ p: CGPoint) -> CALayer? { layer(at: p) }
}
