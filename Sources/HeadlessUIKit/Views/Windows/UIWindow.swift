public import Foundation
package import Layers

/// The topmost view of a screen.
open class UIWindow: UIView {
  /// The screen of the environment whose code made the window.
  public var screen: UIScreen { ownEnvironment.screen }

  /// The environment whose code made the window.
  package let ownEnvironment: ScreenEnvironment

  public override init(frame: CGRect) {
    ownEnvironment = .current
    super.init(frame: frame)
  }

  /// As large as the scene's screen.
  public init(windowScene: UIWindowScene) {
    ownEnvironment = .current
    super.init(frame: windowScene.screen.bounds)
    self.windowScene = windowScene
  }

  /// As large as the screen.
  public convenience init() { self.init(frame: ScreenEnvironment.current.screen.bounds) }

  /// From a nib.
  ///
  /// - Note: Partly: archives are not supported, nil for any other coder.
  public required init?(coder: NSCoder) {
    ownEnvironment = .current
    super.init(coder: coder)
  }

  open override var window: UIWindow? { self }

  /// What waits to be told of an event's fingers.
  var delivery: (() -> Void)?

  /// Tells gesture recognisers and views of what the fingers in it did: called before they hear of anything.
  ///
  /// - Note: Partly: where an override does not call `super`, recognisers hear nothing of the event, but
  ///   scroll views follow their fingers all the same.
  open func sendEvent(_ event: UIEvent) {
    let tell = delivery
    delivery = nil
    tell?()
  }
  /// Kept: a window is as large as it is.
  open var canResizeToFitContent = false

  /// The device's, without the status bar's share where a hidden bar leaves its place: on screens
  /// without a notch. The share changes in the layout pass after the bar, not with it.
  open override var safeAreaInsets: UIEdgeInsets {
    var insets = ownEnvironment.safeAreaInsets
    if laidOutWithoutStatusBar, !ownEnvironment.hasNotch { insets.top = 0 }
    return insets
  }

