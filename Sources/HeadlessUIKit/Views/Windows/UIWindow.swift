public import Foundation
package import Layers

/// The topmost view of a view tree, which receives events for it.
open class UIWindow: UIView {
  /// The screen of the environment in which the window was created.
  public var screen: UIScreen { ownEnvironment.screen }

  /// The environment in which the window was created.
  package let ownEnvironment: ScreenEnvironment

  public override init(frame: CGRect) {
    ownEnvironment = .current
    super.init(frame: frame)
  }

  /// Creates a window of the size of the scene's screen.
  public init(windowScene: UIWindowScene) {
    ownEnvironment = .current
    super.init(frame: windowScene.screen.bounds)
    self.windowScene = windowScene
  }

  /// Creates a window of the size of the screen.
  public convenience init() { self.init(frame: ScreenEnvironment.current.screen.bounds) }

  /// Creates a window from a nib.
  ///
  /// - Note: Partly: returns nil for any other coder, because archives are not supported.
  public required init?(coder: NSCoder) {
    ownEnvironment = .current
    super.init(coder: coder)
  }

  open override var window: UIWindow? { self }

  private lazy var ownUndoManager = UndoManager()
  /// The undo manager of the window's responders that have none of their own.
  open override var undoManager: UndoManager? { ownUndoManager }

  /// The delivery of the current event's touches, which `sendEvent` runs.
  var delivery: (() -> Void)?

  /// Delivers an event to the window's gesture recognisers and views.
  ///
  /// - Note: Partly: if an override does not call `super`, recognisers do not receive the event,
  ///   but scroll views still follow their touches.
  open func sendEvent(_ event: UIEvent) {
    let tell = delivery
    delivery = nil
    tell?()
  }
  /// Whether the window can resize to its content. Stored without effect: the size of a window is
  /// fixed.
  open var canResizeToFitContent = false

  /// The safe area insets of the device. A hidden status bar adds no inset on screens without a
  /// notch. The inset changes in the layout pass after the bar, not together with it.
  open override var safeAreaInsets: UIEdgeInsets {
    var insets = ownEnvironment.safeAreaInsets
    if laidOutWithoutStatusBar, !ownEnvironment.hasNotch { insets.top = 0 }
    return insets
  }

