public import Foundation
public import Graphics
public import Layers

/// A rectangular area of the screen that draws content and contains subviews.
///
/// Members that an app may override are declared in the class body, because Swift cannot override
/// members declared in extensions.
open class UIView: UIResponder {
  /// The placement of content in bounds of a different size.
  public typealias ContentMode = Layers.ContentMode

  /// The value on an axis of `intrinsicContentSize` that means no intrinsic size.
  public static let noIntrinsicMetric: CGFloat = -1

  /// The class of the view's layer: `CALayer` or a subclass. Any other class is replaced by
  /// `CALayer`.
  open class var layerClass: AnyClass { CALayer.self }

  /// The layer that draws the view, an instance of `layerClass`.
  public let layer: CALayer
  /// The parent view; nil for the topmost view.
  public private(set) weak var superview: UIView? {
    didSet { layout.wasAdded = superview != nil }
  }
  /// The subviews, from back to front.
  public private(set) var subviews: [UIView] = [] { didSet { window?.viewsChanged() } }
  /// The identifier of the view in tests, traces and messages.
  open var accessibilityIdentifier: String?
  /// The corners that are computed from the size; nil, the default, keeps the layer's radius.
  public final var cornerConfiguration: UICornerConfiguration? { didSet { applyCorners() } }
  /// The values for the large content viewer.
  private var largeContent: LargeContent?

  /// Whether the large content viewer shows the view. Default: false.
  ///
  /// - Note: Partly: stored; the viewer is never shown.
  open var showsLargeContentViewer: Bool {
    get { largeContent?.isShown ?? false }
    set { largeContent = (largeContent ?? LargeContent()).with(\.isShown, newValue) }
  }
  /// The title in the large content viewer; nil for none.
  ///
  /// - Note: Partly: stored; the viewer is never shown.
  open var largeContentTitle: String? {
    get { largeContent?.title }
    set { largeContent = (largeContent ?? LargeContent()).with(\.title, newValue) }
  }
  /// The image in the large content viewer; nil for none.
  ///
  /// - Note: Partly: stored; the viewer is never shown.
  open var largeContentImage: UIImage? {
    get { largeContent?.image }
    set { largeContent = (largeContent ?? LargeContent()).with(\.image, newValue) }
  }
  /// Whether the image is scaled to the large content viewer's size. Default: false.
  ///
  /// - Note: Partly: stored; the viewer is never shown.
  open var scalesLargeContentImage: Bool {
    get { largeContent?.scalesImage ?? false }
    set { largeContent = (largeContent ?? LargeContent()).with(\.scalesImage, newValue) }
  }
  /// The insets of the image in the large content viewer, in points. Default: zero.
  ///
  /// - Note: Partly: stored; the viewer is never shown.
  open var largeContentImageInsets: UIEdgeInsets {
    get { largeContent?.imageInsets ?? .zero }
    set { largeContent = (largeContent ?? LargeContent()).with(\.imageInsets, newValue) }
  }
  open var tag = 0
  open var isUserInteractionEnabled = true
  final var ownTintColor: UIColor?
  final var ownTintAdjustment = TintAdjustmentMode.automatic
  /// The identifier for state restoration. Stored without effect: nothing is restored here.
  open var restorationIdentifier: String?
  /// The motion effects; nil for none, to save memory.
  final var tiltEffects: [UIMotionEffect]?
  /// The background colour if it depends on traits.
  private var dynamicBackground: UIColor?
  weak var owner: UIViewController?
  /// Whether a list creates such views for its rows. Messages use one name for all views of such a
  /// class.
  var isReusedByList: Bool { false }
  /// Changes the view's appearance to or from that under a finger, while a drag hovers over it.
  func markForSpringLoading(_ isMarked: Bool) {}
  override var frameOnScreen: CGRect { convert(bounds, to: nil) }
  override var viewIfShown: UIView? { self }
  var layout = ViewLayout()
  final var anchors: [NSLayoutConstraint.Attribute: AnyObject] = [:]
  /// The objects that a constraint DSL stores with the view.
  package final var constraintDSLStorage: [AnyObject] = []

