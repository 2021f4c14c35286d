#if os(Linux)
  @_spi(ExperimentalCustomExecutors) @_spi(ExperimentalScheduling) import _Concurrency
  import Dispatch
  import Foundation

  /// The executor of the main actor, or of everything else: jobs of a stage go to the stage, all
  /// others to Dispatch as without it.
  final class StageExecutor: MainExecutor, SchedulingExecutor, TaskExecutor, @unchecked Sendable {
    // Unchecked: its only stored value never changes.
    static let main = StageExecutor(isMain: true)
    static let global = StageExecutor(isMain: false)

    private let isMain: Bool

    private init(isMain: Bool) { self.isMain = isMain }

    private static let mainQueue = DispatchSpecificKey<Bool>()

    /// Before the first task.
    static func install() {
      DispatchQueue.main.setSpecific(key: mainQueue, value: true)
      _createExecutors(factory: Factory.self)
      StageProtocol.install()
      RuntimeSymbols.link()
    }

    private struct Factory: ExecutorFactory {
      static var mainExecutor: any MainExecutor { StageExecutor.main }
      static var defaultExecutor: any TaskExecutor { StageExecutor.global }
    }

    static func run(_ job: UnownedJob, isMain: Bool) {
      if isMain {
        job.runSynchronously(
          isolatedTo: main.asUnownedSerialExecutor(), taskExecutor: main.asUnownedTaskExecutor())
      } else {
        job.runSynchronously(on: global.asUnownedTaskExecutor())
      }
    }

    func enqueue(_ job: consuming ExecutorJob) {
      let priority = job.priority
      enqueue(UnownedJob(job), priority, after: nil)
    }

    func enqueue<C: Clock>(
      _ job: consuming ExecutorJob, after delay: C.Duration, tolerance: C.Duration?, clock: C
    ) {
      let priority = job.priority
      let seconds = (delay as? Duration).map { $0 / .seconds(1) } ?? 0
      enqueue(UnownedJob(job), priority, after: seconds)
    }

    private func enqueue(_ job: UnownedJob, _ priority: JobPriority, after seconds: Double?) {
      let current = RuntimeSymbols.currentReference
      let destination = StageTasks.destination(
        of: RuntimeSymbols.taskNumber(of: job), in: current, isForeign: RuntimeSymbols.isForeign)
      switch destination {
      case .ordinary:
        StageContext.outside { perform(job, priority, after: seconds) }
      case .stage(let reference):
        _ = reference.use { stage in
          let time = reference === current ? stage.workTime : stage.now
          let due = time.addingReportingOverflow(StageContext.nanoseconds(seconds ?? 0))
          stage.submit(
            StageWork(
              due: due.overflow ? .max : due.partialValue, kind: .job(job, isMain: isMain),
              queue: nil))
        }
      // A job cannot be freed without running it.
      case .endedStage: break
      }
    }

    func enqueue<C: Clock>(
      _ job: consuming ExecutorJob, at instant: C.Instant, tolerance: C.Duration?, clock: C
    ) {
      enqueue(job, after: clock.now.duration(to: instant), tolerance: tolerance, clock: clock)
    }

    /// Hands an ordinary job to Dispatch.
    private func perform(_ job: UnownedJob, _ priority: JobPriority, after delay: Double?) {
      let isMain = isMain
      let queue =
        isMain ? DispatchQueue.main : DispatchQueue.global(qos: Self.quality(priority))
      let body: @Sendable () -> Void = { Self.run(job, isMain: isMain) }
      if let delay {
        queue.asyncAfter(deadline: .now() + delay, qos: .unspecified, flags: [], execute: body)
      } else {
        queue.async(group: nil, execute: body)
      }
    }

    private static func quality(_ priority: JobPriority) -> DispatchQoS.QoSClass {
      switch priority.rawValue {
      case 33...: .userInteractive
      case 25...: .userInitiated
      case 21...: .default
      case 17...: .utility
      default: .background
      }
    }

    // MARK: - The main executor

    /// Serves the main queue on the program's first thread, so that `Thread.isMainThread` is true
    /// on the main actor. `dispatchMain()` would serve it on another.
    func run() throws {
      while true { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
    }

    func runUntil(_ condition: () -> Bool) throws {
      while !condition() {
        _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01))
      }
    }

    func stop() {}

    func asUnownedSerialExecutor() -> UnownedSerialExecutor {
      UnownedSerialExecutor(ordinary: self)
    }

    private var isIsolating: Bool {
      if isMain {
        Thread.isMainThread || DispatchQueue.getSpecific(key: Self.mainQueue) == true
      } else {
        false
      }
    }

    func isIsolatingCurrentContext() -> Bool? { isIsolating }

    func checkIsolated() {
      precondition(isIsolating, "code of the main actor runs on another thread")
    }
  }
#endif