  /// The controller whose view fills the window.
  open var rootViewController: UIViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      hasStatusBarAppearance = false  // another controller is to be asked
      if isShown { oldValue?.beginAppearanceTransition(false, animated: false) }
      oldValue?.viewIfLoaded?.removeFromSuperview()
      if isShown { oldValue?.endAppearanceTransition() }
      if !defersRoot { addRoot() }
    }
  }

  /// Whether the root's view waits until the window is the key window, as that of a storyboard does; true
  /// is to be set before the root.
  package var defersRoot = false

  private func addRoot() {
    guard let rootViewController else { return }
    rootViewController.view.frame = bounds
    if isShown { rootViewController.beginAppearanceTransition(true, animated: false) }
    addSubview(rootViewController.view)
    if isShown { endAfterLayout(rootViewController) }
  }

  /// The window has come to the screen: its roots appear and go.
  private var isShown = false
  /// Controllers whose appearance is over after the layout that follows.
  private var appearing: [UIViewController] = []

  /// The window comes to the screen: its root appears, is laid out, and has appeared.
  package func show() {
    guard !isShown else { return }
    isShown = true
    makeKeyAndVisible()
    rootViewController?.beginAppearanceTransition(true, animated: false)
    layoutIfNeeded()
    rootViewController?.endAppearanceTransition()
    layoutIfNeeded()
  }

  /// Ends a controller's appearance after the layout that follows, as UIKit does without an animation.
  func endAfterLayout(_ controller: UIViewController) { appearing.append(controller) }

  /// The first responder and its keyboard; nil while there never was one.
  private(set) var madeKeyboard: KeyboardHost?

  /// Made when first asked for.
  package var keyboard: KeyboardHost {
    let keyboard = madeKeyboard ?? KeyboardHost(self)
    madeKeyboard = keyboard
    return keyboard
  }

  /// The keyboard stays over everything else.
  open override func didAddSubview(_ subview: UIView) {
    super.didAddSubview(subview)
    madeKeyboard?.stayInFront()
  }

  private lazy var overlay = SystemOverlay(ownEnvironment)
  private var laidOutWithoutStatusBar = false
  private var hasStatusBarAppearance = false

  /// Whether the app wants no status bar now.
  package var isStatusBarHidden: Bool { overlay.isStatusBarHidden }
  var statusBarStyle: UIStatusBarStyle { overlay.style ?? .default }

  open override func layoutIfNeeded() { ownEnvironment.run(layOut) }

  private func layOut() {
    // The first layout stands before the app is asked about the bar as on iOS.
    if hasStatusBarAppearance, laidOutWithoutStatusBar != isStatusBarHidden {
      laidOutWithoutStatusBar = isStatusBarHidden
      safeAreaChanged()
    }
    super.layoutIfNeeded()
    if !hasStatusBarAppearance, let rootViewController {
      hasStatusBarAppearance = true
      updateStatusBar(for: rootViewController)
      return layOut()
    }
    guard !appearing.isEmpty else { return }
    let over = appearing
    appearing = []
    for controller in over where controller.appearance.state == .coming {
      controller.endAppearanceTransition()
    }
    layOut()
  }

  /// Asks the controller in charge what it wants of the status bar.
  func updateStatusBar(for root: UIViewController) {
    guard hasStatusBarAppearance else { return }
    let styleSource = root.statusBarSource(\.childForStatusBarStyle)
    let hidingSource = root.statusBarSource(\.childForStatusBarHidden)
    let style = styleSource.preferredStatusBarStyle
    let isDark = styleSource.traitCollection.userInterfaceStyle == .dark
    overlay.isHomeIndicatorAway =
      root.statusBarSource(\.childForHomeIndicatorAutoHidden).prefersHomeIndicatorAutoHidden
    let isLight = root.hasBlackStatusBar || style == .default && isDark
    overlay.show(isLight ? .lightContent : style)
    overlay.setStatusBarHidden(
      hidingSource.prefersStatusBarHidden, hidingSource.preferredStatusBarUpdateAnimation)
  }

  /// Shows the window and makes it the app's key window.
  open func makeKeyAndVisible() {
    isHidden = false
    makeKey()
    guard defersRoot else { return }
    defersRoot = false
    addRoot()
  }

  /// Makes it the window that the app's `keyWindow` is.
  open func makeKey() {
    let old = ownEnvironment.keyWindow
    ownEnvironment.madeKey(self)
    guard old !== self else { return }
    old?.resignKey()
    becomeKey()
  }

  /// The window became the key window; posts `didBecomeKeyNotification`. Not to be called.
  open func becomeKey() {
    NotificationCenter.default.post(name: Self.didBecomeKeyNotification, object: self)
  }

  /// Another window became the key window; posts `didResignKeyNotification`. Not to be called.
  open func resignKey() {
    NotificationCenter.default.post(name: Self.didResignKeyNotification, object: self)
  }

  /// Posts `didBecomeVisibleNotification` and `didBecomeHiddenNotification`.
  open override var isHidden: Bool {
    get { super.isHidden }
    set {
      let wasSeen = wasSeen
      super.isHidden = newValue
      self.wasSeen = !newValue
      guard wasSeen == newValue else { return }
      NotificationCenter.default.post(
        name: newValue ? Self.didBecomeHiddenNotification : Self.didBecomeVisibleNotification,
        object: self)
    }
  }
  /// Windows are away until they are made visible.
  private var wasSeen = false

  /// Which windows cover it: those of a higher level, and later ones of its own.
  ///
  /// - Note: Partly: one window is on the screen here, whatever its level.
  open var windowLevel = Level.normal

  /// Whether it was made key last.
  open var isKeyWindow: Bool { ownEnvironment.keyWindow === self }

  private weak var givenScene: UIWindowScene?

  /// The scene it belongs to: its screen's own unless another was given.
  open var windowScene: UIWindowScene? {
    get { givenScene ?? ownEnvironment.windowScene }
    set { givenScene = newValue }
  }

  /// How the window lies on the device's glass, once that was turned.
  private var turning: WindowTurn?

  /// The screen has turned: the pictures show it on its side.
  func lieOnGlass(from old: UIInterfaceOrientation, to new: UIInterfaceOrientation) {
    let start = ownEnvironment.firstOrientation.quarterTurns
    turning = WindowTurn(
      from: old.quarterTurns - start, to: new.quarterTurns - start, at: ownEnvironment.clock.time)
  }

  /// Becomes as large as the screen, with all that fills it.
  func takeScreenSize() {
    frame = screen.bounds
    rootViewController?.view.frame = bounds
    UIView.performWithoutAnimation {
      let wasHidden = overlay.isStatusBarHidden
      overlay = SystemOverlay(ownEnvironment)
      overlay.setStatusBarHidden(wasHidden, .none)
      if let rootViewController { updateStatusBar(for: rootViewController) }
    }
    safeAreaChanged()
  }

  /// The app's layer as it was seen last.
  private var seenApp: Layer?
  private var knownScrollViews: [UIScrollView]?

  /// Every scroll view in the window, in the order of the view tree.
  ///
  /// - Complexity: linear in the views after one came or went, else O(1).
  package final var scrollViews: [UIScrollView] {
    if let knownScrollViews { return knownScrollViews }
    let found = tree.compactMap { $0 as? UIScrollView }
    knownScrollViews = found
    return found
  }

  /// A view in the window came, went or changed its place.
  final func viewsChanged() { knownScrollViews = nil }

  /// The window as it is seen `time` seconds after the screen was switched on, on the device's glass,
  /// which stays upright when the screen turns. Lay out first.
  package func layerTree(at time: TimeInterval) -> LayerTree {
    ownEnvironment.run {
      layer.displayTree()
      let app = layer.depicted(at: time, last: &seenApp)
      let layers = [app] + overlay.snapshot(over: app, at: time)
      guard let turning, !turning.isUpright(at: time) else {
        return LayerTree(size: bounds.size, deviceScale: screen.scale, layers: layers)
      }
      let glass = ownEnvironment.geometry(in: ownEnvironment.firstOrientation).size
      return LayerTree(
        size: glass, deviceScale: screen.scale,
        layers: [turning.layer(of: layers, glass: glass, at: time)])
    }
  }
}
