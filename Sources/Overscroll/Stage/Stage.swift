public import Foundation
import Graphics
public import HeadlessUIKit
public import Layers
import ScrollPhysics
public import Typography

/// A device with a screen on it and a finger that follows a script. Asked for a time, it lives up
/// to that time: the finger's events, ends of motion and animations happen at their exact times, in
/// order; then the display ticks once, and the layout is brought up to date.
///
/// A stage only goes forward. Everything in it is a function of the script and of the requested
/// ticks. Clocks, random numbers, queues, timers and tasks of the screen's code are the stage's own
/// (<doc:TimeOnAStage>).
///
/// Stages of one process share nothing and can take turns in any order. The exceptions are
/// singletons: a block that a screen hands to Foundation's `NotificationCenter.default` is also
/// called for what another screen posts.
@MainActor
public final class Stage {
  /// The conditions that the screen is shown under: device, appearance, text size, language,
  /// orientation.
  public let conditions: StageConditions
  /// The device of the stage's conditions, in its upright form.
  public var device: Device { conditions.device }
  /// The window, as large as the device's screen. It is key and visible once the stage is created.
  public let window: UIWindow
  /// The screen that code on this stage gets from `UIScreen.main`.
  public var screen: UIScreen { environment.screen }
  /// The rate at which recordings advance the stage.
  public var display: DisplayRate { conditions.display }
  /// The time in seconds since the start of the script. While code on the screen runs, it is the
  /// time of the current event.
  public private(set) var time: TimeInterval = 0
  /// The time at which the script ended; nil until then.
  public private(set) var end: TimeInterval?

  package let environment: ScreenEnvironment
  private var cursor: TimelineCursor
  private let touches: TouchDispatcher
  /// The number of the step played last, counted from 1; 0 before the first step.
  package private(set) var step = 0
  /// Pending actions of an interactive user, in order of time, in addition to the script.
  private var liveActions: [ScriptedAction] = []
  /// The number of events handled since `start`, for `countEvent`.
  private var events = (start: -TimeInterval.infinity, count: 0)
  /// Calls of named scroll views to their delegates since the last `takeCallbacks()`, in order.
  private var callbacks: [RecordedCallback] = []
  /// Recent positions of the script's fingers, for drawing touch marks.
  private var fingerLog = FingerLog()

  /// Creates a stage with an upright device in the given appearance and text size.
  ///
  /// - Parameters:
  ///   - display: The rate at which the display ticks while the script is played.
  ///   - style: Light or dark. Unspecified is light.
  ///   - textSize: The user's preferred text size.
  ///   - assets: The catalogue in which `UIImage(named:)` looks.
  ///   - fonts: The source of the system font. Nil draws text in the block font.
  ///   - makeRoot: Creates the root view controller. `UIScreen.main` is this stage's screen while
  ///     it runs.
  /// - Throws: `InvalidTimeline`, `ScreenError` for a mistake in the screen's own code, or an error
  ///   of `makeRoot`.
  public convenience init(
    device: Device, timeline: Timeline = [], display: DisplayRate = .standard,
    style: UIUserInterfaceStyle = .light, textSize: ContentSizeCategory = .large,
    assets: any AssetCatalogue = MemoryAssets(),
    fonts: FontLibrary? = nil, makeRoot: () throws -> UIViewController
  ) throws {
    try self.init(
      under: StageConditions(device: device, display: display, style: style, textSize: textSize),
      timeline: timeline, assets: assets, fonts: fonts, makeRoot: makeRoot)
  }

  /// Creates a stage under any conditions.
  ///
  /// - Throws: `InvalidTimeline`, `StageError` for an impossible date, `ScreenError` for a mistake
  ///   in the screen's own code, or an error of `makeRoot`.
  public convenience init(
    under conditions: StageConditions, timeline: Timeline = [],
    assets: any AssetCatalogue = MemoryAssets(), fonts: FontLibrary? = nil,
    makeRoot: () throws -> UIViewController
  ) throws {
    let environment = try ScreenEnvironment(conditions, assets: assets, fonts: fonts)
    let window = environment.run { UIWindow(frame: environment.screen.bounds) }
    try self.init(conditions, timeline, environment, window)
    try run {
      window.rootViewController = try makeRoot()
      window.show()
      try live(to: 0)
    }
  }

