package import Foundation
package import StageRuntime
package import Typography

/// The device as seen by views, layers and UIKit's free functions: screen, clock, assets, fonts and
/// problem log. Each stage has its own.
///
/// A view uses its window's environment. Views without a window and API without a view use
/// `current`, the environment whose code runs (`UIScreen.main`, `UIImage(named:)`,
/// `UIFont.systemFont`, `UIView.animate`). `run` sets it for the duration of a call, and tasks
/// started by that code inherit it, so that stages can run in any order.
@MainActor
package final class ScreenEnvironment {
  package let screen: UIScreen
  /// The areas taken by the notch, the status bar and the home indicator.
  package var safeAreaInsets: UIEdgeInsets { geometry(in: orientation).safeAreaInsets }
  /// The height of the status bar while it is visible, in points.
  package var statusBarHeight: CGFloat { geometry(in: orientation).statusBarHeight }
  /// The orientation in which the screen is shown.
  package private(set) var orientation: UIInterfaceOrientation
  /// The measures of the screen in portrait.
  let upright: ScreenGeometry
  /// The time, the random numbers and the submitted work of the screen's code.
  package let runtime: StageContext
  package let clock: DisplayClock
  package let problems = ProblemLog()
  package let text: TextEnvironment
  /// The source of `UIImage(named:)`, `UIColor(named:)`, `UIStoryboard` and `UINib`.
  package let assets: any AssetCatalogue
  /// The codec of `UIImage(data:)` and `pngData()`; nil for none.
  package var codec: (any PictureCodec)?
  let symbols = SymbolCache()
  private(set) lazy var device = UIDevice()
  /// The version that `UIDevice` names. Before iOS 14, the system font has other widths; otherwise
  /// it changes nothing.
  package var systemVersion = "17.0" {
    didSet { text.generation = SystemFont.Generation(systemVersion: systemVersion) }
  }
  /// The name that `UIDevice` has; nil for the model.
  package var deviceName: String?
  /// The pasteboard of the screen.
  private(set) lazy var pasteboard = UIPasteboard()
  /// The number of the display's ticks per second.
  package var framesPerSecond = 60
  /// The default layout direction.
  package let layoutDirection: UIUserInterfaceLayoutDirection
  /// The user's locale; nil if none was specified.
  package nonisolated let locale: Locale?
  /// The orientation in which the screen was switched on, which its images have.
  let firstOrientation: UIInterfaceOrientation
  /// The text of the status bar's clock; nil follows the wall clock.
  let statusBarTime: String?
  private let style: UIUserInterfaceStyle
  private let contentSizeCategory: ContentSizeCategory
  /// The traits of the screen.
  package private(set) var traits: UITraitCollection
  private var traitsByStyle: [UIUserInterfaceStyle: UITraitCollection]
  /// The states that the upper folders store for this screen, by type.
  private var states: [ObjectIdentifier: AnyObject] = [:]

  /// Creates an environment.
  ///
  /// `bounds` is the portrait screen in points. `scale` is the number of device pixels per point
  /// and must be positive.
  package init(
    bounds: CGRect, scale: CGFloat, safeAreaInsets: UIEdgeInsets = .zero,
    statusBarHeight: CGFloat = 0, assets: any AssetCatalogue = MemoryAssets(),
    fonts: FontLibrary? = nil, contentSizeCategory: ContentSizeCategory = .large,
    style: UIUserInterfaceStyle = .light, locale: Locale? = nil,
    layoutDirection: UIUserInterfaceLayoutDirection = .leftToRight,
    orientation: UIInterfaceOrientation = .portrait, statusBarTime: String? = nil,
    place: StagePlace? = nil, seed: UInt64 = 0
  ) {
    runtime = StageContext(place: place ?? StagePlace(locale: locale), seed: seed)
    clock = DisplayClock(runtime: runtime)
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
    text = TextEnvironment(fonts: fonts, language: locale?.identifier, problems: problems)
    runtime.owner = self
    runtime.report = { [weak problems] sentence, isComplete in
      onMainActorUnchecked {
        problems?.report(RuntimeProblem(description: sentence, namesFile: isComplete))
      }
    }
    runtime.deadlockDidOccur = { [weak problems] deadlock in
      onMainActorUnchecked { problems?.raise(.deadlock(deadlock.description)) }
    }
  }

  func geometry(in orientation: UIInterfaceOrientation) -> ScreenGeometry {
    upright.turned(to: orientation)
  }

  /// Returns the traits that the screen has in an orientation.
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

  /// Sets the screen's measures and traits for an orientation. The caller updates the window.
  func rotate(to orientation: UIInterfaceOrientation) {
    self.orientation = orientation
    screen.bounds = CGRect(origin: .zero, size: geometry(in: orientation).size)
    traits = traits(in: orientation)
    traitsByStyle = [
      .light: traits(in: orientation, style: .light), .dark: traits(in: orientation, style: .dark),
    ]
  }

  /// Returns the screen's traits in another style; its current traits if the style is unspecified.
  func traits(style: UIUserInterfaceStyle) -> UITraitCollection { traitsByStyle[style] ?? traits }

  /// The state of a type. It is created when it is first read.
  subscript<State: ScreenState>(type: State.Type) -> State {
    let key = ObjectIdentifier(type)
    if let known = states[key] as? State { return known }
    let made = State()
    states[key] = made
    return made
  }

  /// Whether a notch or an island remains when the status bar is hidden: the top inset exceeds the
  /// classic 20 points.
  var hasNotch: Bool { safeAreaInsets.top > 20 }

  // MARK: - Current environment

  private nonisolated static var running: ScreenEnvironment? {
    StageContext.current?.owner as? ScreenEnvironment
  }

  /// The environment whose code is running, for nonisolated code; nil for none, and on threads that
  /// its code did not start.
  nonisolated static var currentOrNil: ScreenEnvironment? { running }

  /// Whether the calling code is run by a stage. False on every other thread, since a stage runs in
  /// one task.
  static var isRunning: Bool { running != nil }

  /// The environment for code that no stage runs: an iPhone 8 at rest, so that views can be created
  /// anywhere.
  package static var fallback = ScreenEnvironment(
    bounds: CGRect(x: 0, y: 0, width: 375, height: 667), scale: 2,
    safeAreaInsets: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0), statusBarHeight: 20,
    fonts: linkedFonts)

  /// The fonts of the library for existing snapshot tests, if the program contains it.
  private static var linkedFonts: FontLibrary? {
    // The mangled name of the structure `DefaultFonts`.
    let type = _typeByName("25OverscrollSnapshotTesting12DefaultFontsV")
    return (type as? any FallbackFonts.Type)?.library
  }

  /// The environment whose code is running.
  package static var current: ScreenEnvironment { running ?? fallback }

  /// Runs code of this environment's screen: until `body` returns or throws, `current` is this
  /// environment, and clocks, random numbers and submitted work are those of `runtime`.
  package func run<Result>(_ body: () throws -> Result) rethrows -> Result {
    // The fallback environment is never entered, but its traits are set.
    if Self.current === self { return Self.running == nil ? try traits.run(body) : try body() }
    return try runtime.run { try traits.run(body) }
  }
}
