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
/// A stage only goes forward. Everything in it is a function of the script and of the ticks it was
/// asked for: no wall clock.
@MainActor
public final class Stage {
  /// What the screen is shown under.
  public let conditions: StageConditions
  /// What the stage was made for, as it is upright.
  public var device: Device { conditions.device }
  /// As large as the device's screen; key and visible once the stage is made.
  public let window: UIWindow
  /// What the code of this stage's screen sees as `UIScreen.main`.
  public var screen: UIScreen { environment.screen }
  /// How often whoever plays the stage makes it tick.
  public var display: DisplayRate { conditions.display }
  /// Seconds since the start of the script; while the screen's code runs, the time of what happens.
  public private(set) var time: TimeInterval = 0
  /// The time of the script's end; nil until it has come.
  public private(set) var end: TimeInterval?

  package let environment: ScreenEnvironment
  private var cursor: TimelineCursor
  private let touches: TouchDispatcher
  /// The step that was played last, from 1; 0 before the first.
  package private(set) var step = 0
  /// What a hand does besides the script, in order of time.
  private var hand: [ScriptedAction] = []
  /// Events since a time, for `countEvent`.
  private var events = (start: -TimeInterval.infinity, count: 0)
  /// Calls that named scroll views made to their delegates since they were last asked for, in order.
  private var callbacks: [NotedCallback] = []
  /// Where the script's fingers were, for pictures of them.
  private var fingerLog = FingerLog()

  /// - Parameters:
  ///   - display: how often the display ticks while the script is played.
  ///   - style: light or dark; unspecified is light.
  ///   - textSize: the user's preferred text size.
  ///   - assets: where `UIImage(named:)` looks.
  ///   - fonts: where the system font comes from; nil sets text in the block font.
  ///   - makeRoot: makes the controller; `UIScreen.main` is this stage's screen while it runs.
  /// - Throws: `InvalidTimeline`, `ScreenError` for a mistake of the screen's own code, or what
  ///   `makeRoot` throws.
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

  /// The same under any conditions.
  ///
  /// - Throws: as the other one.
  public convenience init(
    under conditions: StageConditions, timeline: Timeline = [],
    assets: any AssetCatalogue = MemoryAssets(), fonts: FontLibrary? = nil,
    makeRoot: () throws -> UIViewController
  ) throws {
    let environment = ScreenEnvironment(conditions, assets: assets, fonts: fonts)
    environment.codec = StagePictureCodec()
    let window = environment.run { UIWindow(frame: environment.screen.bounds) }
    try self.init(conditions, timeline, environment, window)
    try play {
      window.rootViewController = try makeRoot()
      window.show()
      try live(to: 0)
    }
  }

