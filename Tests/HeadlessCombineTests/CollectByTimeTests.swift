#if Publishers
  import HeadlessCombine
  import Testing

  /// A scheduler whose time the test sets. It has one repeating action at a time.
  private final class ManualScheduler: Scheduler {
    typealias SchedulerTimeType = ImmediateScheduler.SchedulerTimeType
    typealias SchedulerOptions = Never

    let now = ImmediateScheduler.shared.now
    let minimumTolerance = SchedulerTimeType.Stride(0)
    private(set) var interval: SchedulerTimeType.Stride?
    private var action: (() -> Void)?

    var isIdle: Bool { action == nil }

    func tick() { action?() }

    func schedule(options: Never?, _ action: @escaping () -> Void) { action() }

    func schedule(
      after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: Never?,
      _ action: @escaping () -> Void
    ) { self.action = action }

    func schedule(
      after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
      tolerance: SchedulerTimeType.Stride, options: Never?, _ action: @escaping () -> Void
    ) -> any Cancellable {
      (self.interval, self.action) = (interval, action)
      return AnyCancellable { self.action = nil }
    }
  }

  struct CollectByTimeTests {
    private let scheduler = ManualScheduler()
    private let source = Source<Int>()

    @Test func eachIntervalIsAnArray() {
      let recorder = Recorder<[Int]>()
      source.collect(.byTime(scheduler, .seconds(3))).subscribe(recorder)
      #expect(scheduler.interval == .seconds(3) && source.requests == [.unlimited])
      source.send(1)
      source.send(2)
      #expect(recorder.events == [.subscription])
      scheduler.tick()
      scheduler.tick()
      source.send(3)
      scheduler.tick()
      source.send(4)
      source.send(.finished)
      #expect(
        recorder.events == [.subscription, .value([1, 2]), .value([3]), .value([4]), .finished])
      #expect(scheduler.isIdle)
    }

    @Test func aFailureSendsNothingElse() {
      let recorder = Recorder<[Int]>()
      source.collect(.byTime(scheduler, .seconds(3))).subscribe(recorder)
      source.send(1)
      source.send(.failure(Lost()))
      #expect(recorder.events == [.subscription, .failed] && scheduler.isIdle)
    }

    @Test func aFullArrayIsSentAtOnce() {
      let recorder = Recorder<[Int]>()
      source.collect(.byTimeOrCount(scheduler, .seconds(3), 2)).subscribe(recorder)
      for value in 1...5 { source.send(value) }
      #expect(recorder.values == [[1, 2], [3, 4]])
      scheduler.tick()
      #expect(recorder.values == [[1, 2], [3, 4], [5]])
    }

    @Test func valuesWaitForDemand() {
      let recorder = Recorder<[Int]>(.max(1))
      source.collect(.byTime(scheduler, .seconds(3))).subscribe(recorder)
      for value in 1...3 {
        source.send(value)
        scheduler.tick()
      }
      #expect(recorder.values == [[1]])
      recorder.subscription?.request(.max(1))
      scheduler.tick()
      #expect(recorder.values == [[1], [2, 3]])
    }

    @Test func cancellingStopsTheTimer() {
      let recorder = Recorder<[Int]>()
      source.collect(.byTime(scheduler, .seconds(3))).subscribe(recorder)
      source.send(1)
      recorder.subscription?.cancel()
      #expect(source.isCancelled && scheduler.isIdle)
      source.send(.finished)
      #expect(recorder.events == [.subscription])
    }
  }
#endif
