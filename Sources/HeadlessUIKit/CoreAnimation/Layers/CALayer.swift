public import Foundation
public import Graphics
package import Layers

/// A node of the layer tree, with the names, defaults and behaviour of Core Animation.
///
/// The properties are the model. `snapshot(at:)` returns the displayed layer at a time, with
/// running animations applied.
@preconcurrency @MainActor
open class CALayer: _Object, @preconcurrency CAMediaTiming {
  /// The delegate of the layer. For a view's layer this is the view, unless code replaced it.
  open weak var delegate: (any CALayerDelegate)?
  /// The view that owns this layer, regardless of the delegate.
  package final weak var view: UIView?
  /// The layer that contains this one; nil at the top.
  public internal(set) weak var superlayer: CALayer?
  /// The sublayers, from back to front among those with equal `zPosition`. Nil if no sublayer was
  /// ever added.
  ///
  /// Setting the array removes sublayers that are not in the new one.
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
  final var cached = CachedLayer()
  /// A name for use by the app.
  public var name: String?

  open var bounds: CGRect = .zero {
    willSet { observers?.willChange(.bounds, of: self) }
    didSet {
      defer { observers?.didChange(.bounds, of: self) }
      guard accepts(bounds, for: "bounds") else { return bounds = oldValue }
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
      guard accepts(position, for: "position") else { return position = oldValue }
      if position != oldValue { animate(.position, from: oldValue, to: position) }
    }
  }
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5) {
    didSet {
      guard accepts(anchorPoint, for: "anchorPoint") else { return anchorPoint = oldValue }
      animate(.anchorPoint, from: oldValue, to: anchorPoint)
    }
  }
  open var zPosition: CGFloat = 0 {
    didSet {
      guard accepts(zPosition, for: "zPosition") else { return zPosition = oldValue }
      animate(.zPosition, from: oldValue, to: zPosition)
    }
  }
  open var transform = CATransform3DIdentity {
    didSet {
      guard accepts(transform, for: "transform") else { return transform = oldValue }
      animate(.transform, from: oldValue, to: transform)
    }
  }
  /// The transform applied to every sublayer after its own transform, about this layer's anchor
  /// point. It usually adds perspective.
  open var sublayerTransform = CATransform3DIdentity {
    didSet {
      guard accepts(sublayerTransform, for: "sublayerTransform") else {
        return sublayerTransform = oldValue
      }
      animate(.sublayerTransform, from: oldValue, to: sublayerTransform)
    }
  }
  /// The distance of the anchor point of `transform` in front of the layer's plane, in points.
  open var anchorPointZ: CGFloat = 0 {
    didSet {
      guard accepts(anchorPointZ, for: "anchorPointZ") else { return anchorPointZ = oldValue }
      animate(.anchorPointZ, from: oldValue, to: anchorPointZ)
    }
  }
  /// Whether the layer is also visible from behind.
  open var isDoubleSided = true { didSet { changed() } }
  open var isHidden = false {
    didSet {
      animate(.hidden, from: CGFloat(oldValue ? 1 : 0), to: CGFloat(isHidden ? 1 : 0))
    }
  }
  open var opacity: Float = 1 {
    didSet {
      guard accepts(opacity, for: "opacity") else { return opacity = oldValue }
      animate(.opacity, from: oldValue, to: opacity)
    }
  }
  open var masksToBounds = false { didSet { changed() } }
  open var backgroundColor: CGColor? {
    didSet { animate(.backgroundColor, from: oldValue, to: backgroundColor) }
  }
  open var cornerRadius: CGFloat = 0 {
    didSet {
      guard accepts(cornerRadius, for: "cornerRadius") else { return cornerRadius = oldValue }
      animate(.cornerRadius, from: oldValue, to: cornerRadius)
    }
  }
  open var maskedCorners = CACornerMask.all { didSet { changed() } }
  open var cornerCurve = CornerCurve.circular { didSet { changed() } }
  open var borderWidth: CGFloat = 0 {
    didSet {
      guard accepts(borderWidth, for: "borderWidth") else { return borderWidth = oldValue }
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
      guard accepts(shadowOpacity, for: "shadowOpacity") else { return shadowOpacity = oldValue }
      animate(.shadowOpacity, from: oldValue, to: shadowOpacity)
    }
  }
  open var shadowOffset = CGSize(width: 0, height: -3) {
    didSet {
      guard accepts(shadowOffset, for: "shadowOffset") else { return shadowOffset = oldValue }
      animate(.shadowOffset, from: oldValue, to: shadowOffset)
    }
  }
  open var shadowRadius: CGFloat = 3 {
    didSet {
      guard accepts(shadowRadius, for: "shadowRadius") else { return shadowRadius = oldValue }
      animate(.shadowRadius, from: oldValue, to: shadowRadius)
    }
  }
  open var shadowPath: CGPath? {
    didSet { animate(.shadowPath, from: oldValue, to: shadowPath) }
  }
  /// A layer whose opacity masks this layer. It must not be the layer itself or one of its
  /// ancestors.
  open var mask: CALayer? {
    didSet {
      if let mask, mask !== oldValue, !canHold(mask) { return self.mask = oldValue }
      oldValue?.maskedLayer = nil
      // A mask shared with another layer notifies only its new owner.
      mask?.maskedLayer?.changed()
      mask?.maskedLayer = self
      changed()
    }
  }
  weak var maskedLayer: CALayer?

  /// The image drawn between the background and the sublayers: a `CGImage` or a `UIImage`.
  ///
  /// Other values draw nothing. An image replaces what the layer has drawn.
  open var contents: Any? {
    didSet {
      drawing = nil
      picture = PictureContents.source(of: contents)
      changed()
    }
  }
  /// The image in `contents`, ready for the compositor.
  private var picture: ImageSource?
  /// The image that the layer drew at its last display.
  final var drawing: LayerDrawing? { didSet { changed() } }
  /// Whether the layer is displayed again when its size changes.
  open var needsDisplayOnBoundsChange = false
  /// Whether the layer needs display. A view's layer needs it once at the start.
  final var isDisplayNeeded = false { didSet { if isDisplayNeeded { changed() } } }
  /// The pixels per point of `contents`, and of the drawing of a layer without a view.
  open var contentsScale: CGFloat = 1 {
    didSet {
      guard accepts(contentsScale, for: "contentsScale") else { return contentsScale = oldValue }
      changed()
    }
  }
  /// The part of `contents` to draw, in unit coordinates; (0, 0, 1, 1) by default.
  ///
  /// Outside the unit square, the edge pixels are repeated.
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1) {
    didSet {
      guard accepts(contentsRect, for: "contentsRect") else { return contentsRect = oldValue }
      animate(.contentsRect, from: oldValue, to: contentsRect)
    }
  }
  /// The part of `contents` that stretches with the bounds, in unit coordinates.
  ///
  /// The margins around it keep their size. The default, (0, 0, 1, 1), stretches the whole image.
  open var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1) {
    didSet {
      guard accepts(contentsCenter, for: "contentsCenter") else { return contentsCenter = oldValue }
      changed()
    }
  }
  /// The blur and saturation that the layer applies to its backdrop, the content behind it.
  final var backdrop: Backdrop? {
    didSet { animate(.backdrop, from: oldValue ?? .neutral, to: backdrop ?? .neutral) }
  }
  /// The vibrancy that lets the backdrop shine through the contents of the layer.
  final var vibrancy: Vibrancy? {
    didSet {
      animate(
        .vibrancy, from: oldValue ?? vibrancy?.faded, to: vibrancy ?? oldValue?.faded)
    }
  }
  /// The blend mode of the layer with the content below.
  ///
  /// As on iPhones, the value is the name of a blend mode, such as `"multiplyBlendMode"` or
  /// `"plusL"`. Nil and other values draw source-over.
  ///
  /// - Note: Partly: ignored for a layer in perspective.
  open var compositingFilter: Any? { didSet { changed() } }
  package final var contentMode = ContentMode.scaleToFill { didSet { changed() } }
  /// The filter for contents drawn smaller than their size.
  open var minificationFilter = CALayerContentsFilter.area { didSet { changed() } }
  /// The filter for contents drawn larger than their size. In perspective, `minificationFilter` is
  /// used instead.
  open var magnificationFilter = CALayerContentsFilter.linear { didSet { changed() } }
  /// The bias of the level of detail of the `trilinear` filter.
  ///
  /// - Note: Partly: stored, but ignored: there are no levels of detail.
  open var minificationFilterBias: Float = 0
  /// Whether all content of the layer is opaque. On a device, this saves work.
  ///
  /// - Note: Partly: stored, but ignored: content that is not opaque is blended in any case.
  open var isOpaque = false

  /// Whether the layer is rendered into a bitmap before compositing.
  ///
  /// - Note: Partly: stored, but ignored: the result is equal, and never coarser than the screen.
  open var shouldRasterize = false
  /// The scale of the bitmap of `shouldRasterize`, in pixels per point.
  ///
  /// - Note: Partly: stored, but ignored: the scale is that of the screen.
  open var rasterizationScale: CGFloat = 1
  /// Whether slanted edges are antialiased.
  ///
  /// - Note: Partly: stored, but ignored: edges are always antialiased.
  open var allowsEdgeAntialiasing = false
  /// Whether the opacity of the layer applies to its sublayers as a group.
  ///
  /// - Note: Partly: stored, but ignored: opacity always applies to the group, which is the
  ///   default.
  open var allowsGroupOpacity = true
  /// Whether drawing happens in the background. Ignored: the result is equal.
  open var drawsAsynchronously = false
  /// Whether the sublayers need layout at the next tick.
  final var isLayoutNeeded = false { didSet { if isLayoutNeeded { changed() } } }

  /// The running property changes of animation blocks, oldest first.
  final var animations: [PropertyAnimation] = [] { didSet { changed() } }
  /// The added animations, oldest first, at most one per key.
  final var addedAnimations: [AddedAnimation] = [] { didSet { changed() } }
  /// The running transition, which holds the previous appearance.
  final var transition: LayerTransition? { didSet { changed() } }
  /// The actions that replace the implicit animations, by property name. `NSNull()` disables an
  /// action.
  ///
  /// Actions that are not animations are ignored.
  open var actions: [String: any CAAction]?
  /// The time when the layer was added to its superlayer, on the screen's clock.
  final var joined: TimeInterval = 0

  // `CAMediaTiming`: these values control the time of all animations of the layer and its
  // descendants.
  open var beginTime: CFTimeInterval = 0
  open var duration: CFTimeInterval = .infinity
  open var speed: Float = 1
  open var timeOffset: CFTimeInterval = 0
  open var repeatCount: Float = 0
  open var repeatDuration: CFTimeInterval = 0
  open var autoreverses = false
  open var fillMode = CAMediaTimingFillMode.removed

  /// Creates a transparent layer of zero size.
  public init() { super.init(_object: ()) }

  /// Creates the temporary copy of a layer that `presentation()` returns.
  ///
  /// The initializer copies the properties of `CALayer`. Subclasses override it to copy their own
  /// properties.
  public init(layer: Any) {
    super.init(_object: ())
    if let layer = layer as? CALayer { copyValues(of: layer) }
  }

  /// Creates an object from an archive.
  ///
  /// - Note: Partly: archives are not supported, always nil.
  public required init?(coder: NSCoder) { nil }

  open var frame: CGRect {
    get {
      let own = CGRect(origin: .zero, size: bounds.size)
      return projectedFrame(of: own) ?? own.applying(transformFromOrigin)
    }
    set {
      let newValue = newValue.isWithoutPlace ? .zero : newValue
      guard accepts(newValue, for: "frame") else { return }
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
    default: nil
    }
  }

  /// The values stored under keys that are not properties.
  final var customValues: [String: Any] = [:]

  /// Returns the model value of a property or of a component, such as `transform.rotation.z` or
  /// `bounds.size.width`.
  ///
  /// Numbers are `CGFloat`. For other keys, this is the value stored under the key, or nil.
  open override func value(forKeyPath keyPath: String) -> Any? {
    modelValue(forKeyPath: keyPath)
  }

  /// Sets a property or a component from any value that an animation accepts.
  ///
  /// Values under other keys are stored. Values of the wrong kind, and nil, do not change a
  /// property.
  open override func setValue(_ value: Any?, forKeyPath keyPath: String) {
    setModelValue(value, forKeyPath: keyPath)
  }

  /// Returns the model value of a property, or the value stored under another key.
  open override func value(forKey key: String) -> Any? { value(forKeyPath: key) }

  /// Sets a property, or stores a value under another key.
  open override func setValue(_ value: Any?, forKey key: String) {
    setValue(value, forKeyPath: key)
  }

  // MARK: - Hierarchy

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

  /// Replaces a sublayer by another layer. If `oldLayer` is not a sublayer, nothing happens.
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard let index = sublayers?.firstIndex(where: { $0 === oldLayer }) else { return }
    oldLayer.removeFromSuperlayer()
    insert(newLayer, at: index)
  }

  // MARK: - Layout

  /// Lays out the sublayers. The default implementation calls the delegate, which for a view's
  /// layer is the view.
  open func layoutSublayers() { (delegate ?? view)?.layoutSublayers(of: self) }

  /// Marks the layer as needing layout at the next layout pass.
  open func setNeedsLayout() {
    isLayoutNeeded = true
    view?.setNeedsLayout()
  }

  /// Returns whether the layer needs layout.
  open func needsLayout() -> Bool { view?.needsLayout ?? isLayoutNeeded }

  /// Lays out this layer and its descendants now, where needed.
  open func layoutIfNeeded() {
    if let view { return view.layoutIfNeeded() }
    layOutIfDirty()
    for sublayer in sublayers ?? [] { sublayer.layoutIfNeeded() }
  }

  /// Returns the preferred size of the layer. The default is the size of the bounds.
  open func preferredFrameSize() -> CGSize { bounds.size }

  // MARK: - Displayed contents

  /// Returns the content between the background and the sublayers. Layers with text, gradients and
  /// shapes override it.
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
    // For enlarged contents, all other filters give equal results between texels.
    if magnificationFilter == .nearest || minificationFilter == .nearest {
      shape.enlargement = magnificationFilter.enlarging
    }
    shape.slices = slices
    return .image(shape)
  }

  /// Returns the model value of an animatable property.
  ///
  /// Nil if the property has no value, or if this kind of layer does not have it.
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

  /// Sets an animatable property. A value of another kind is ignored.
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

  /// Returns the displayed layer with its sublayers, `time` seconds after the start.
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

  /// Returns the displayed sublayers. Layers that draw copies override it.
  func presentedSublayers(_ shown: ShownValues, at time: TimeInterval) -> [Layer] {
    settledSublayers(shown, at: time)
  }

  /// Copies the properties of another layer of this class. Subclasses also copy their own
  /// properties.
  func copyValues(of layer: CALayer) { copyCommonValues(of: layer) }

  /// Whether the class is UIKit's own. An app's subclass may override the properties that are read
  /// of a layer. Subclasses in UIKit compare with their own class.
  var isBuiltInClass: Bool { type(of: self) == CALayer.self }

  /// Whether a layer of UIKit's own class calls `changed()` whenever its contents change by
  /// themselves.
  var reportsContentChanges: Bool { true }

  /// Returns the layer with its position in space. A layer without a plane returns its sublayers.
  func spatialLayers(at time: TimeInterval) -> [SpatialLayer] { [spatialLayer(at: time)] }

  // MARK: - Drawing

  /// Marks the layer as needing display at the next tick.
  open func setNeedsDisplay() { isDisplayNeeded = true }

  /// Marks the whole layer as needing display, whatever the rectangle.
  open func setNeedsDisplay(_ r: CGRect) { setNeedsDisplay() }

  /// Returns whether the layer needs display.
  open func needsDisplay() -> Bool { isDisplayNeeded }

  /// Returns whether a change of a property redraws layers of this class; false by default.
  ///
  /// If true, the layer is also redrawn in each frame of an animation of the property. Subclasses
  /// override this for their custom properties.
  open class func needsDisplay(forKey key: String) -> Bool { false }

  /// Displays the layer now if it needs display.
  open func displayIfNeeded() {
    guard isDisplayNeeded || isCustomPropertyAnimated, !bounds.isEmpty else { return }
    isDisplayNeeded = false
    display()
  }

  /// Displays the layer. The default implementation calls the delegate, or else draws the bounds
  /// into an image with `draw(in:)`.
  open func display() {
    if let delegate { delegate.display(self) } else { displayDrawing() }
  }

  /// Draws the layer in its coordinates. The default implementation calls the delegate, if any.
  open func draw(in ctx: CGContext) { delegate?.draw(self, in: ctx) }

  // MARK: - Animations

  /// Adds a copy of an animation to the layer.
  ///
  /// It starts now, unless it has a begin time. A running animation with an equal key is stopped.
  /// Animations without a key do not replace each other.
  open func add(_ anim: CAAnimation, forKey key: String?) { run(anim, forKey: key) }

  /// Stops an animation, so that the layer shows its model values. Without such an animation,
  /// nothing happens.
  open func removeAnimation(forKey key: String) { stopAnimation(forKey: key) }

  /// Stops all animations, including those of `UIView.animate`, so that the layer shows its model
  /// values.
  ///
  /// A call of `UIView.animate` that has no animation left completes with false.
  open func removeAllAnimations() { stopAllAnimations() }

  /// Returns the action for a change of a property, or nil. See `standardAction(forKey:)`.
  open func action(forKey event: String) -> (any CAAction)? { standardAction(forKey: event) }

  /// Returns the action of last resort for a change of a property; nil by default.
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

  /// Returns the value of a property that was never set; nil by default.
  open class func defaultValue(forKey key: String) -> Any? { nil }

  /// Returns whether a point, in the layer's coordinates, is inside the bounds.
  open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

  /// Returns the frontmost layer at a point, or nil. The result can be this layer.
  ///
  /// The point is in the superlayer's coordinates. Hidden layers and layers with an opacity of 0
  /// are ignored.
  open func hitTest(_ p: CGPoint) -> CALayer? { layer(at: p) }
}