  /// Creates a stage for an app that creates its window itself.
  ///
  /// - Parameter launch: Launches the app. `UIScreen.main` is this stage's screen while it runs.
  /// - Throws: `InvalidTimeline`, `StageError` for an impossible date, `ScreenError` for a mistake
  ///   in the app's own code, or an error of `launch`.
  package convenience init(
    under conditions: StageConditions, timeline: Timeline, assets: any AssetCatalogue,
    fonts: FontLibrary?, launch: () throws -> UIWindow
  ) throws {
    let environment = try ScreenEnvironment(conditions, assets: assets, fonts: fonts)
    let window: UIWindow
    do {
      window = try environment.run { try launch() }
    } catch {
      // The mistake that was raised first explains more than the error that followed from it.
      throw environment.problems.takeRaised() ?? error
    }
    try self.init(conditions, timeline, environment, window)
    try run {
      window.show()
      try live(to: 0)
    }
  }

  private init(
    _ conditions: StageConditions, _ timeline: Timeline, _ environment: ScreenEnvironment,
    _ window: UIWindow
  ) throws {
    self.conditions = conditions
    cursor = try TimelineCursor(timeline)
    self.environment = environment
    environment.framesPerSecond = conditions.display.hertz
    self.window = window
    touches = TouchDispatcher(window)
    environment.scrollObserver = { [weak self] in self?.note($1, of: $0) }
  }

  /// Runs code of the screen and throws the first mistake in it for which UIKit would raise an
  /// exception. That mistake has precedence over an error thrown by `body`, which may be a
  /// consequence of it.
  package func run(_ body: () throws -> Void) throws {
    do {
      try environment.run(body)
    } catch {
      throw environment.problems.takeRaised() ?? error
    }
    if let raised = environment.problems.takeRaised() { throw raised }
  }

  /// Advances the stage to `time`, then ticks the display once. A time that is not later than the
  /// stage's own, or not finite, has no effect.
  ///
  /// - Throws: `ScreenError` for the first mistake of the screen's own code for which UIKit raises
  ///   an exception. The stage has then reached `time` and can continue. Throws `StageError` if a
  ///   step names no scroll view of the screen, or if events at one time do not end. Throws
  ///   `InvalidTimeline` if the time of a step has already passed when the step is due.
  public func advance(to time: TimeInterval) throws {
    guard time > self.time, time.isFinite else { return }
    try run { try live(to: time) }
  }

  /// The number of ticks after which a script is assumed never to end: five and a half hours at 60
  /// Hz.
  package static let tickLimit = 1_200_000

  /// Plays the script tick by tick and returns the time of its end.
  ///
  /// - Throws: The errors of `advance(to:)`, or `RecordingError.tooManyTicks`.
  func playedEnd() throws -> TimeInterval {
    for tick in 0..<Self.tickLimit {
      try advance(to: display.time(ofTick: tick))
      if let end { return end }
    }
    throw RecordingError.tooManyTicks(limit: Self.tickLimit)
  }

  /// Returns the picture at the stage's time.
  ///
  /// Layers that need more than a gigabyte to draw, for example hundreds of nested shadows, are
  /// left out and reported as a problem.
  public func layerTree() -> LayerTree { bounded(window.layerTree(at: time)) }

  /// The memory limit in bytes for canvases that exist at the same time.
  static let canvasLimit = 1 << 30

  /// The last tree, before and after layers were left out, so that the tree of a still screen is
  /// not searched again.
  private var lastBounded: (whole: LayerTree, bounded: LayerTree)?

  private func bounded(_ whole: LayerTree) -> LayerTree {
    if let lastBounded, lastBounded.whole == whole { return lastBounded.bounded }
    var tree = whole
    let count = tree.removeOversizedCanvases(beyond: Self.canvasLimit)
    if count > 0 { environment.problems.report(layersTooLargeToDraw: count) }
    lastBounded = (whole, tree)
    return tree
  }

  /// The scroll view that a figure page scrolls: the first one with content taller than its bounds,
  /// otherwise the first one.
  package var pageScroller: UIScrollView? {
    scrollViews.first { $0.contentSize.height > $0.bounds.height } ?? scrollViews.first
  }

  /// Returns the picture with a scroll view at a vertical offset and all animations finished. The
  /// stage's time does not change.
  ///
  /// - Throws: `ScreenError` for a mistake in the screen's own code.
  func shown(_ scrollView: UIScrollView, at offset: CGFloat) throws -> LayerTree {
    try run {
      scrollView.contentOffset.y = offset
      window.layoutIfNeeded()
      window.displayIfNeeded()
    }
    return bounded(window.layerTree(at: time + Self.longAfter))
  }

  /// A delay longer than any animation, in seconds.
  private static let longAfter: TimeInterval = 1e6

