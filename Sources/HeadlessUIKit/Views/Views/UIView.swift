public import Foundation
public import Graphics
public import Layers

/// A rectangle on the screen with subviews: UIKit's names and behaviour. Members an app may
/// override are declared here, in the class body, because Swift cannot override what an extension
/// declares.
open class UIView: UIResponder {
  /// How contents are placed in bounds of another shape.
  public typealias ContentMode = Layers.ContentMode

  /// "No size of its own" on an axis of `intrinsicContentSize`.
  public static let noIntrinsicMetric: CGFloat = -1

  /// The class of the view's layer: `CALayer` or a subclass; any other class counts as `CALayer`.
  open class var layerClass: AnyClass { CALayer.self }

  /// What the view looks like; of the class that `layerClass` names.
  public let layer: CALayer
  /// The view it was added to; nil at the top.
  public private(set) weak var superview: UIView?
  /// From back to front.
  public private(set) var subviews: [UIView] = [] { didSet { window?.viewsChanged() } }
  /// Names the view in traces and messages.
  open var accessibilityIdentifier: String?
  open var tag = 0
  open var isUserInteractionEnabled = true
  final var ownTintColor: UIColor?
  final var ownTintAdjustment = TintAdjustmentMode.automatic
  /// Under which an app that is started again finds the view's state. Kept; nothing is restored here.
  open var restorationIdentifier: String?
  /// What `addMotionEffect(_:)` was given; nil for nearly all.
  final var tiltEffects: [UIMotionEffect]?
  /// The background, while it is one that depends on traits.
  private var dynamicBackground: UIColor?
  weak var owner: UIViewController?
  var layout = ViewLayout()
  /// What a constraint DSL keeps with the view.
  package final var madeConstraints: [AnyObject] = []

  /// In points, in the coordinates of the superview to come.
  public init(frame: CGRect) {
    layer = CALayer.made(of: Self.layerClass)
    super.init()
    adoptLayer()
    layer.frame = frame
  }

  /// From a nib or a storyboard, with its subviews; constraints, outlets and actions come later.
  ///
  /// - Note: Partly: archives are not supported, nil for any other coder.
  public required init?(coder: NSCoder) {
    guard let coder = coder as? NibCoder else { return nil }
    layer = CALayer.made(of: Self.layerClass)
    super.init()
    adoptLayer()
    prepareForNib()
    coder.fill(self)
  }

  /// Makes what `init(frame:)` makes beside the view itself. Call super first.
  func prepareForNib() {}

  public convenience override init() { self.init(frame: .zero) }

  open override var next: UIResponder? { owner ?? superview }

  // MARK: Geometry

  open var frame: CGRect {
    get { layer.frame }
    set {
      guard newValue.isWithoutPlace || admits(newValue, for: "frame") else { return }
      changeGeometry(.frame) { layer.frame = newValue }
    }
  }

  open var bounds: CGRect {
    get { layer.bounds }
    set {
      guard admits(newValue, for: "bounds") else { return }
      changeGeometry(.bounds) { layer.bounds = newValue }
    }
  }

  open var center: CGPoint {
    get { layer.position }
    set {
      guard admits(newValue, for: "center") else { return }
      changeGeometry(.center) { layer.position = newValue }
    }
  }

  open var transform: CGAffineTransform {
    get { layer.affineTransform() }
    set { changing(.transform) { layer.setAffineTransform(newValue) } }
  }

  /// The shape by which a dynamic animator has the view hit others.
  open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  /// The same for `path`: convex, about the view's middle at (0, 0).
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