  /// Creates a view with a frame, in points in its future superview's coordinates.
  public init(frame: CGRect) {
    layer = CALayer.instance(of: Self.layerClass)
    super.init()
    adoptLayer()
    layer.frame = frame
  }

  /// Creates a view with its subviews from a nib or a storyboard. Constraints, outlets and actions
  /// are connected later.
  ///
  /// - Note: Partly: returns nil for any other coder, because archives are not supported.
  public required init?(coder: NSCoder) {
    guard let coder = coder as? NibCoder else { return nil }
    layer = CALayer.instance(of: Self.layerClass)
    super.init()
    adoptLayer()
    prepareForNib()
    coder.fill(self)
  }

  /// Performs the setup that `init(frame:)` does in addition to creating the view. Overrides call
  /// super first.
  func prepareForNib() {}

  public convenience override init() { self.init(frame: .zero) }

  open override var next: UIResponder? { owner ?? superview }

  // MARK: Geometry

  open var frame: CGRect {
    get { layer.frame }
    set {
      guard newValue.isWithoutPlace || accepts(newValue, for: "frame") else { return }
      changeGeometry(.frame) { layer.frame = newValue }
    }
  }

  open var bounds: CGRect {
    get { layer.bounds }
    set {
      guard accepts(newValue, for: "bounds") else { return }
      changeGeometry(.bounds) { layer.bounds = newValue }
    }
  }

  open var center: CGPoint {
    get { layer.position }
    set {
      guard accepts(newValue, for: "center") else { return }
      changeGeometry(.center) { layer.position = newValue }
    }
  }

  open var transform: CGAffineTransform {
    get { layer.affineTransform() }
    set { changing(.transform) { layer.setAffineTransform(newValue) } }
  }

  /// The shape of the view for collisions in a dynamic animator.
  open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  /// The collision shape of type `path`: a convex path around the view's centre at (0, 0).
  open var collisionBoundingPath: UIBezierPath { UIBezierPath(rect: centeredBounds) }

  // MARK: Appearance

  open var backgroundColor: UIColor? {
    get {
      if let dynamic = dynamicBackground,
        layer.backgroundColor == dynamic.cgColor(in: traitCollection)
      {
        return dynamic
      }
      return layer.backgroundColor.map(UIColor.init(cgColor:))
    }
    set {
      let isDynamic = newValue?.isDynamic == true
      dynamicBackground = isDynamic ? newValue : nil
      layer.backgroundColor =
        isDynamic ? newValue?.cgColor(in: traitCollection) : newValue?.cgColor
      mark(.backgroundColor, \UIView.backgroundColor)
    }
  }

  /// The opacity, 0…1.
  open var alpha: CGFloat {
    get { CGFloat(layer.opacity) }
    set {
      guard accepts(newValue, for: "alpha") else { return }
      changing(.alpha) { layer.opacity = Float(newValue) }
    }
  }

