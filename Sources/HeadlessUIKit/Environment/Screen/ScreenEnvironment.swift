package import Foundation
package import Typography

/// All that views, layers and UIKit's free functions ask of the device they run on: the screen, the
/// display's clock, the pictures and fonts apps look up, and the log of what went wrong. One per
/// stage; nothing in it is shared with another.
///
/// A view asks its window's environment. What UIKit's own API gives no view to ask (`UIScreen.main`,
/// `UIImage(named:)`, `UIFont.systemFont`, `UIView.animate`), and views in no window, ask `current`:
/// the environment whose code is being run. It is scoped by `run`, never set and left, and tasks
/// that the code starts inherit it, so that stages can take turns in any order.
@MainActor
package final class ScreenEnvironment {
  package let screen: UIScreen
  /// What the notch, the status bar and the home indicator keep of the screen.
  package var safeAreaInsets: UIEdgeInsets { geometry(in: orientation).safeAreaInsets }
  /// Height of the status bar while it is shown.
  package var statusBarHeight: CGFloat { geometry(in: orientation).statusBarHeight }
  /// Which way up the screen is shown.
  package private(set) var orientation: UIInterfaceOrientation
  /// The measures of the screen as it was made.
  let upright: ScreenGeometry
  package let clock = DisplayClock()
  /// What the app said of transactions outside of all, and when: it holds for that moment.
  var saidOutsideOfTransactions: (level: CATransaction.Level, time: TimeInterval)?
  package let problems = ProblemLog()
  package let text: TextEnvironment
  /// Where `UIImage(named:)` looks, and `UIColor(named:)`, `UIStoryboard` and `UINib`.
  package let assets: any AssetCatalogue
  /// What `UIImage(data:)` and `pngData()` ask; nil for none.
  package var codec: (any PictureCodec)?
  /// Storyboards and nibs that were read.
  package let nibs = NibLibrary()
  let accessoryImages = AccessoryImageCache()
  let symbols = SymbolCache()
  /// What the app has set for whole classes.
  let appearances = AppearanceStore()
  /// What was copied on it.
  private(set) lazy var pasteboard = UIPasteboard()
  /// The edit menu that its views share.
  private(set) lazy var menuController = UIMenuController()
  /// The edit menu that is on it now, of whoever shows it.
  weak var callout: CalloutOverlay?
  /// In the order in which they were made key.
  var shownWindows: [WeakObject] = []
  /// Made when first asked for.
  var ownScene: UIWindowScene?
  /// Its keyboard's language; nil until somebody asks.
  var inputMode: UITextInputMode?
  /// The delegates of the app that was launched in it.
  var launched: [AnyObject] = []
  /// The app's; nil where none was launched.
  var appDelegate: (any UIApplicationDelegate)? {
    launched.lazy.compactMap { $0 as? any UIApplicationDelegate }.first
  }
  /// Its scene's, the last one that was asked for; nil where none was launched.
  var sceneDelegate: (any UIWindowSceneDelegate)? {
    launched.lazy.compactMap { $0 as? any UIWindowSceneDelegate }.last
  }
  /// Whether blocks of `animate` take their time.
  var areAnimationsEnabled = true
  /// How often the app has asked that touches go nowhere, and not taken it back.
  var ignoredInteractions = 0
  /// How many works of the app asked to go on in the background.
  var backgroundTasks = 0
  /// Ticks a second of its display.
  package var framesPerSecond = 60
  /// Layout passes that are run while one is run.
  var layoutNesting = CallNesting()
  /// Offsets that are set while a delegate hears of one.
  var scrollNesting = CallNesting()
  /// Where reading begins in what says nothing else.
  package let layoutDirection: UIUserInterfaceLayoutDirection
  /// The user's language and region; nil where nobody said.
  package nonisolated let locale: Locale?
  /// Which way up the screen was when it was switched on, and its pictures are.
  let firstOrientation: UIInterfaceOrientation
  /// What the clock of the status bar shows.
  let statusBarTime: String
  private let style: UIUserInterfaceStyle
  private let contentSizeCategory: ContentSizeCategory
  /// What the screen is shown under.
  package private(set) var traits: UITraitCollection
  private var traitsByStyle: [UIUserInterfaceStyle: UITraitCollection]
  /// Hears of every call of a scroll view to its delegate.
  package var scrollObserver: ((UIScrollView, ScrollCallback) -> Void)?

  /// `bounds` are those of the screen upright; `scale` is in device pixels per point and must be
  /// positive.
  package init(
    bounds: CGRect, scale: CGFloat, safeAreaInsets: UIEdgeInsets = .zero,
    statusBarHeight: CGFloat = 0, assets: any AssetCatalogue = MemoryAssets(),
    fonts: FontLibrary? = nil, contentSizeCategory: ContentSizeCategory = .large,
    style: UIUserInterfaceStyle = .light, locale: Locale? = nil,
    layoutDirection: UIUserInterfaceLayoutDirection = .leftToRight,
    orientation: UIInterfaceOrientation = .portrait, statusBarTime: String = "9:41"
  ) {
    upright = ScreenGeometry(
      size: bounds.size, safeAreaInsets: safeAreaInsets, statusBarHeight: statusBarHeight)
    let size = upright.turned(to: orientation).size
    func traits(_ style: UIUserInterfaceStyle) -> UITraitCollection {
      .ofScreen(
        size, scale: scale, style: style, category: contentSizeCategory,
        direction: layoutDirection)
    }
    self.traits = traits(style)
    traitsByStyle = [.light: traits(.light), .dark: traits(.dark)]
    (self.style, self.contentSizeCategory, self.locale) = (style, contentSizeCategory, locale)
    (self.layoutDirection, self.statusBarTime) = (layoutDirection, statusBarTime)
    (self.orientation, firstOrientation) = (orientation, orientation)
    screen = UIScreen(bounds: CGRect(origin: bounds.origin, size: size), scale: scale)
    self.assets = assets
    text = TextEnvironment(fonts: fonts, problems: problems)
  }

  func geometry(in orientation: UIInterfaceOrientation) -> ScreenGeometry {
    upright.turned(to: orientation)
  }

  /// Where the status bar would be; empty where the controller in charge wants none.
  func statusBarFrame(in orientation: UIInterfaceOrientation) -> CGRect {
    guard keyWindow?.isStatusBarHidden != true else { return .zero }
    let geometry = geometry(in: orientation)
    return CGRect(x: 0, y: 0, width: geometry.size.width, height: geometry.statusBarHeight)
  }

  /// What the screen would be shown under.
  func traits(in orientation: UIInterfaceOrientation) -> UITraitCollection {
    traits(in: orientation, style: style)
  }

  private func traits(
    in orientation: UIInterfaceOrientation, style: UIUserInterfaceStyle
  ) -> UITraitCollection {
    .ofScreen(
      geometry(in: orientation).size, scale: screen.scale, style: style,
      category: contentSizeCategory, direction: layoutDirection)
  }

  /// Gives the screen its measures and traits in an orientation. The window is to follow.
  func turn(to orientation: UIInterfaceOrientation) {
    self.orientation = orientation
    screen.bounds = CGRect(origin: .zero, size: geometry(in: orientation).size)
    traits = traits(in: orientation)
    traitsByStyle = [
      .light: traits(in: orientation, style: .light), .dark: traits(in: orientation, style: .dark),
    ]
  }

  /// The screen's traits in another style; its own where that is unspecified.
  func traits(style: UIUserInterfaceStyle) -> UITraitCollection { traitsByStyle[style] ?? traits }

  /// Whether a notch or an island keeps its place when the status bar goes: the safe area is taller
  /// than the classic bar of 20 points.
  var hasNotch: Bool { safeAreaInsets.top > 20 }

  // MARK: - The one whose code runs

  /// Apart, since what the macro adds to a class of the main actor is of the main actor.
  private enum Running {
    @TaskLocal static var environment: ScreenEnvironment?
  }

  private nonisolated static var running: ScreenEnvironment? { Running.environment }

  /// For code that does not say on which thread it runs: the one whose code asks; nil for none, and on
  /// threads that no task of it started.
  nonisolated static var asking: ScreenEnvironment? { running }

  /// Whether a stage is running the code that asks. False on every other thread: what runs a stage is
  /// one task.
  static var isRunning: Bool { running != nil }

  /// What code asks that no stage runs: an iPhone 8 at rest, so that views can be made anywhere.
  package static var standing = ScreenEnvironment(
    bounds: CGRect(x: 0, y: 0, width: 375, height: 667), scale: 2,
    safeAreaInsets: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0), statusBarHeight: 20)

  /// The environment whose code is being run.
  package static var current: ScreenEnvironment { running ?? standing }

  /// Runs code of this environment's screen: `current` is this one until `body` returns or throws,
  /// and in the tasks it starts. An animation block of another environment that happens to be
  /// running takes no part.
  package func run<Result>(_ body: () throws -> Result) rethrows -> Result {
    // The standing one runs its code without being set, but under its traits.
    if Self.current === self { return Self.running == nil ? try traits.run(body) : try body() }
    return try Running.$environment.withValue(self) {
      try traits.run { try AnimationBlock.outside(body) }
    }
  }
}

extension UIView {
  /// The window's; outside a window, the one whose code is being run.
  package var environment: ScreenEnvironment { window?.ownEnvironment ?? .current }
}
