import Foundation
import HeadlessUIKit
import Layers
import Overscroll

/// The state of a preview that all connected pages share.
///
/// It shows the script of a scene, paused or playing, or a live screen that a user controls.
@MainActor
final class PreviewSession {
  let path: String
  private let options: SceneOptions
  private let console: Console
  private let catalogue = ScreenCatalogue.offered
  private(set) var choice = PreviewChoice()
  private(set) var film: PreviewFilm?
  /// The number of films made so far.
  private var number = 0
  private(set) var live: LiveScreen?
  /// The reason why the newest version of the scene is not shown, or not completely.
  private(set) var problem: String?
  private(set) var tick = 0
  private(set) var isPlaying = false
  private var speed = 1.0
  private var clients: [PreviewClient] = []
  private var loads = 0
  private var motion: Task<Void, Never>?
  private var rest: Task<Void, Never>?

  /// Creates a session. The scene is not read before `load()`.
  init(_ path: String, _ options: SceneOptions, _ console: Console) {
    (self.path, self.options, self.console) = (path, options, console)
  }

  // MARK: - Scene

  /// The number of ticks that are played before other tasks get a turn.
  private static let ticksPerTurn = 20

  /// Reads the scene and shows the current moment of it. If reading fails, the old scene stays
  /// visible.
  func load() async {
    loads += 1
    let own = loads
    send(PreviewEvent.Busy(text: "loading"))
    await Task.yield()
    if let film = makeFilm() {
      while !film.isComplete {
        film.play(ticks: Self.ticksPerTurn)
        await Task.yield()
        guard own == loads else { return }
      }
      take(film)
    }
    send(PreviewEvent.Busy(text: nil))
  }

  /// Returns the scene's film before its first tick. Returns nil for a scene that cannot be shown,
  /// and reports the error.
  private func makeFilm() -> PreviewFilm? {
    do {
      return try ScreenCatalogue.$offered.withValue(catalogue) {
        let scene = try PreviewScene(path, choice, options, console)
        do { return try PreviewFilm(scene) } catch {
          fail(scene.message(for: error))
          return nil
        }
      }
    } catch {
      fail((error as? Failure)?.message ?? "\(path): error: \(error)")
      return nil
    }
  }

  private func take(_ film: PreviewFilm) {
    let isFirst = self.film == nil
    (self.film, prepared) = (film, nil)
    number += 1
    problem = film.failure ?? refusal(of: film)
    tick = min(tick, film.lastTick)
    if problem != nil || !isFirst { report(film) }
    send(PreviewEvent.Scene(film, number: number))
    send(PreviewEvent.Error(text: problem))
    if let old = live {
      do {
        live = try old.isTouched ? LiveScreen(film.scene, repeating: old) : nil
        live?.speed = speed
      } catch {
        live = nil
        fail(film.scene.message(for: error))
      }
    }
    show(isRestart: true)
  }

  /// Returns the error that `--strict` makes of the film's problems, or nil.
  private func refusal(of film: PreviewFilm) -> String? {
    guard options.strict, !film.problems.isEmpty else { return nil }
    return (film.problems.map { "warning: \($0)" } + [Failure.warnings.message])
      .joined(separator: "\n")
  }

  private func report(_ film: PreviewFilm) {
    console.printLine(problem ?? "\(path): \(film.ticks.count) ticks")
  }

  private func fail(_ words: String) {
    if words != problem { console.printLine(words) }
    problem = words
    send(PreviewEvent.Error(text: words))
  }

  // MARK: - Clients

  func join(_ client: PreviewClient) {
    clients.append(client)
    if let film { client.send(PreviewEvent.Scene(film, number: number)) }
    if let problem { client.send(PreviewEvent.Error(text: problem)) }
    guard case (var moment, let tree)? = present else { return }
    moment.rows = live?.rows
    moment.isRestart = live.map { _ in true }
    client.show(moment, tree, isExact: true)
  }

  func remove(_ client: PreviewClient) {
    clients.removeAll { $0 === client }
    client.close()
  }

  private func send(_ event: some Encodable) {
    for client in clients { client.send(event) }
  }

  // MARK: - Displayed content