  /// 0…1.
  open var alpha: CGFloat {
    get { CGFloat(layer.opacity) }
    set {
      guard admits(newValue, for: "alpha") else { return }
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

  /// What controls and accessories are drawn in: the view's own colour, else its superview's; at
  /// the top the system's blue. Setting nil takes the superview's again.
  open var tintColor: UIColor! {
    get { shownTintColor }
    set {
      let old = tintColor
      ownTintColor = newValue
      if tintColor != old { tellTint() }
      mark(.tintColor, \UIView.tintColor)
    }
  }

  /// Called on a view and all below it that inherit from it, after their tint colour changed: by
  /// setting it, or by moving to another superview. The default does nothing.
  open func tintColorDidChange() {}

  // MARK: Traits

  /// What the view is shown under: the screen's traits, with the style that it, its controller or one
  /// around it sets.
  open var traitCollection: UITraitCollection { effectiveTraits }

  /// The style of this view and all below it; unspecified takes that of what is around.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    willSet { rememberTraits() }
    didSet { tellOfTraits() }
  }
  /// While a style is being set.
  var traitsBefore: UITraitCollection?

  /// After the traits changed: by a style that is set, or by a move to where another one holds.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  final var traitObservers: [TraitObserver] = []

  /// What the view shows of colours that depend on traits is to be made again.
  func resolveColors() {
    if let dynamicBackground {
      layer.backgroundColor = dynamicBackground.cgColor(in: traitCollection)
    }
    setNeedsDisplay()
  }

  open var isOpaque = true
  /// Kept for iOS sources: every picture is drawn anew, on nothing.
  open var clearsContextBeforeDrawing = true

  // MARK: Drawing

  /// Draws the view's own picture, in its coordinates, into `UIGraphicsGetCurrentContext()`. Called at the
  /// tick of the display before the picture is first seen, after `setNeedsDisplay()`, and with a
  /// `contentMode` of `redraw` when the size changed; what was drawn is kept. The default draws nothing.
  open func draw(_ rect: CGRect) {}

  /// Draws the view's layer: by `draw(_:)`.
  open func draw(_ layer: CALayer, in ctx: CGContext) { drawView(in: ctx) }

  /// Asks for drawing again, at the next tick of the display.
  open func setNeedsDisplay() { layer.setNeedsDisplay() }

  /// The whole view is drawn again, whatever part is asked for.
  open func setNeedsDisplay(_ rect: CGRect) { layer.setNeedsDisplay(rect) }

  /// A view that shows a picture of what this one shows now.
  ///
  /// - Parameter afterScreenUpdates: what is seen is always what was set last.
  open func snapshotView(afterScreenUpdates: Bool) -> UIView? { pictureView() }

  /// Draws what the view and all in it show into the current context.
  ///
  /// - Returns: whether there was a context.
  open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    drawPicture(in: rect)
  }
  open var mask: UIView? {
    didSet { layer.mask = mask?.layer }
  }

  // MARK: Hierarchy

  open func addSubview(_ view: UIView) { insert(view) { _ in nil } }

  /// `index` counts the other subviews; too large a one is the front, a negative one the back.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view) { _ in index } }

  /// Under a sibling; in front of all if that is none.
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

  open func removeFromSuperview() { leaveSuperview(for: nil) }

  open func didAddSubview(_ subview: UIView) {}
  open func willRemoveSubview(_ subview: UIView) {}
  open func willMove(toSuperview newSuperview: UIView?) {}
  open func didMoveToSuperview() {}
  /// This view and its subviews hear when the window changes, not when they move inside it.
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func didMoveToWindow() {}

  open var window: UIWindow? { superview?.window }

  /// Puts a view among the other subviews, at the front for nil. A view that is here already only
  /// changes its place: nobody is told.
  private func insert(_ view: UIView, at place: ([UIView]) -> Int?) {
    guard !isDescendant(of: view) else {
      return environment.problems.raise(
        .viewInsideItself(view: StableName.view(view), superview: StableName.view(self)))
    }
    guard view.superview !== self else {
      let others = subviews.filter { $0 !== view }
      return arrange(view, at: min(max(0, place(others) ?? others.count), others.count))
    }
    guard TreeDepth.admits([view], below: depth, children: \.subviews) else {
      return environment.problems.raise(
        .tooDeep(item: StableName.view(view), limit: TreeDepth.limit))
    }
    let index = min(max(0, place(subviews) ?? subviews.count), subviews.count)
    let (tint, traits) = (view.tintColor, view.traitCollection)
    let (old, new) = (view.window, window)
    if old !== new { view.tellTree { $0.willMove(toWindow: new) } }
    view.willMove(toSuperview: self)
    view.leaveSuperview(for: self)
    arrange(view, at: index)
    view.superview = self
    view.joinTree()
    view.setNeedsLayout()
    view.markWay(\.leadsToUpdate)
    if view.tintColor != tint { view.tellTint() }
    view.traitsChanged(from: traits)
    if old !== new {
      view.layer.forgetWhatIsKept()
      if let appearances = new?.environment.appearances, !appearances.isEmpty {
        view.tellTree { appearances.apply(to: $0, at: $0) }
      }
      view.tellTree { $0.didMoveToWindow() }
      view.tellTree { $0.tellOwner(ofBeingIn: new) }
    }
    view.didMoveToSuperview()
    didAddSubview(view)
  }