  /// All scroll views of the screen, in the order of the view tree.
  public var scrollViews: [UIScrollView] { window.scrollViews }

  // MARK: - Live touches

  /// Adds an action of an interactive user. Its time must be later than the stage's and not earlier
  /// than any action already added. The script's own fingers should be up.
  package func add(_ action: ScriptedAction) { liveActions.append(action) }

  /// The known start times of the script's steps. A step's time is known once no earlier `settle`
  /// is waiting. The entry after the last step is the end.
  package var stepStarts: [TimeInterval] { cursor.starts }

  /// The script's steps in the form of a scene file, for example `hold: 0.5s`.
  package var stepTexts: [String] { cursor.steps.map(\.text) }

  /// Whether the script has no steps.
  package var isScriptEmpty: Bool { cursor.steps.isEmpty }

  /// Whether nothing will happen without further input: no motion, animation, timer or script step
  /// is left.
  package var isIdle: Bool { isAtRest && nextEvent() == nil }

  // MARK: - Time

  private func live(to goal: TimeInterval) throws {
    while let next = nextEvent(), next <= goal + Timeline.instant {
      advanceClock(to: max(time, next))
      try countEvent()
      try handleEvents()
    }
    advanceClock(to: goal)
    // An event within an instant of the tick belongs to the tick, so `time` is set to the goal
    // after all events.
    time = goal
    for scrollView in scrollViews { scrollView.advance(to: goal) }
    noteFingers()
    window.layoutIfNeeded()
    window.displayIfNeeded()
    window.reportAmbiguities()
  }

  private func noteFingers() {
    for finger in 1...2 {
      guard let place = touches.location(of: finger, at: time) else { continue }
      fingerLog.moved(finger, to: place, time: time)
    }
    fingerLog.forget(before: time)
  }

  private func advanceClock(to time: TimeInterval) {
    self.time = max(self.time, time)
    environment.clock.turn(to: self.time)
  }

  /// Advances every scroll view that moves by itself to the stage's time, before anything reads an
  /// offset: results must not depend on the time of the last tick. A scroll view under a finger
  /// waits for the tick or the lift-off, because touches between two frames of a display also wait.
  private func advanceScrollViews() {
    for scrollView in scrollViews where !scrollView.isDragging { scrollView.advance(to: time) }
  }

  /// The number of events in one instant above which the screen is assumed to loop. Everything due
  /// at one time counts as a single event, so more than a few in one instant are rare.
  static let eventLimit = 1_000
  /// The length in seconds of an instant for `countEvent`. A screen with motions this short would
  /// practically never end.
  private static let eventSpan = 1e-6

  private func countEvent() throws {
    if time > events.start + Self.eventSpan { events = (time, 0) }
    events.count += 1
    guard events.count <= Self.eventLimit else {
      throw StageError.tooManyEvents(at: time, limit: Self.eventLimit, step: step)
    }
  }

  /// Returns the next time at which an event happens without further input.
  private func nextEvent() -> TimeInterval? {
    var times = scrollViews.compactMap(\.motionEnd)
    if let action = cursor.nextActionTime { times.append(action) }
    if let action = liveActions.first { times.append(action.time) }
    if let touch = touches.nextEvent { times.append(touch) }
    if let event = environment.clock.nextEvent { times.append(event) }
    if let settle = cursor.settleStart, isAtRest { times.append(max(settle, time)) }
    return times.min()
  }

  /// Handles everything due now, in this order: motion and animations that end, the pan that
  /// begins, the script, the layout. The layout is last because it may change the scrollable area.
  private func handleEvents() throws {
    func isDue(_ time: TimeInterval?) -> Bool {
      time.map { $0 <= self.time + Timeline.instant } ?? false
    }
    if scrollViews.contains(where: { isDue($0.motionEnd) }) { advanceScrollViews() }
    environment.clock.endAnimations(prepare: advanceScrollViews)
    if isDue(touches.nextEvent) { advanceScrollViews() }
    touches.handle(at: time)
    while let action = try cursor.next(at: time, isAtRest: isAtRest) { try perform(action) }
    while let action = liveActions.first, isDue(action.time) {
      liveActions.removeFirst()
      try perform(action)
    }
    window.layoutIfNeeded()
  }

  private var isAtRest: Bool {
    touches.isAtRest && environment.clock.nextAnimationEnd == nil
      && scrollViews.allSatisfy { $0.motionEnd == nil }
  }