  /// The shown moment with its layer tree.
  private var present: (PreviewEvent.Moment, LayerTree)? {
    if let live, let row = live.rows.last {
      return (
        PreviewEvent.Moment(
          scene: number, tick: live.tick, time: row[0], offset: row[1], velocity: row[2],
          isLive: true, isPlaying: motion != nil, speed: speed, rows: []), live.stage.layerTree()
      )
    }
    guard let film else { return nil }
    let shown = film.ticks[tick]
    return (
      PreviewEvent.Moment(
        scene: number, tick: tick, time: film.display.time(ofTick: tick), offset: shown.offset,
        velocity: shown.velocity, isLive: false, isPlaying: isPlaying, speed: speed), shown.tree
    )
  }

  /// Shows the moment on all pages with a fast picture. If no other moment follows for a while, an
  /// exact picture is sent.
  private func show(isRestart: Bool = false) {
    guard case (var moment, let tree)? = present else { return }
    if isRestart, let live { (moment.rows, moment.isRestart) = (live.rows, true) }
    for client in clients { client.show(moment, tree, isExact: false) }
    rest?.cancel()
    rest = Task {
      try? await Task.sleep(for: .milliseconds(120))
      guard !Task.isCancelled, let (moment, tree) = present else { return }
      for client in clients { client.show(moment, tree, isExact: true) }
      inspect()
    }
  }

  /// Sends the view tree to the pages that show it.
  private func inspect() {
    let curious = clients.filter(\.inspects)
    guard !curious.isEmpty, let film else { return }
    do {
      let stage: Stage
      if let live { stage = live.stage } else { stage = try self.stage(of: film, at: tick) }
      let event = PreviewEvent.Inspection(time: stage.time, screen: ScreenInspection(stage))
      for client in curious { client.send(event) }
    } catch {
      fail(film.scene.message(for: error))
    }
  }

  /// The last stage used for inspection. It is reused because a stage can only advance.
  private var inspected: (film: PreviewFilm, stage: Stage, tick: Int)?

  private func stage(of film: PreviewFilm, at tick: Int) throws -> Stage {
    var (stage, start) = (try inspected?.stage ?? film.scene.stage(), inspected?.tick ?? 0)
    if inspected?.film !== film || start > tick { (stage, start) = (try film.scene.stage(), 0) }
    for next in stride(from: start + 1, through: tick, by: 1) {
      // Errors of the screen's code were already reported when the film was made.
      try? stage.advance(to: film.display.time(ofTick: next))
    }
    inspected = (film, stage, tick)
    return stage
  }

  // MARK: - Requests

  /// The allowed speeds.
  private static let speeds = 0.02...4.0

  func handle(_ request: PreviewRequest, from client: PreviewClient) {
    switch request.action {
    case .seek: seek(request.tick ?? 0)
    case .play: play()
    case .pause: pause()
    case .speed:
      guard let value = request.value, value.isFinite else { return }
      speed = min(max(value, Self.speeds.lowerBound), Self.speeds.upperBound)
      live?.speed = speed
      if isPlaying { play() } else { show() }
    case .approach: prepare(for: client)
    case .down: if let sample = request.samples.first { down(sample) }
    case .move:
      live?.move(request.samples)
    case .up: if let sample = request.samples.first { live?.lift(sample) }
    case .reset: reset()
    case .choose:
      guard let choice = request.choice, choice != self.choice else { return }
      self.choice = choice
      pause()
      Task { await load() }
    case .scale:
      client.setScale(request.value ?? 2)
      if let (moment, tree) = present { client.show(moment, tree, isExact: true) }
    case .inspect:
      client.inspects = request.value == 1
      inspect()
    case .copy: copy(to: client)
    case .received: client.received()
    }
  }

  private func copy(to client: PreviewClient) {
    guard let film, let timeline = live?.timeline else { return }
    client.send(PreviewEvent.Script(text: film.scene.text(timeline)))
  }

  /// Returns to the script, at the moment where the user left it.
  private func reset() {
    guard live != nil else { return }
    stop()
    live = nil
    show()
  }

  private func seek(_ goal: Int) {
    stop()
    live = nil
    tick = min(max(goal, 0), film?.lastTick ?? 0)
    show()
  }

  private func pause() {
    stop()
    show()
  }