  /// The same for an app that makes its window itself.
  ///
  /// - Parameter launch: launches the app; `UIScreen.main` is this stage's screen while it runs.
  /// - Throws: as the other one; what `launch` throws.
  package convenience init(
    under conditions: StageConditions, timeline: Timeline, assets: any AssetCatalogue,
    fonts: FontLibrary?, launch: () throws -> UIWindow
  ) throws {
    let environment = ScreenEnvironment(conditions, assets: assets, fonts: fonts)
    environment.codec = StagePictureCodec()
    let window = try environment.run { try launch() }
    try self.init(conditions, timeline, environment, window)
    try play {
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
  /// exception: what is thrown otherwise may be its consequence.
  private func play(_ body: () throws -> Void) throws {
    do {
      try environment.run(body)
    } catch {
      throw environment.problems.takeRaised() ?? error
    }
    if let raised = environment.problems.takeRaised() { throw raised }
  }

  /// Lives up to `time`, then ticks. A time before the stage's own, or not finite, does nothing.
  ///
  /// - Throws: `ScreenError` for the first mistake of the screen's own code for which UIKit raises an
  ///   exception; the stage has lived up to `time` with what the screen had before and can go on.
  ///   `StageError` if a step names no scroll view of the screen or the screen does not get past
  ///   a time, `InvalidTimeline` if a step's time has passed when it comes up.
  public func advance(to time: TimeInterval) throws {
    guard time > self.time, time.isFinite else { return }
    try play { try live(to: time) }
  }

  /// When the script is over, after playing it tick by tick.
  ///
  /// - Throws: as `advance(to:)`; `RecordingError.tooManyTicks`.
  func playedEnd() throws -> TimeInterval {
    for tick in 0..<ScreenRun.tickLimit {
      try advance(to: display.time(ofTick: tick))
      if let end { return end }
    }
    throw RecordingError.tooManyTicks(limit: ScreenRun.tickLimit)
  }

  /// The picture at the stage's time.
  ///
  /// Layers that would take more than a gigabyte to draw, as hundreds of shadows inside one another do,
  /// are left out, which is a problem.
  public func layerTree() -> LayerTree { bounded(window.layerTree(at: time)) }

  /// In bytes, of canvases that lie in memory at the same time.
  static let canvasLimit = 1 << 30

  /// The last tree with what was left of it: a still screen's is not looked through again.
  private var lastBounded: (whole: LayerTree, bounded: LayerTree)?

  private func bounded(_ whole: LayerTree) -> LayerTree {
    if let lastBounded, lastBounded.whole == whole { return lastBounded.bounded }
    var tree = whole
    let count = tree.leaveOutCanvases(beyond: Self.canvasLimit)
    if count > 0 { environment.problems.report(layersTooLargeToDraw: count) }
    lastBounded = (whole, tree)
    return tree
  }

  /// The scroll view that pages scroll: the first that can move down, else the first.
  package var pageScroller: UIScrollView? {
    scrollViews.first { $0.contentSize.height > $0.bounds.height } ?? scrollViews.first
  }

  /// What is seen with a scroll view at an offset, all animations over; no time passes.
  ///
  /// - Throws: `ScreenError` for a mistake of the screen's own code.
  func shown(_ scrollView: UIScrollView, at offset: CGFloat) throws -> LayerTree {
    try play {
      scrollView.contentOffset.y = offset
      window.layoutIfNeeded()
      window.displayIfNeeded()
    }
    return bounded(window.layerTree(at: time + Self.longAfter))
  }

  /// Longer than any animation takes, in seconds.
  private static let longAfter: TimeInterval = 1e6

  /// What could not be shown as the screen meant it until now: images, glyphs and fonts that are
  /// missing, then constraints that conflict, then mistakes of its code that `advance(to:)` threw.
  /// Each once, in the order it was found.
  public var problems: [String] {
    let layout = environment.problems.layout.entries.map { entry in
      switch entry {
      case .conflict(let conflict): "\(conflict)"
      case .error(let error): "\(error)"
      }
    }
    let leftOut = environment.problems.layout.leftOutCount
    let more = leftOut > 0 ? ["layout had \(leftOut) more things to say, which are left out"] : []
    let mistakes = environment.problems.errors.map(\.description)
    return (environment.problems.notes + layout + more + mistakes).reduce(into: []) {
      problems, problem in
      if !problems.contains(problem) { problems.append(problem) }
    }
  }

  /// Of these, the images, characters and font files that are missing.
  package var missing: [String] { environment.problems.missing }

  /// Every scroll view of the screen, in the order of the view tree.
  public var scrollViews: [UIScrollView] { window.scrollViews }

  // MARK: - A hand on the screen

  /// Lets a finger do something at a time, as a step of the script would: the stage has not lived up to
  /// that time, and nothing was added for a later one. The script's own fingers should be up.
  package func add(_ action: ScriptedAction) { hand.append(action) }

  /// When each step of the script began, as far as that is known: a step's time is known once there is no
  /// `settle` before it that waits. What comes behind the last one is the end.
  package var stepStarts: [TimeInterval] { cursor.starts }

  /// Whether nothing will happen by itself any more: no motion, no animation, no timer, no script.
  package var isIdle: Bool { isAtRest && nextEvent() == nil }

  // MARK: - Time

  private func live(to goal: TimeInterval) throws {
    while let next = nextEvent(), next <= goal + Timeline.instant {
      turnClock(to: max(time, next))
      try countEvent()
      try handleEvents()
    }
    turnClock(to: goal)
    time = goal  // events within an instant of the tick belong to it
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

  private func turnClock(to time: TimeInterval) {
    self.time = max(self.time, time)
    environment.clock.turn(to: self.time)
  }

  /// Puts every scroll view that moves by itself where it is at the stage's time. Before anything looks
  /// at an offset: what follows from it must not depend on when the last tick was. One under a finger
  /// waits for the tick or the lift-off, as touches do between two frames of a screen.
  private func bringScrollViews() {
    for scrollView in scrollViews where !scrollView.isDragging { scrollView.advance(to: time) }
  }

  /// Events in one instant before they are taken for a screen that goes round in a circle. An event is
  /// all that is due at a time, so that more than a few in one instant are rare.
  static let eventLimit = 1_000
  /// How long an instant is here, in seconds: motions this short are as good as endless.
  private static let eventSpan = 1e-6

  private func countEvent() throws {
    if time > events.start + Self.eventSpan { events = (time, 0) }
    events.count += 1
    guard events.count <= Self.eventLimit else {
      throw StageError.tooManyEvents(at: time, limit: Self.eventLimit, step: step)
    }
  }

  /// The nearest time at which something happens by itself.
  private func nextEvent() -> TimeInterval? {
    var times = scrollViews.compactMap(\.motionEnd)
    if let action = cursor.nextActionTime { times.append(action) }
    if let action = hand.first { times.append(action.time) }
    if let touch = touches.nextEvent { times.append(touch) }
    if let event = environment.clock.nextEvent { times.append(event) }
    if let settle = cursor.settleStart, isAtRest { times.append(max(settle, time)) }
    return times.min()
  }

  /// All that is due now: motion and animations that end, then the pan that begins, then the script.
  /// Then the layout, which may change what can be scrolled.
  private func handleEvents() throws {
    func isDue(_ time: TimeInterval?) -> Bool {
      time.map { $0 <= self.time + Timeline.instant } ?? false
    }
    if scrollViews.contains(where: { isDue($0.motionEnd) }) { bringScrollViews() }
    environment.clock.endAnimations(prepare: bringScrollViews)
    if isDue(touches.nextEvent) { bringScrollViews() }
    touches.handle(at: time)
    while let action = try cursor.next(at: time, isAtRest: isAtRest) { try perform(action) }
    while let action = hand.first, isDue(action.time) {
      hand.removeFirst()
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
    callbacks.append(NotedCallback(callback, of: scrollView, identifier: name))
  }

  /// Where the script's finger is, in window coordinates; nil while it is up.
  var fingerLocation: CGPoint? { touches.location(of: 1, at: time) }
  /// Where its second finger is.
  var secondFingerLocation: CGPoint? { touches.location(of: 2, at: time) }

  /// The fingers as they are drawn now, those that just left too.
  var fingerMarks: [FingerMark] { fingerLog.marks(at: time) }

  func takeCallbacks() -> [NotedCallback] {
    defer { callbacks = [] }
    return callbacks
  }

  // MARK: - The script

  private func perform(_ action: ScriptedAction) throws {
    step = action.step
    if action.looksAtOffsets { bringScrollViews() }
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
    case .rotate(let orientation): window.turn(to: UIInterfaceOrientation(orientation))
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

  /// The scroll view of that name; without a name, the screen's first.
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

  /// The first view of that name, in the order of the view tree.
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

extension UIInterfaceOrientation {
  fileprivate init(_ orientation: Timeline.Orientation) {
    switch orientation {
    case .portrait: self = .portrait
    case .landscape: self = .landscapeRight
    case .landscapeLeft: self = .landscapeLeft
    case .upsideDown: self = .portraitUpsideDown
    }
  }
}

extension ScreenEnvironment {
  fileprivate convenience init(
    _ conditions: StageConditions, assets: any AssetCatalogue, fonts: FontLibrary?
  ) {
    let device = conditions.device
    self.init(
      bounds: CGRect(origin: .zero, size: device.size), scale: device.scale,
      safeAreaInsets: UIEdgeInsets(
        top: device.safeArea.top, left: device.safeArea.left, bottom: device.safeArea.bottom,
        right: device.safeArea.right),
      statusBarHeight: device.statusBarHeight, assets: assets, fonts: fonts,
      contentSizeCategory: conditions.textSize, style: conditions.style,
      locale: conditions.locale, layoutDirection: conditions.direction,
      orientation: UIInterfaceOrientation(conditions.orientation),
      statusBarTime: conditions.statusBarTime)
  }
}