  /// Layers keep the subviews' order; a layer of the view's own stays where it is among them.
  private func arrange(_ view: UIView, at index: Int) {
    if view.superview === self {
      // Who brings to the front what is there changes nothing: done in each layout, that would never settle.
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

  /// A view on its way to another superview tells only the one it leaves.
  private func leaveSuperview(for newSuperview: UIView?) {
    guard let superview else { return }
    let leavesWindow = newSuperview == nil && window != nil
    if leavesWindow { endEditing(true) }
    if leavesWindow { tellTree { $0.willMove(toWindow: nil) } }
    if newSuperview == nil { willMove(toSuperview: nil) }
    superview.willRemoveSubview(self)
    superview.subviews.removeAll { $0 === self }
    let ownConstraints = leaveTree()
    layer.removeFromSuperlayer()
    self.superview = nil
    for constraint in ownConstraints { constraint.join(engine) }
    superview.subviewsChanged()
    if leavesWindow {
      tellTree { $0.didMoveToWindow() }
      tellTree { $0.tellOwner(ofBeingIn: nil) }
    }
    if newSuperview == nil { didMoveToSuperview() }
  }

  // MARK: Layout

  private(set) var needsLayout = true { didSet { layoutMarkSet() } }

  /// Places the subviews. The default copies solved constraints into them.
  open func layoutSubviews() { placeSubviews() }

  /// Places what is in the view's layer: by `layoutSubviews()`. Call super.
  open func layoutSublayers(of layer: CALayer) { layOutInside(layer) }

  open func setNeedsLayout() { needsLayout = true }

  /// Lays out what is marked in the subtree below this view, now. The view itself and those it lies
  /// in first get the frames that constraints give them, so that the subtree has its right size; they
  /// stay marked, their other subviews stay where they are, and none of their callbacks is called.
  /// (https://developer.apple.com/documentation/uikit/uiview/layoutifneeded())
  open func layoutIfNeeded() { runLayoutPass() }

  /// Whether the frame that was set becomes constraints of its own. Such a view needs none; one
  /// without either has no size.
  open var translatesAutoresizingMaskIntoConstraints = true {
    didSet {
      if translatesAutoresizingMaskIntoConstraints != oldValue { layoutRulesChanged() }
    }
  }

  open var autoresizingMask: AutoresizingMask = []
  open var autoresizesSubviews = true

  private(set) var needsConstraintUpdate = true { didSet { updateMarkSet() } }

  /// The last moment to change constraints before they are solved. Call super last.
  open func updateConstraints() {}
  open func setNeedsUpdateConstraints() { needsConstraintUpdate = true }
  open func needsUpdateConstraints() -> Bool { needsConstraintUpdate }
  /// Calls `updateConstraints` on those that asked for it, of this view and its subviews.
  open func updateConstraintsIfNeeded() { updateTreeConstraints() }
  open class var requiresConstraintBasedLayout: Bool { false }

  /// What constraints act on is the frame without these. Asked once for each constraint.
  open var alignmentRectInsets: UIEdgeInsets { .zero }

  /// How far the first line's baseline lies below the top edge; 0 for a view without text.
  @_spi(Overscroll) open func firstBaselineOffset(in size: CGSize) -> CGFloat { 0 }

  /// How far the last line's baseline lies above the bottom edge; 0 for a view without text.
  @_spi(Overscroll) open func lastBaselineOffset(in size: CGSize) -> CGFloat { 0 }

  /// The view inside this one whose first line gives constraints their first baseline; the view
  /// itself by default. A view outside counts as the view itself.
  open var forFirstBaselineLayout: UIView { self }

  /// The view inside this one whose last line gives constraints their last baseline.
  open var forLastBaselineLayout: UIView { self }

  /// Which side reading begins on, for what this view arranges.
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
    didSet { if semanticContentAttribute != oldValue { readingDirectionChanged() } }
  }

  /// Where leading and trailing lie for the view's immediate content: the constraints between its
  /// subviews, and between them and itself, and its own margins. Subviews do not inherit it.
  /// (https://developer.apple.com/documentation/uikit/uiview/effectiveuserinterfacelayoutdirection)
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIView.userInterfaceLayoutDirection(
      for: semanticContentAttribute, relativeTo: environment.layoutDirection)
  }

  // MARK: Size of its own