  private func note(_ callback: ScrollCallback, of scrollView: UIScrollView) {
    guard let name = scrollView.accessibilityIdentifier else { return }
    callbacks.append(RecordedCallback(callback, of: scrollView, identifier: name))
  }

  /// The position of the script's finger in window coordinates; nil while it is up.
  var fingerLocation: CGPoint? { touches.location(of: 1, at: time) }
  /// The position of the script's second finger in window coordinates; nil while it is up.
  var secondFingerLocation: CGPoint? { touches.location(of: 2, at: time) }

  /// The touch marks to draw now, including those of fingers that were lifted recently.
  var fingerMarks: [FingerMark] { fingerLog.marks(at: time) }

  func takeCallbacks() -> [RecordedCallback] {
    defer { callbacks = [] }
    return callbacks
  }

  // MARK: - Script

  private func perform(_ action: ScriptedAction) throws {
    step = action.step
    if action.dependsOnOffsets { advanceScrollViews() }
    switch action.kind {
    case .fingerDown(let point, let name):
      let target = try name.map { try scrollView(named: $0, step: action.step) }
      let start = point ?? (target.map(visibleCentre) ?? screen.bounds.centre)
      fingerLog.down(action.finger, at: start, time: action.time)
      touches.down(finger: action.finger, at: start, on: target, time: action.time)
    case .press(let point, let offset, let name):
      let target = try name.map { try view(named: $0, step: action.step) }
      let middle = point ?? (target.map(visibleCentre) ?? screen.bounds.centre)
      let start = CGPoint(x: middle.x + offset.dx, y: middle.y + offset.dy)
      let hit = target.map { $0.hitTest($0.convert(start, from: nil), with: nil) ?? $0 }
      fingerLog.down(action.finger, at: start, time: action.time)
      touches.down(finger: action.finger, at: start, on: hit, time: action.time)
    case .fingerMove(let destination, let end, let ease):
      guard let goal = place(destination, of: action.finger, at: action.time) else { return }
      touches.move(
        finger: action.finger, to: goal, from: action.time, until: end, smoothly: ease == .smooth)
    case .fingerUp:
      if let place = touches.location(of: action.finger, at: action.time) {
        fingerLog.up(action.finger, at: place, time: action.time)
      }
      touches.lift(finger: action.finger, at: action.time)
    case .setOffset(let offset, let name):
      let target = try scrollView(named: name, step: action.step)
      target.contentOffset = offset.applied(to: target.exactOffset)
    case .scrollTo(let offset, let animated, let name):
      let target = try scrollView(named: name, step: action.step)
      target.setContentOffset(offset.applied(to: target.exactOffset), animated: animated)
    case .rotate(let orientation): window.rotate(to: UIInterfaceOrientation(orientation))
    case .type(let character):
      guard window.keyboard.type("\(character)") else {
        throw StageError.nothingTakesText(step: action.step)
      }
    case .end:
      end = action.time
    }
  }

  private func place(
    _ destination: ScriptedAction.Destination, of finger: Int, at time: TimeInterval
  ) -> CGPoint? {
    guard let here = touches.location(of: finger, at: time) else { return nil }
    switch destination {
    case .by(let vector): return CGPoint(x: here.x + vector.dx, y: here.y + vector.dy)
    case .point(let point): return point
    case .overscroll(let points):
      let travel = touches.travel(finger: finger, toOverscroll: points, at: time)
      return CGPoint(x: here.x, y: here.y + travel)
    }
  }

  /// Returns the scroll view with a name, or the screen's first one without a name.
  private func scrollView(named name: String?, step: Int) throws -> UIScrollView {
    let all = scrollViews
    guard let name else {
      guard let first = all.first else { throw StageError.noScrollView(step: step) }
      return first
    }
    guard let found = all.first(where: { $0.accessibilityIdentifier == name }) else {
      throw StageError.unknownScrollView(
        name, step: step, known: all.compactMap(\.accessibilityIdentifier))
    }
    return found
  }

  /// Returns the first view with a name, in the order of the view tree.
  private func view(named name: String, step: Int) throws -> UIView {
    let tree = window.tree
    guard let found = tree.first(where: { $0.accessibilityIdentifier == name }) else {
      throw StageError.unknownView(
        name, step: step, known: tree.compactMap(\.accessibilityIdentifier))
    }
    return found
  }

  private func visibleCentre(of view: UIView) -> CGPoint {
    view.convert(view.bounds, to: nil).intersection(screen.bounds).centre
  }
}

extension CGRect {
  fileprivate var centre: CGPoint { isNull ? .zero : CGPoint(x: midX, y: midY) }
}