  private func stop() {
    motion?.cancel()
    motion = nil
    isPlaying = false
  }

  // MARK: - Time

  private func play() {
    stop()
    live = nil
    guard let film else { return }
    if tick >= film.lastTick { tick = 0 }
    isPlaying = true
    let (start, begin) = (film.display.time(ofTick: tick), ContinuousClock.now)
    motion = Task {
      while !Task.isCancelled, self.film === film {
        let passed = begin.duration(to: .now) / .seconds(1) * speed
        tick = min(film.display.tick(at: start + passed), film.lastTick)
        if tick == film.lastTick { stop() }
        show()
        guard isPlaying else { return }
        try? await Task.sleep(for: .seconds(film.display.time(ofTick: 1)))
      }
      if !Task.isCancelled { play() }
    }
  }

  /// The screen that a press at the shown moment would bring to life. Creating it and playing the
  /// script takes so long that a hand would notice.
  private var prepared: (film: PreviewFilm, tick: Int, screen: LiveScreen)?

  /// Prepares for a press at the shown moment.
  private func prepare(for client: PreviewClient) {
    guard let film, live == nil, !isPlaying else { return }
    if let prepared, prepared.film === film, prepared.tick == tick { return }
    client.prepare(film.ticks[tick].tree)
    Task {
      do {
        let screen = try preparedScreen(of: film)
        while try !screen.play(ticks: Self.ticksPerTurn) {
          await Task.yield()
          guard prepared?.screen === screen else { return }
        }
      } catch {
        // A press fails with the same error and reports it.
        prepared = nil
      }
    }
  }

  /// Returns the screen that a press at the shown moment brings to life, at the start of its script
  /// or later.
  ///
  /// - Throws: The errors of `LiveScreen.init`.
  private func preparedScreen(of film: PreviewFilm) throws -> LiveScreen {
    if let prepared, prepared.film === film, prepared.tick == tick { return prepared.screen }
    let time = film.display.time(ofTick: tick)
    let screen = try LiveScreen(film.scene, after: film.script(until: time))
    prepared = (film, tick, screen)
    return screen
  }

  private func down(_ sample: PointerDrag.Sample) {
    guard let film else { return }
    if live == nil {
      stop()
      do {
        let screen = try preparedScreen(of: film)
        prepared = nil
        _ = try screen.play()
        live = screen
        live?.speed = speed
        show(isRestart: true)
      } catch {
        prepared = nil
        return fail(film.scene.message(for: error))
      }
    }
    live?.down(sample)
    if motion == nil { advanceLiveScreen() }
  }

  /// Delays up to this are caught up by skipping pictures. After longer delays the screen runs more
  /// slowly, but the finger stays with the pointer.
  private static let longestDelay = Duration.milliseconds(100)
  /// The time in which ticks may be caught up between two pictures.
  private static let catchUpTime = Duration.milliseconds(30)

  /// Advances the live screen in real time until nothing moves.
  private func advanceLiveScreen() {
    guard let live else { return }
    let step = live.stage.display.time(ofTick: 1)
    motion = Task {
      var next = ContinuousClock.now
      while !Task.isCancelled, self.live === live, !live.isIdle {
        do {
          let (row, start) = (live.rows.count, ContinuousClock.now)
          let delay = next.duration(to: start)
          if delay > Self.longestDelay {
            live.miss(delay)
            next = start
          }
          repeat {
            try live.advance()
            next += .seconds(step / speed)
          } while next < .now && start.duration(to: .now) < Self.catchUpTime
          showLive(from: row)
        } catch {
          if let film { fail(film.scene.message(for: error)) }
          break
        }
        try? await Task.sleep(until: next)
      }
      if self.live === live, !Task.isCancelled {
        motion = nil
        show()
      }
    }
  }

  private func showLive(from row: Int) {
    guard let live, case (var moment, let tree)? = present else { return }
    moment.rows = Array(live.rows[row...])
    for client in clients { client.show(moment, tree, isExact: false) }
    rest?.cancel()
    if live.tick.isMultiple(of: Self.inspectedTicks) { inspect() }
  }

  /// The number of ticks between two updates of the view tree while the screen moves.
  private static let inspectedTicks = 15
}