  /// The controller whose view fills the window.
  open var rootViewController: UIViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      hasStatusBarAppearance = false  // The new controller has not determined the status bar yet.
      if isShown { oldValue?.beginAppearanceTransition(false, animated: false) }
      oldValue?.viewIfShown?.removeFromSuperview()
      if isShown { oldValue?.endAppearanceTransition() }
      if !defersRoot { addRoot() }
    }
  }

  /// Whether the root controller's view is added only when the window becomes key, as for a
  /// storyboard. Set it before the root controller.
  package var defersRoot = false

  private func addRoot() {
    guard let rootViewController else { return }
    rootViewController.view.frame = bounds
    if isShown { rootViewController.beginAppearanceTransition(true, animated: false) }
    addSubview(rootViewController.view)
    if isShown { endAfterLayout(rootViewController) }
  }

  /// Whether the window is on screen, so that root controllers appear and disappear.
  private var isShown = false
  /// The controllers whose appearance transitions end after the next layout.
  private var appearing: [UIViewController] = []

  /// Shows the window: the root view will appear, is laid out and has appeared.
  package func show() {
    guard !isShown else { return }
    isShown = true
    makeKeyAndVisible()
    rootViewController?.beginAppearanceTransition(true, animated: false)
    layoutIfNeeded()
    rootViewController?.endAppearanceTransition()
    layoutIfNeeded()
  }

  /// Ends a controller's appearance transition after the next layout, as UIKit does without an
  /// animation.
  func endAfterLayout(_ controller: UIViewController) { appearing.append(controller) }

  /// The frame of the keyboard that layout guides use; empty while the keyboard is hidden.
  final var keyboardFrame = CGRect.zero

  /// The keyboard host; nil until it is first used.
  private(set) var existingKeyboard: KeyboardHost?

  /// The keyboard host, which manages the first responder and its keyboard. Created when first
  /// used.
  package var keyboard: KeyboardHost {
    let keyboard = existingKeyboard ?? KeyboardHost(self)
    existingKeyboard = keyboard
    return keyboard
  }

  /// Moves the keyboard back in front of the new subview.
  open override func didAddSubview(_ subview: UIView) {
    super.didAddSubview(subview)
    existingKeyboard?.bringPanelToFront()
  }

  private(set) lazy var overlay = SystemOverlay(ownEnvironment)
  private var laidOutWithoutStatusBar = false
  private(set) var hasStatusBarAppearance = false

  /// Whether the app hides the status bar.
  package var isStatusBarHidden: Bool { overlay.isStatusBarHidden }
  var statusBarStyle: UIStatusBarStyle { overlay.style ?? .default }

  open override func layoutIfNeeded() { ownEnvironment.run(layOut) }

  private func layOut() {
    // As on iOS, the app determines the status bar after the first layout.
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
    for controller in over where controller.appearance.state == .appearing {
      controller.endAppearanceTransition()
    }
    layOut()
  }

  /// Shows the window and makes it the key window.
  open func makeKeyAndVisible() {
    isHidden = false
    makeKey()
    guard defersRoot else { return }
    defersRoot = false
    addRoot()
  }

  /// Makes this the key window of the app.
  open func makeKey() {
    let old = ownEnvironment.keyWindow
    ownEnvironment.recordKeyWindow(self)
    guard old !== self else { return }
    old?.resignKey()
    becomeKey()
  }

  /// Called after the window became the key window. Posts `didBecomeKeyNotification`. Apps do not
  /// call it.
  open func becomeKey() {
    NotificationCenter.default.post(name: Self.didBecomeKeyNotification, object: self)
  }

  /// Called after another window became the key window. Posts `didResignKeyNotification`. Apps do
  /// not call it.
  open func resignKey() {
    NotificationCenter.default.post(name: Self.didResignKeyNotification, object: self)
  }

  /// Whether the window is hidden. Setting it posts `didBecomeVisibleNotification` or
  /// `didBecomeHiddenNotification`.
  open override var isHidden: Bool {
    get { super.isHidden }
    set {
      let wasSeen = wasVisible
      super.isHidden = newValue
      self.wasVisible = !newValue
      guard wasSeen == newValue else { return }
      NotificationCenter.default.post(
        name: newValue ? Self.didBecomeHiddenNotification : Self.didBecomeVisibleNotification,
        object: self)
    }
  }
  /// Whether the window was shown. False until it is made visible for the first time.
  private var wasVisible = false

  /// The level of the window. Windows of higher levels cover it, and so do later windows of its
  /// level.
  ///
  /// - Note: Partly: one window is displayed here, whatever its level.
  open var windowLevel = Level.normal

  /// Whether this is the key window.
  open var isKeyWindow: Bool { ownEnvironment.keyWindow === self }

  private weak var givenScene: UIWindowScene?

  /// The scene of the window: that of its environment unless another one was set.
  open var windowScene: UIWindowScene? {
    get { givenScene ?? ownEnvironment.windowScene }
    set { givenScene = newValue }
  }

  /// The rotation of the window on the device's glass; nil before the first rotation.
  private var rotation: WindowRotation?

  /// Starts a rotation of the displayed window on the glass.
  func rotateCapture(from old: UIInterfaceOrientation, to new: UIInterfaceOrientation) {
    let start = ownEnvironment.firstOrientation.quarterTurns
    rotation = WindowRotation(
      from: old.quarterTurns - start, to: new.quarterTurns - start, at: ownEnvironment.clock.time)
  }

  /// Resizes the window to the screen, with the views that fill it.
  func resizeToScreen() {
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

  /// The app's last displayed layer.
  private var capturedApp: Layer?
  private var cachedScrollViews: [UIScrollView]?

  /// The scroll views in the window, in the order of the view tree.
  ///
  /// - Complexity: O(*n*) in the views after a change of the view tree, otherwise O(1).
  package final var scrollViews: [UIScrollView] {
    if let cachedScrollViews { return cachedScrollViews }
    let found = tree.compactMap { $0 as? UIScrollView }
    cachedScrollViews = found
    return found
  }

  /// Clears caches after a change of the view tree.
  final func viewsChanged() { cachedScrollViews = nil }

  /// Returns the picture of the window `time` seconds after the screen was switched on. It shows
  /// the device's glass, which stays upright when the screen rotates. Lay out first.
  package func layerTree(at time: TimeInterval) -> LayerTree {
    ownEnvironment.run {
      layer.displayTree()
      let app = layer.rendered(at: time, last: &capturedApp)
      let layers = [app] + overlay.snapshot(over: app, at: time)
      guard let rotation, !rotation.isUpright(at: time) else {
        return LayerTree(size: bounds.size, deviceScale: screen.scale, layers: layers)
      }
      let glass = ownEnvironment.geometry(in: ownEnvironment.firstOrientation).size
      return LayerTree(
        size: glass, deviceScale: screen.scale,
        layers: [rotation.layer(of: layers, glass: glass, at: time)])
    }
  }
}