  /// -1 on an axis without one.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  open func invalidateIntrinsicContentSize() {
    contentSizeChanged()
    setNeedsLayout()
  }

  /// For content that wraps at any width it is given: its size at that width. Layout asks after
  /// solving once, and solves again with the height. Nil when `intrinsicContentSize` says it all.
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

  /// The size the constraints inside give the view when its own is drawn to `targetSize` at
  /// priority 50. Rounded to pixels.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    fittingSize(targetSize, .fittingSizeLevel, .fittingSizeLevel)
  }

  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize { fittingSize(targetSize, horizontal, vertical) }

  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
  open func sizeToFit() { takeSize(sizeThatFits(bounds.size)) }

  // MARK: Insets

  open func safeAreaInsetsDidChange() {}
  open func layoutMarginsDidChange() {}

  /// Whether the margins begin where the safe area does, instead of at the edges.
  open var insetsLayoutMarginsFromSafeArea = true {
    didSet {
      if insetsLayoutMarginsFromSafeArea != oldValue { marginsChanged() }
    }
  }

  /// Whether the margins are at least what of the superview's margins reaches into this view.
  open var preservesSuperviewLayoutMargins = false {
    didSet {
      if preservesSuperviewLayoutMargins != oldValue { marginsChanged() }
    }
  }

  /// The safe area's insets included while `insetsLayoutMarginsFromSafeArea`; what is set is
  /// without them. At least the controller's `systemMinimumLayoutMargins` where it respects them, and
  /// the superview's margins while `preservesSuperviewLayoutMargins`.
  open var layoutMargins: UIEdgeInsets {
    get { effectiveMargins }
    set { changeMargins(to: .physical(newValue)) }
  }

  /// The same margins by the direction of reading: those set here change sides with it.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { layoutMargins.directional(effectiveUserInterfaceLayoutDirection) }
    set { changeMargins(to: .directional(newValue)) }
  }

  /// How much of each edge lies under bars, notch and home indicator: what is left of the
  /// superview's insets after this view's distance from its edges.
  open var safeAreaInsets: UIEdgeInsets {
    guard let superview else { return additionalSafeAreaInsets }
    let outer = superview.layout.keptSafeArea ?? superview.safeAreaInsets
    let (space, own) = (superview.bounds, frame)
    return UIEdgeInsets(
      top: outer.top.covering(own.minY - space.minY),
      left: outer.left.covering(own.minX - space.minX),
      bottom: outer.bottom.covering(space.maxY - own.maxY),
      right: outer.right.covering(space.maxX - own.maxX)) + additionalSafeAreaInsets
  }

  /// What a view controller adds, e.g. for a navigation bar.
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
    case .transform: transform
    case .contentInset, .contentOffset, .contentSize, .position, .state: nil
    }
  }

  func layoutDone() { needsLayout = false }
  func constraintUpdateDone() { needsConstraintUpdate = false }

  // MARK: Scrolling

  /// Where the content of a scroll view stands; nil for other views.
  var scrollContentOffset: CGPoint? { nil }
  var scrollContentSize: CGSize? { nil }

  /// The content size that constraints determine, on the axes where they do.
  func takeContentSize(width: CGFloat?, height: CGFloat?) {}

  // MARK: Touches

  /// Whether the view hears of a second finger while it has one. Gesture recognisers hear of all.
  open var isMultipleTouchEnabled = false
  /// Whether other views hear of no finger while this one has one, and this of none while others have.
  open var isExclusiveTouch = false
  final var attachedRecognizers: [UIGestureRecognizer] = []
  final var attachedInteractions: [any UIInteraction] = []

  /// Those that look at the fingers in this view and those below it; nil for none.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { attachedRecognizers.isEmpty ? nil : attachedRecognizers }
    set {
      for recognizer in attachedRecognizers { removeGestureRecognizer(recognizer) }
      for recognizer in newValue ?? [] { addGestureRecognizer(recognizer) }
    }
  }

  /// Takes it from the view that has it.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    attach(gestureRecognizer)
  }

  /// A gesture under way is cancelled.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard attachedRecognizers.contains(gestureRecognizer) else { return }
    gestureRecognizer.abandon()
    attachedRecognizers.removeAll { $0 === gestureRecognizer }
    gestureRecognizer.view = nil
  }

  /// Asked when a gesture is about to be recognised that would take a finger from this view; false
  /// makes it fail.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  // MARK: Points

  /// The first responder resigns if it is this view or one below it.
  ///
  /// - Parameter force: whether or not it wants to.
  /// - Returns: whether none of them is first responder any more.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool {
    window?.madeKeyboard?.end(in: self, force: force) ?? true
  }

  /// `event` is nil where code asks.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  /// The nearest view under a point of this view's coordinates that takes touches: not hidden, not
  /// disabled, alpha at least 0.01 (UIKit's documented rule).
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    // Compared as layers keep it: 0.01 is enough.
    guard isUserInteractionEnabled, !isHidden, layer.opacity >= 0.01,
      self.point(inside: point, with: event)
    else { return nil }
    for subview in subviews.reversed() {
      if let hit = subview.hitTest(convert(point, to: subview), with: event) { return hit }
    }
    return self
  }
}