  open var isHidden: Bool {
    get { layer.isHidden }
    set { changing(.isHidden) { setHidden(newValue) } }
  }

  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }

  open var contentMode: ContentMode {
    get { layer.contentMode }
    set { layer.contentMode = newValue }
  }

  /// The tint colour for controls and accessories: that of the view or of the nearest superview
  /// with one, otherwise the system's blue. Setting nil inherits the superview's.
  open var tintColor: UIColor! {
    get { shownTintColor }
    set {
      let old = tintColor
      ownTintColor = newValue
      if tintColor != old { notifyTintChange() }
      mark(.tintColor, \UIView.tintColor)
    }
  }

  /// Called on a view and the descendants that inherit its tint, after the tint colour was set or
  /// changed with a new superview. The default implementation does nothing.
  open func tintColorDidChange() {}

  // MARK: Traits

  /// The traits of the view: those of the screen, with the traits that the view, its controller or
  /// an ancestor overrides.
  open var traitCollection: UITraitCollection { effectiveTraits }

  /// The interface style of this view and its descendants. `unspecified` inherits the style.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    willSet { rememberTraits() }
    didSet { notifyTraitChange() }
  }
  /// The smallest text size of this view and its descendants; nil for no limit.
  open var minimumContentSizeCategory: UIContentSizeCategory? {
    willSet { rememberTraits() }
    didSet { notifyTraitChange() }
  }
  /// The largest text size of this view and its descendants; nil for no limit. A minimum above it
  /// takes precedence.
  open var maximumContentSizeCategory: UIContentSizeCategory? {
    willSet { rememberTraits() }
    didSet { notifyTraitChange() }
  }
  /// A text that names the limits of the text size of this view and of its superviews, for
  /// debugging; empty without limits.
  open var appliedContentSizeCategoryLimitsDescription: String { textSizeLimits }
  /// The traits of `traitOverrides`; nil for none.
  final var ownTraitOverrides: UITraitCollection? {
    willSet { rememberTraits() }
    didSet { notifyTraitChange() }
  }
  /// The traits before the override that is being set; nil otherwise.
  var traitsBefore: UITraitCollection?
  /// The traits that the view was last notified of; nil for those it was created with. They remain
  /// when its superview is released or it is removed, so that its next place in a tree is compared
  /// with its last one.
  final var knownTraits: UITraitCollection?

  /// Called after the traits have changed, by an overridden style or a move to another part of the
  /// view tree.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  final var traitObservers: [TraitObserver] = []

  /// Called when the preferred text size or the layout direction in the traits may have changed.
  func textTraitsChanged() {}

  /// Resolves colours that depend on traits again.
  func resolveColors() {
    if let dynamicBackground {
      layer.backgroundColor = dynamicBackground.cgColor(in: traitCollection)
    }
    setNeedsDisplay()
  }

  open var isOpaque = true
  /// Whether the context is cleared before drawing. Stored without effect: drawing always starts on
  /// a transparent context.
  open var clearsContextBeforeDrawing = true

  // MARK: Drawing

  /// Draws the view's content into `UIGraphicsGetCurrentContext()`, in the view's coordinates.
  ///
  /// It is called at a tick of the display: before the view is first shown, after
  /// `setNeedsDisplay()`, and after a resize if the `contentMode` is `redraw`. The drawing is
  /// cached. The default implementation draws nothing.
  open func draw(_ rect: CGRect) {}

  /// Provides the contents of the view's layer. The default implementation draws them with
  /// `draw(_:in:)`.
  open func display(_ layer: CALayer) { layer.displayDrawing() }

  /// Draws the view's layer by calling `draw(_:)`.
  open func draw(_ layer: CALayer, in ctx: CGContext) { drawView(in: ctx) }

  /// Requests drawing at the next tick of the display.
  open func setNeedsDisplay() { layer.setNeedsDisplay() }

  /// Requests drawing of the whole view, whatever the rectangle.
  open func setNeedsDisplay(_ rect: CGRect) { layer.setNeedsDisplay(rect) }

  /// Returns a view with a snapshot of this view.
  ///
  /// - Parameter afterScreenUpdates: Ignored: the snapshot always includes the latest changes.
  open func snapshotView(afterScreenUpdates: Bool) -> UIView? { pictureView() }

  /// Draws a snapshot of the view and its descendants into the current context.
  ///
  /// - Returns: Whether there is a current context.
  open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    drawPicture(in: rect)
  }
  open var mask: UIView? {
    didSet { layer.mask = mask?.layer }
  }

  // MARK: Hierarchy

  open func addSubview(_ view: UIView) { insert(view) { _ in nil } }

  /// Exchanges two subviews in the back-to-front order. Invalid indices have no effect.
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    let (low, high) = (min(index1, index2), max(index1, index2))
    guard low != high, subviews.indices.contains(low), subviews.indices.contains(high) else {
      return
    }
    let (back, front) = (subviews[low], subviews[high])
    insertSubview(front, at: low)
    insertSubview(back, at: high)
  }

  /// Inserts a subview at an index among the other subviews. An index that is too large means the
  /// front, a negative one the back.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view) { _ in index } }

  /// Inserts a subview below a sibling, or in front of all subviews if `sibling` is not a subview.
  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insert(view) { others in others.firstIndex { $0 === sibling } }
  }

  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    insert(view) { others in others.firstIndex { $0 === sibling }.map { $0 + 1 } }
  }

  open func bringSubviewToFront(_ view: UIView) {
    if view.superview === self { insert(view) { _ in nil } }
  }

  open func sendSubviewToBack(_ view: UIView) {
    if view.superview === self { insert(view) { _ in 0 } }
  }

  open func removeFromSuperview() { detachFromSuperview(for: nil) }

  open func didAddSubview(_ subview: UIView) {}
  open func willRemoveSubview(_ subview: UIView) {}
  open func willMove(toSuperview newSuperview: UIView?) {}
  open func didMoveToSuperview() { ExtensionOverrides.run("didMoveToSuperview()", of: self) }
  /// Called on the view and its subviews before they move to another window, but not when they move
  /// within a window.
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func didMoveToWindow() { ExtensionOverrides.run("didMoveToWindow()", of: self) }

  open var window: UIWindow? { superview?.window }

  /// Inserts a view among the other subviews, at the front for nil. A view that is already a
  /// subview only changes its position, without callbacks.
  private func insert(_ view: UIView, at place: ([UIView]) -> Int?) {
    guard !isDescendant(of: view) else {
      return environment.problems.raise(
        .viewInsideItself(view: StableName.view(view), superview: StableName.view(self)))
    }
    guard view.superview !== self else {
      let others = subviews.filter { $0 !== view }
      return arrange(view, at: min(max(0, place(others) ?? others.count), others.count))
    }
    guard TreeDepth.allows([view], below: depth, children: \.subviews) else {
      return environment.problems.raise(
        .tooDeep(item: StableName.view(view), limit: TreeDepth.limit))
    }
    let index = min(max(0, place(subviews) ?? subviews.count), subviews.count)
    let (tint, traits, known) = (view.tintColor, view.traitCollection, view.knownTraits)
    let (old, new) = (view.window, window)
    if old !== new { view.forEachInSubtree { $0.willMove(toWindow: new) } }
    view.willMove(toSuperview: self)
    view.detachFromSuperview(for: self)
    arrange(view, at: index)
    view.superview = self
    view.joinTree()
    view.setNeedsLayout()
    view.markAncestors(\.descendantNeedsConstraintUpdate)
    if view.tintColor != tint { view.notifyTintChange() }
    view.traitsChanged(from: known == view.traitCollection ? traits : known ?? traits)
    if old !== new {
      view.layer.invalidateSnapshots()
      if let appearances = new?.environment[AppearanceStore.self], !appearances.isEmpty {
        view.forEachInSubtree { appearances.apply(to: $0, at: $0) }
      }
      view.forEachInSubtree { $0.didMoveToWindow() }
      view.forEachInSubtree { $0.notifyOwner(movedTo: new) }
    }
    view.didMoveToSuperview()
    didAddSubview(view)
  }

  /// Moves a view to an index. Layers follow the order of the subviews. Other sublayers keep their
  /// positions among them.
  private func arrange(_ view: UIView, at index: Int) {
    if view.superview === self {
      // Bringing the front view to the front must not request layout. Otherwise an app that does so
      // in each layout pass would never finish layout.
      let isThere = subviews.indices.contains(index) && subviews[index] === view
      let isFront = index == subviews.count - 1
      if isThere, !isFront || layer.sublayers?.last === view.layer { return }
      subviews.removeAll { $0 === view }
    }
    view.layer.removeFromSuperlayer()
    let above = index < subviews.count ? subviews[index].layer : nil
    let place = above.flatMap { above in layer.sublayers?.firstIndex { $0 === above } }
    subviews.insert(view, at: index)
    layer.insert(view.layer, at: place ?? layer.sublayers?.count ?? 0)
    subviewsChanged()
  }

  /// Removes the view from its superview. If it moves to another superview, only the old superview
  /// is notified.
  private func detachFromSuperview(for newSuperview: UIView?) {
    root.restoreEngine()
    guard let superview else { return }
    let leavesWindow = newSuperview == nil && window != nil
    if leavesWindow { endEditing(true) }
    if leavesWindow { forEachInSubtree { $0.willMove(toWindow: nil) } }
    if newSuperview == nil { willMove(toSuperview: nil) }
    superview.willRemoveSubview(self)
    superview.subviews.removeAll { $0 === self }
    let ownConstraints = leaveTree()
    layer.removeFromSuperlayer()
    self.superview = nil
    for constraint in ownConstraints { constraint.join(engine) }
    superview.subviewsChanged()
    if leavesWindow {
      forEachInSubtree { $0.didMoveToWindow() }
      forEachInSubtree {
        $0.layer.removeBlockAnimations()
        $0.notifyOwner(movedTo: nil)
      }
    }
    if newSuperview == nil { didMoveToSuperview() }
  }

  // MARK: Layout

  private(set) var needsLayout = true { didSet { needsLayoutChanged() } }

  /// The only size that the view can have; nil for any size.
  var fixedSize: CGSize? { nil }

  /// Places the subviews. The default implementation applies the solved constraints.
  open func layoutSubviews() {
    if !ExtensionOverrides.run("layoutSubviews()", of: self) { placeSubviews() }
  }

  /// Lays out the view's layer by calling `layoutSubviews()`. Overrides call super.
  open func layoutSublayers(of layer: CALayer) { layOutInside(layer) }

  open func setNeedsLayout() { needsLayout = true }

  /// Lays out the views in this subtree that need layout, immediately.
  ///
  /// Before that, this view and its ancestors get the frames that constraints give them, so that
  /// the subtree has its correct size. The ancestors still need layout, their other subviews do not
  /// move, and none of their callbacks is called.
  /// (https://developer.apple.com/documentation/uikit/uiview/layoutifneeded())
  open func layoutIfNeeded() { runLayoutPass() }

  /// Whether the frame and autoresizing mask become constraints. If false, the view needs
  /// constraints and has no size without them.
  open var translatesAutoresizingMaskIntoConstraints = true {
    didSet {
      if translatesAutoresizingMaskIntoConstraints != oldValue { layoutRulesChanged() }
    }
  }

  open var autoresizingMask: AutoresizingMask = []
  open var autoresizesSubviews = true

  private(set) var needsConstraintUpdate = true { didSet { needsConstraintUpdateChanged() } }

  /// Updates the view's constraints before they are solved. Overrides call super last.
  open func updateConstraints() {}
  open func setNeedsUpdateConstraints() { needsConstraintUpdate = true }
  open func needsUpdateConstraints() -> Bool { needsConstraintUpdate }
  /// Calls `updateConstraints` on this view and the descendants that need it.
  open func updateConstraintsIfNeeded() { updateTreeConstraints() }
  open class var requiresConstraintBasedLayout: Bool { false }

  /// The insets from the frame to the alignment rectangle that constraints use. Read once for each
  /// constraint.
  open var alignmentRectInsets: UIEdgeInsets { .zero }

  /// Returns the distance from the top edge to the baseline of the first line; 0 for a view without
  /// text.
  @_spi(Overscroll) open func firstBaselineOffset(in size: CGSize) -> CGFloat { 0 }

  /// Returns the distance from the bottom edge to the baseline of the last line; 0 for a view
  /// without text.
  @_spi(Overscroll) open func lastBaselineOffset(in size: CGSize) -> CGFloat { 0 }

  /// The descendant that provides the first baseline for constraints; this view by default. A view
  /// outside of this one is treated as this view.
  open var forFirstBaselineLayout: UIView { self }

  /// The descendant that provides the last baseline for constraints; this view by default.
  open var forLastBaselineLayout: UIView { self }

  /// Returns the view whose bottom edge was the baseline before iOS 9; this view by default.
  ///
  /// - Note: Partly: constraints do not call it, as on iOS since `forLastBaselineLayout` exists.
  open func forBaselineLayout() -> UIView { self }

  /// The meaning of the view's content, which decides whether its layout is mirrored in
  /// right-to-left languages.
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
    didSet { if semanticContentAttribute != oldValue { readingDirectionChanged() } }
  }

  /// The layout direction for the view's immediate content: its margins and the constraints among
  /// its subviews and with itself. Subviews do not inherit it.
  /// (https://developer.apple.com/documentation/uikit/uiview/effectiveuserinterfacelayoutdirection)
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIView.userInterfaceLayoutDirection(
      for: semanticContentAttribute, relativeTo: traitLayoutDirection)
  }

  /// Returns the alignment rectangle for a frame: the frame without `alignmentRectInsets`.
  /// Constraints use alignment rectangles.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect {
    frame.inset(by: alignmentRectInsets)
  }

  /// Returns the frame for an alignment rectangle.
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return alignmentRect.inset(
      by: UIEdgeInsets(
        top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
  }

  /// The scale of the view's drawing, in pixels per point: the screen's scale unless the layer's
  /// `contentsScale` was set.
  ///
  /// - Note: Partly: `draw(_:)` always uses the screen's scale.
  open var contentScaleFactor: CGFloat {
    get { layer.contentsScale == 1 ? environment.screen.scale : layer.contentsScale }
    set { layer.contentsScale = newValue }
  }

  // MARK: Intrinsic content size

  /// The natural size of the content; -1 on an axis without one.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// Requests that constraints take a new `intrinsicContentSize` into account.
  ///
  /// In the view's own layout pass it does not request another one, because a view may call it in
  /// each pass.
  open func invalidateIntrinsicContentSize() {
    contentSizeChanged()
    if !layout.isLayingOut { setNeedsLayout() }
  }

  /// Returns the size of content that wraps at a width. Nil if `intrinsicContentSize` is
  /// sufficient. Layout calls this after solving once, and solves again with the height.
  @_spi(Overscroll) open func contentSize(forWidth width: CGFloat) -> CGSize? { nil }

  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    layout.hugging[axis]
  }

  open func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) { setContentPriority(priority, \.hugging, axis) }

  open func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority { layout.resistance[axis] }

  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) { setContentPriority(priority, \.resistance, axis) }

  /// Returns the size that the constraints inside the view give it, pulled towards `targetSize`
  /// with priority 50. Rounded to pixels.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    fittingSize(targetSize, .fittingSizeLevel, .fittingSizeLevel)
  }

  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize { fittingSize(targetSize, horizontal, vertical) }

  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
  open func sizeToFit() {
    if ExtensionOverrides.run("sizeToFit()", of: self) { return }
    resize(to: sizeThatFits(bounds.size))
  }

  // MARK: Insets

  open func safeAreaInsetsDidChange() {}
  open func layoutMarginsDidChange() {}

  /// Whether the layout margins are measured from the safe area instead of the view's edges.
  open var insetsLayoutMarginsFromSafeArea = true {
    didSet {
      if insetsLayoutMarginsFromSafeArea != oldValue { marginsChanged() }
    }
  }

  /// Whether the margins are at least as large as the part of the superview's margins that extends
  /// into this view.
  open var preservesSuperviewLayoutMargins = false {
    didSet {
      if preservesSuperviewLayoutMargins != oldValue { marginsChanged() }
    }
  }

  /// The layout margins.
  ///
  /// The getter includes the safe area insets while `insetsLayoutMarginsFromSafeArea` is true. The
  /// setter takes margins without them. The margins are at least the controller's
  /// `systemMinimumLayoutMargins` if it respects them, and the superview's margins while
  /// `preservesSuperviewLayoutMargins` is true.
  open var layoutMargins: UIEdgeInsets {
    get { effectiveMargins }
    set { changeMargins(to: .physical(newValue)) }
  }

  /// The layout margins with leading and trailing sides. Margins set with this property change
  /// sides with the layout direction.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { layoutMargins.directional(effectiveUserInterfaceLayoutDirection) }
    set { changeMargins(to: .directional(newValue)) }
  }

  /// The insets of the area that bars, the notch or the home indicator cover: the part of the
  /// superview's insets that extends into this view.
  open var safeAreaInsets: UIEdgeInsets {
    guard let superview else { return additionalSafeAreaInsets }
    let outer = superview.layout.cachedSafeArea ?? superview.safeAreaInsets
    let (space, own) = (superview.bounds, frame)
    return UIEdgeInsets(
      top: outer.top.covering(own.minY - space.minY),
      left: outer.left.covering(own.minX - space.minX),
      bottom: outer.bottom.covering(space.maxY - own.maxY),
      right: outer.right.covering(space.maxX - own.maxX)) + additionalSafeAreaInsets
  }

  /// The insets that a view controller adds, for example for a navigation bar.
  var additionalSafeAreaInsets: UIEdgeInsets {
    owner.map { $0.additionalSafeAreaInsets + $0.barInsets } ?? .zero
  }

  override func value(of property: ObservedProperty) -> Any? {
    switch property {
    case .alpha: alpha
    case .bounds: bounds
    case .center: center
    case .frame: frame
    case .isHidden: isHidden
    case .safeAreaInsets: safeAreaInsets
    case .transform: transform
    default: nil
    }
  }

  func layoutDone() { needsLayout = false }
  func constraintUpdateDone() { needsConstraintUpdate = false }

  // MARK: Scrolling

  /// The content offset of a scroll view; nil for other views.
  var scrollContentOffset: CGPoint? { nil }
  var scrollContentSize: CGSize? { nil }

  /// Takes the content size that constraints determine. Nil for an axis that they do not.
  func applyContentSize(width: CGFloat?, height: CGFloat?) {}

  // MARK: Touches

  /// Whether the view receives a second touch while it has one. Gesture recognisers always receive
  /// all touches.
  open var isMultipleTouchEnabled = false
  /// Whether this view receives touches exclusively: while it tracks a touch, no other view gets
  /// one, and vice versa.
  open var isExclusiveTouch = false
  final var attachedRecognizers: [UIGestureRecognizer] = []
  final var attachedInteractions: [any UIInteraction] = []

  /// The recognisers that receive the touches in this view and its descendants; nil for none.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { attachedRecognizers.isEmpty ? nil : attachedRecognizers }
    set {
      for recognizer in attachedRecognizers { removeGestureRecognizer(recognizer) }
      for recognizer in newValue ?? [] { addGestureRecognizer(recognizer) }
    }
  }

  /// Adds a gesture recogniser and removes it from its previous view.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    attach(gestureRecognizer)
  }

  /// Removes a gesture recogniser and cancels its gesture if one is in progress.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard attachedRecognizers.contains(gestureRecognizer) else { return }
    gestureRecognizer.abandon()
    attachedRecognizers.removeAll { $0 === gestureRecognizer }
    gestureRecognizer.view = nil
  }

  /// Returns whether a gesture that would cancel a touch in this view may begin. False makes the
  /// gesture fail.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  // MARK: Points

  /// Ends editing: makes the first responder resign if it is this view or a descendant.
  ///
  /// - Parameter force: Whether to ignore a refusal of the first responder.
  /// - Returns: Whether neither this view nor a descendant is first responder any more.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool {
    window?.existingKeyboard?.end(in: self, force: force) ?? true
  }

  /// Returns whether a point is inside the view, in its coordinates. `event` is nil for calls by
  /// code.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    ExtensionOverrides.value(
      "point(inside:with:)", of: self, [point, event as Any], else: bounds.contains(point))
  }

  /// Returns the frontmost descendant at a point of this view's coordinates that receives touches.
  /// Hidden views, views without user interaction and views with an alpha below 0.01 do not
  /// (UIKit's documented rule).
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    ExtensionOverrides.value(
      "hitTest(_:with:)", of: self, [point, event as Any], else: frontmostView(at: point, event))
  }

  private func frontmostView(at point: CGPoint, _ event: UIEvent?) -> UIView? {
    // Compares the layer's opacity, which is a Float, so that an alpha of 0.01 still counts.
    guard isUserInteractionEnabled, !isHidden, layer.opacity >= 0.01,
      self.point(inside: point, with: event)
    else { return nil }
    for subview in subviews.reversed() {
      if let hit = subview.hitTest(convert(point, to: subview), with: event) { return hit }
    }
    return self
  }
}
