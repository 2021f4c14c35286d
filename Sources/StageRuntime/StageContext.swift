package import Foundation

/// The time, the chance and the work of one stage.
///
/// While a thread is inside of `run`, the clocks and random generators that its code asks are the
/// stage's, and work that the code hands to queues, run loops, timers and tasks comes here. The
/// owner asks when work is due and has it run, on its own thread and in order: by time, then by
/// submission. So nothing depends on the machine's clock or on the order of threads.
///
/// On Apple's platforms the system's clocks and queues stay as they are.
package final class StageContext: @unchecked Sendable {
  // Unchecked: `queue` and `namesInUse` are behind a lock; the rest belongs to the stage's thread.

  /// The C side: what the thread-local pointer points to.
  let handle: OpaquePointer
  /// The object whose code runs, for code that asks which stage it belongs to.
  package weak var owner: AnyObject?
  /// Called when code on the main queue has slept, with the new time in seconds.
  package var timeDidPass: ((TimeInterval) -> Void)?
  /// Called with a sentence when something could not be hermetic. If it is not complete, it is
  /// about the line of the app's code that is running.
  package var report: ((_ sentence: String, _ isComplete: Bool) -> Void)?
  /// Called when code waits for something that nothing on the stage can do.
  package var deadlockDidOccur: ((StageDeadlock) -> Void)?
  /// The longest real time for which the stage waits for threads of its code, in seconds.
  package var patience: TimeInterval = 2
  package let place: StagePlace
  let reference: ContextReference

  private(set) var now: Int64 = 0
  /// Behind `lock`: other threads submit work too.
  private var queue = WorkQueue()
  private let lock = NSLock()
  /// The names of the placeholders whose use was reported. Behind `lock`.
  private var namesInUse: Set<String> = []
  private var notices: [StageNotice] = []
  var sources: [UnsafeMutableRawPointer: StageTimerSource] = [:]
  /// Foundation's timers in run loops, by the timer of Core Foundation.
  private var timers: [UnsafeMutableRawPointer: StageTimer] = [:]
  /// The work that runs, innermost last. What waits in it cannot be overtaken on its own queue.
  private var running: [StageWork.Place] = []
  private var depth = 0
  private var patienceIsLeft = true
  /// The stage's time when the running code was called, and how often it has slept since.
  private var naps: (start: Int64, count: Int) = (0, 0)

  /// Creates a context at time 0.
  ///
  /// - Parameter seed: The seed of all random generators.
  package init(place: StagePlace = StagePlace(), seed: UInt64 = 0) {
    self.place = place
    reference = ContextReference(place)
    let nanoseconds = (place.start.timeIntervalSince1970 * 1e9).rounded()
    handle = RuntimeSymbols.create(seed: seed, wallStart: Int64(nanoseconds))
    reference.set(self)
    RuntimeSymbols.setOwner(self, of: handle)
    RuntimeSymbols.setZone(place.timeZone.identifier, of: handle)
  }

  deinit {
    reference.end()
    for work in locked({ $0.removeAll() }) { work.drop() }
    for notice in notices { notice.drop() }
    for source in sources.values { source.drop() }
    StageTasks.forget(reference)
    RuntimeSymbols.destroy(handle)
  }

  /// The context whose code the calling thread runs; nil outside of all.
  package static var current: StageContext? { RuntimeSymbols.currentContext }

  // MARK: - Running code

  /// Runs code of the stage: clocks, random numbers and submitted work are the stage's until it
  /// returns.
  package func run<Result>(_ body: () throws -> Result) rethrows -> Result {
    let outer = RuntimeSymbols.enter(handle)
    if depth == 0 {
      reference.firstOwnTask = StageTasks.highestOrdinary
      naps = (now, 0)
    }
    depth += 1
    defer {
      depth -= 1
      _ = RuntimeSymbols.enter(outer)
      // The program's own paths are relative to its directory, which code of the stage can change.
      if depth == 0 { RuntimeSymbols.restoreFolder() }
    }
    return try body()
  }

  /// Runs code that belongs to no stage, such as waiting for a child process.
  package static func outside<Result>(_ body: () throws -> Result) rethrows -> Result {
    let outer = RuntimeSymbols.enter(nil)
    defer { _ = RuntimeSymbols.enter(outer) }
    return try body()
  }

  // MARK: - Time

  /// Seconds since the stage's start. Setting an earlier time or NaN has no effect.
  package var time: TimeInterval {
    get { Double(now) / 1e9 }
    set { turn(to: Self.nanoseconds(newValue)) }
  }

  func turn(to time: Int64) {
    guard time > now else { return }
    now = time
    RuntimeSymbols.setNow(now, of: handle)
  }

  /// Returns a time in nanoseconds; 0 for negative ones and NaN.
  ///
  /// A time between two nanoseconds becomes the earlier one: what starts at a frame's time and
  /// takes whole frames must not be due just after a frame.
  static func nanoseconds(_ seconds: TimeInterval) -> Int64 {
    guard seconds > 0 else { return 0 }
    let nanoseconds = (seconds * 1e9 + noise).rounded(.down)
    return nanoseconds < 9e18 ? Int64(nanoseconds) : .max
  }

  /// The rounding error of a time that is ignored, in nanoseconds.
  private static let noise = 0.01

  /// The time of the work that runs: it may be ahead of the stage's, when it has slept.
  var workTime: Int64 { now + RuntimeSymbols.ahead }

  /// Code on the calling thread sleeps: on the main queue the stage's time passes, elsewhere only
  /// the work's own.
  func sleep(_ nanoseconds: Int64) {
    if running.last?.isMain ?? true {
      let (end, isTooLate) = now.addingReportingOverflow(nanoseconds)
      naps.count += 1
      guard !isTooLate, end - naps.start <= StageDeadlock.longestNap,
        naps.count <= StageDeadlock.mostNaps
      else { StageDeadlock("sleep", at: time).end() }
      turn(to: end)
      timeDidPass?(time)
    } else {
      RuntimeSymbols.ahead += nanoseconds
    }
  }

  // MARK: - Work

  /// The time at which the next work is due, in seconds; nil without work.
  package var nextDue: TimeInterval? { locked { $0.next }.map { Double($0) / 1e9 } }

  /// The time of the next work that a screen at rest does not have: not that of a loop that polls.
  package var nextMotion: TimeInterval? {
    locked { $0.nextMotion }.map { Double($0) / 1e9 }
  }

  /// Runs the work that is due now. Work that it submits for now waits for the next call.
  ///
  /// - Parameter prepare: Called before any of it runs.
  package func runDue(prepare: () -> Void = {}) {
    let due = locked { $0.takeDue(by: now) }
    guard !due.isEmpty else { return }
    prepare()
    for work in due { perform(work) }
    fireNotices()
  }

  private func locked<Result>(_ body: (inout WorkQueue) -> Result) -> Result {
    lock.lock()
    defer { lock.unlock() }
    return body(&queue)
  }

  func submit(_ work: StageWork) {
    var work = work
    let time = workTime
    let origin = RuntimeSymbols.isForeign ? nil : running.last
    if work.due > time {
      work.naps = (origin?.naps ?? 0) + 1
    } else {
      (work.naps, work.hops) = (origin?.naps ?? 0, (origin?.hops ?? 0) + 1)
      work.due = max(work.due, now)
      if work.hops > work.mostHops { work.due += Self.turn }
    }
    locked { $0.insert(work) }
  }

  private func perform(_ work: StageWork) {
    if let source = work.source, !source.isDue(for: work) { return work.drop() }
    let ahead = RuntimeSymbols.ahead
    RuntimeSymbols.ahead = max(0, work.due - now)
    running.append(work.place)
    work.perform(in: self)
    running.removeLast()
    RuntimeSymbols.ahead = ahead
  }

  /// Whether the calling code runs on a queue, or inside of work that does and waits.
  func isHeld(_ queue: UnsafeRawPointer) -> Bool {
    if RuntimeSymbols.isMainQueue(UnsafeMutableRawPointer(mutating: queue)) { return isMainHeld }
    return running.contains { $0.queue == queue }
  }

  /// Code that no work runs is an event's, on the main thread.
  private var isMainHeld: Bool { running.isEmpty || running.contains(where: \.isMain) }

  /// Runs the next work until a time, other than work of serial queues whose work waits.
  ///
  /// - Parameter alsoMain: Whether the caller is a run loop, which runs work of the main queue.
  /// - Returns: Whether there was any, or a thread of the stage's code has run.
  func help(until limit: Int64, alsoMain: Bool = false) -> Bool {
    let outer = running
    if alsoMain { running.removeAll(where: \.isMain) }
    defer { running = outer }
    let mayRunMain = alsoMain || !isMainHeld
    let work = locked {
      $0.take(until: limit) { place in
        guard let queue = place.queue, !place.isMain else { return mayRunMain || !place.isMain }
        return !RuntimeSymbols.isSerialQueue(queue) || !isHeld(queue)
      }
    }
    guard let work else { return waitForThreads() }
    if work.due > workTime { sleep(work.due - workTime) }
    perform(work)
    fireNotices()
    return true
  }

  /// The number of deadlocks at the stage's time.
  private var deadlocks: (time: Int64, count: Int) = (0, 0)

  /// Reports a wait that nothing can end, which then returns as if it had ended.
  ///
  /// Code that waits in a loop for what never happens would repeat the wait for ever. It ends the
  /// program instead, because nothing can return from such a loop.
  func fail(call: String) {
    if deadlocks.time != now { deadlocks = (now, 0) }
    deadlocks.count += 1
    guard deadlocks.count <= StageDeadlock.most else { StageDeadlock(call, at: time).end() }
    if deadlocks.count == 1 { deadlockDidOccur?(StageDeadlock(call, at: time)) }
  }

  /// Runs what waits for a queue now.
  func drain(_ queue: UnsafeRawPointer) {
    #if os(Linux)
      // A session makes the number of a task on its queue, before it looks for its protocol.
      if RuntimeSymbols.label(of: queue).hasPrefix("URLSession<") { StageProtocol.putLast() }
    #endif
    while let work = locked({ $0.take(until: workTime) { $0.queue == queue } }) {
      perform(work)
    }
    fireNotices()
  }

  /// The time that a further turn of a run loop takes where work submits work without end, in
  /// nanoseconds.
  private static let turn: Int64 = 1_000_000

  // MARK: - Groups and items

  func add(_ notice: StageNotice) {
    notices.append(notice)
    fireNotices()
  }

  /// Submits what waited for a group that is empty, or for an item that has run.
  private func fireNotices() {
    // Each is looked at once: a notice that becomes work gives its group back.
    var waiting: [StageNotice] = []
    for notice in notices {
      if notice.isOver {
        submit(notice.work(at: workTime))
      } else {
        waiting.append(notice)
      }
    }
    notices = waiting
  }

  func hasRun(_ block: UnsafeMutableRawPointer) {
    for index in notices.indices { notices[index].hasRun(block) }
  }

  // MARK: - The network

  /// Reports a request that fails because the stage has no network. Threads of the stage's code may
  /// call it.
  func noteNetwork(_ address: String) {
    report?(
      "the app asks the network for \(address); a stage has none, and the request fails as on a "
        + "phone that is offline. Answer it with a URLProtocol, or load a file of the app", false)
  }

  // MARK: - Placeholders

  /// Reports, once per name, that the app uses a placeholder. Threads of the stage's code may call
  /// it.
  ///
  /// - Parameters:
  ///   - module: The placeholder's module, whose functions are not the app's code.
  ///   - words: Returns the sentence for the place in the app's code that is running.
  package func noteUse(of name: String, in module: String, _ words: (String?) -> String) {
    lock.lock()
    let isNew = namesInUse.insert(name).inserted
    lock.unlock()
    guard isNew, let report else { return }
    report(words(CallerPlace.current(outside: module)), true)
  }

  // MARK: - Timers

  /// Adds a timer of Core Foundation. A timer that was added already stays as it is.
  func add(timer: UnsafeMutableRawPointer, due: Int64) {
    guard timers[timer] == nil else { return }
    let added = StageTimer(timer, due: due)
    timers[timer] = added
    added.schedule(in: self)
  }

  func move(timer: UnsafeMutableRawPointer, to due: Int64) {
    timers[timer]?.move(to: due, in: self)
  }

  func remove(timer: UnsafeMutableRawPointer) {
    guard let removed = timers.removeValue(forKey: timer) else { return }
    withdraw(removed)
  }

  /// Removes the work that would fire a timer.
  func withdraw(_ timer: StageTimer) {
    locked { queue in
      queue.remove { if case .timer(let other, _) = $0.kind { other === timer } else { false } }
    }
  }

  // MARK: - Threads

  /// Lets the threads run that code of the stage started, one after another, until each has ended
  /// or waits for something.
  ///
  /// A thread's sleep takes no real time: what it does afterwards is due later. So the result does
  /// not depend on how fast threads are. After `patience` seconds of real time the stage goes on,
  /// which is reported once.
  ///
  /// - Returns: Whether a thread has run.
  @discardableResult
  package func waitForThreads() -> Bool {
    guard patienceIsLeft, RuntimeSymbols.busyThreads(of: handle) > 0 else { return false }
    let limit = Int64(patience * 1e9)
    while RuntimeSymbols.busyThreads(of: handle) > 0 {
      guard RuntimeSymbols.letThreadsRun(of: handle, patience: limit) else {
        patienceIsLeft = false
        report?(
          "a thread that the app started still works after \(patience) s; what it does is not the "
            + "same in every run", true)
        break
      }
    }
    fireNotices()
    return true
  }
}
