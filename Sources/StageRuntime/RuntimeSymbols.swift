#if os(Linux)
  import Foundation

  // The functions of CStageRuntime, declared here instead of imported: a module that imports a C
  // module passes the need for its module map on to everyone.

  @_extern(c, "stage_runtime_create")
  private func stage_runtime_create(_ wallStart: Int64, _ seed: UInt64) -> OpaquePointer
  @_extern(c, "stage_runtime_destroy")
  private func stage_runtime_destroy(_ runtime: OpaquePointer)
  @_extern(c, "stage_runtime_set_owner")
  private func stage_runtime_set_owner(_ runtime: OpaquePointer, _ owner: UnsafeMutableRawPointer?)
  @_extern(c, "stage_runtime_enter")
  private func stage_runtime_enter(_ runtime: OpaquePointer?) -> OpaquePointer?
  @_extern(c, "stage_runtime_current")
  private func stage_runtime_current() -> OpaquePointer?
  @_extern(c, "stage_runtime_owner")
  private func stage_runtime_owner(_ runtime: OpaquePointer) -> UnsafeMutableRawPointer?
  @_extern(c, "stage_runtime_is_foreign")
  private func stage_runtime_is_foreign() -> Int32
  @_extern(c, "stage_runtime_set_now")
  private func stage_runtime_set_now(_ runtime: OpaquePointer, _ now: Int64)
  @_extern(c, "stage_runtime_ahead")
  private func stage_runtime_ahead() -> Int64
  @_extern(c, "stage_runtime_set_ahead")
  private func stage_runtime_set_ahead(_ ahead: Int64)
  @_extern(c, "stage_runtime_set_place")
  private func stage_runtime_set_place(
    _ runtime: OpaquePointer, _ zone: UnsafePointer<CChar>?, _ home: UnsafePointer<CChar>?)
  @_extern(c, "stage_runtime_busy_threads")
  private func stage_runtime_busy_threads(_ runtime: OpaquePointer) -> Int32
  @_extern(c, "stage_runtime_let_threads_run")
  private func stage_runtime_let_threads_run(_ runtime: OpaquePointer, _ patience: Int64) -> Int32
  @_extern(c, "stage_runtime_run_block")
  private func stage_runtime_run_block(
    _ queue: UnsafeMutableRawPointer, _ block: UnsafeMutableRawPointer)
  @_extern(c, "stage_runtime_release_block")
  private func stage_runtime_release_block(
    _ queue: UnsafeMutableRawPointer, _ block: UnsafeMutableRawPointer)
  @_extern(c, "stage_runtime_call_block")
  private func stage_runtime_call_block(_ block: UnsafeMutableRawPointer)
  @_extern(c, "stage_runtime_copy_block")
  private func stage_runtime_copy_block(_ block: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer
  @_extern(c, "stage_runtime_free_block")
  private func stage_runtime_free_block(_ block: UnsafeMutableRawPointer)
  @_extern(c, "stage_runtime_is_main_queue")
  private func stage_runtime_is_main_queue(_ queue: UnsafeRawPointer) -> Int32
  @_extern(c, "stage_runtime_group_is_empty")
  private func stage_runtime_group_is_empty(_ group: UnsafeMutableRawPointer) -> Int32
  @_extern(c, "stage_runtime_leave_group")
  private func stage_runtime_leave_group(_ group: UnsafeMutableRawPointer)
  @_extern(c, "stage_runtime_retain_object")
  private func stage_runtime_retain_object(_ object: UnsafeMutableRawPointer)
  @_extern(c, "stage_runtime_release_object")
  private func stage_runtime_release_object(_ object: UnsafeMutableRawPointer)
  @_extern(c, "stage_runtime_fire_timer")
  private func stage_runtime_fire_timer(_ timer: UnsafeMutableRawPointer)
  @_extern(c, "stage_runtime_timer_is_valid")
  private func stage_runtime_timer_is_valid(_ timer: UnsafeMutableRawPointer) -> Int32
  @_extern(c, "stage_runtime_timer_interval")
  private func stage_runtime_timer_interval(_ timer: UnsafeMutableRawPointer) -> Double
  @_extern(c, "stage_runtime_set_timer_due")
  private func stage_runtime_set_timer_due(
    _ runtime: OpaquePointer, _ timer: UnsafeMutableRawPointer, _ due: Int64)
  @_extern(c, "stage_runtime_retain_timer")
  private func stage_runtime_retain_timer(_ timer: UnsafeMutableRawPointer)
  @_extern(c, "stage_runtime_release_timer")
  private func stage_runtime_release_timer(_ timer: UnsafeMutableRawPointer)
  @_extern(c, "stage_runtime_task_number")
  private func stage_runtime_task_number(_ job: UnsafeRawPointer) -> UInt64
  @_extern(c, "stage_runtime_link")
  private func stage_runtime_link()

  /// The door to the C side.
  enum RuntimeSymbols {
    static func create(seed: UInt64, wallStart: Int64) -> OpaquePointer {
      stage_runtime_create(wallStart, seed)
    }

    static func destroy(_ handle: OpaquePointer) { stage_runtime_destroy(handle) }

    static func setOwner(_ context: StageContext, of handle: OpaquePointer) {
      stage_runtime_set_owner(handle, Unmanaged.passUnretained(context).toOpaque())
    }

    static func enter(_ handle: OpaquePointer?) -> OpaquePointer? { stage_runtime_enter(handle) }

    static var currentContext: StageContext? {
      stage_runtime_current().flatMap { stage_runtime_owner($0) }.map(context)
    }

    static func context(_ owner: UnsafeMutableRawPointer) -> StageContext {
      // The runtime is destroyed with its context, and code runs for it only while the context
      // lives.
      Unmanaged<StageContext>.fromOpaque(owner).takeUnretainedValue()
    }

    static var isForeign: Bool { stage_runtime_is_foreign() != 0 }

    static func setNow(_ now: Int64, of handle: OpaquePointer) {
      stage_runtime_set_now(handle, now)
    }

    static var ahead: Int64 {
      get { stage_runtime_ahead() }
      set { stage_runtime_set_ahead(newValue) }
    }

    static func setPlace(zone: String, home: String?, of handle: OpaquePointer) {
      stage_runtime_set_place(handle, zone, home)
    }

    static func busyThreads(of handle: OpaquePointer) -> Int32 {
      stage_runtime_busy_threads(handle)
    }

    /// Whether the threads that the stage's code started have ended or wait within a real time.
    static func letThreadsRun(of handle: OpaquePointer, patience: Int64) -> Bool {
      stage_runtime_let_threads_run(handle, patience) != 0
    }

    static func isMainQueue(_ queue: UnsafeMutableRawPointer) -> Bool {
      stage_runtime_is_main_queue(queue) != 0
    }

    static func run(
      _ block: UnsafeMutableRawPointer, on queue: UnsafeMutableRawPointer, isHeld: Bool
    ) {
      if isHeld {
        stage_runtime_call_block(block)
        stage_runtime_release_block(queue, block)
      } else {
        stage_runtime_run_block(queue, block)
      }
    }

    static func call(_ block: UnsafeMutableRawPointer) { stage_runtime_call_block(block) }

    static func copy(_ block: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer {
      stage_runtime_copy_block(block)
    }

    static func retain(block: UnsafeMutableRawPointer) { _ = stage_runtime_copy_block(block) }
    static func release(block: UnsafeMutableRawPointer) { stage_runtime_free_block(block) }

    static func release(_ block: UnsafeMutableRawPointer, of queue: UnsafeMutableRawPointer) {
      stage_runtime_release_block(queue, block)
    }

    /// Submits a block that is retained already to a queue, which is retained here.
    static func submit(
      _ block: UnsafeMutableRawPointer, to queue: UnsafeMutableRawPointer?,
      of context: StageContext
    ) {
      guard let queue else {
        call(block)
        return release(block: block)
      }
      stage_runtime_retain_object(queue)
      context.submit(
        StageWork(due: context.workTime, kind: .block(block, group: nil), queue: queue))
    }

    static func isEmpty(_ group: UnsafeMutableRawPointer) -> Bool {
      stage_runtime_group_is_empty(group) != 0
    }

    static func leave(_ group: UnsafeMutableRawPointer) { stage_runtime_leave_group(group) }
    static func release(object: UnsafeMutableRawPointer) { stage_runtime_release_object(object) }

    static func fire(timer: UnsafeMutableRawPointer) { stage_runtime_fire_timer(timer) }

    static func isValid(timer: UnsafeMutableRawPointer) -> Bool {
      stage_runtime_timer_is_valid(timer) != 0
    }

    /// The seconds between two firings; 0 for a timer that fires once.
    static func interval(ofTimer timer: UnsafeMutableRawPointer) -> Double {
      stage_runtime_timer_interval(timer)
    }

    /// Sets the time that a timer tells the app.
    static func setDue(
      _ due: Int64, ofTimer timer: UnsafeMutableRawPointer, in handle: OpaquePointer
    ) { stage_runtime_set_timer_due(handle, timer, due) }

    static func retain(timer: UnsafeMutableRawPointer) { stage_runtime_retain_timer(timer) }
    static func release(timer: UnsafeMutableRawPointer) { stage_runtime_release_timer(timer) }

    /// The number of the task that a job belongs to; 0 for a job without a task.
    static func taskNumber(of job: UnownedJob) -> UInt64 {
      stage_runtime_task_number(unsafeBitCast(job, to: UnsafeRawPointer.self))
    }

    static func link() { stage_runtime_link() }
  }

  // MARK: - What the C side calls

  @_cdecl("stage_runtime_submit")
  func submit(
    _ owner: UnsafeMutableRawPointer, _ queue: UnsafeMutableRawPointer,
    _ block: UnsafeMutableRawPointer, _ group: UnsafeMutableRawPointer?, _ due: Int64
  ) {
    RuntimeSymbols.context(owner).submit(
      StageWork(due: due, kind: .block(block, group: group), queue: queue))
  }

  @_cdecl("stage_runtime_submit_after_group")
  func submitAfterGroup(
    _ owner: UnsafeMutableRawPointer, _ group: UnsafeMutableRawPointer,
    _ queue: UnsafeMutableRawPointer, _ block: UnsafeMutableRawPointer
  ) {
    RuntimeSymbols.context(owner).add(
      StageNotice(awaited: .group(group), queue: queue, block: block))
  }

  @_cdecl("stage_runtime_submit_after_block")
  func submitAfterBlock(
    _ owner: UnsafeMutableRawPointer, _ awaited: UnsafeMutableRawPointer,
    _ queue: UnsafeMutableRawPointer, _ block: UnsafeMutableRawPointer
  ) {
    RuntimeSymbols.context(owner).add(
      StageNotice(awaited: .block(awaited, hasRun: false), queue: queue, block: block))
  }

  @_cdecl("stage_runtime_add_timer")
  func addTimer(_ owner: UnsafeMutableRawPointer, _ timer: UnsafeMutableRawPointer, _ due: Int64) {
    RuntimeSymbols.context(owner).add(timer: timer, due: due)
  }

  @_cdecl("stage_runtime_move_timer")
  func moveTimer(_ owner: UnsafeMutableRawPointer, _ timer: UnsafeMutableRawPointer, _ due: Int64) {
    RuntimeSymbols.context(owner).move(timer: timer, to: due)
  }

  @_cdecl("stage_runtime_remove_timer")
  func removeTimer(_ owner: UnsafeMutableRawPointer, _ timer: UnsafeMutableRawPointer) {
    RuntimeSymbols.context(owner).remove(timer: timer)
  }

  @_cdecl("stage_runtime_help")
  func help(_ owner: UnsafeMutableRawPointer, _ limit: Int64) -> Int32 {
    RuntimeSymbols.context(owner).help(until: limit) ? 1 : 0
  }

  @_cdecl("stage_runtime_run_loop")
  func runLoop(_ owner: UnsafeMutableRawPointer, _ limit: Int64) -> Int32 {
    RuntimeSymbols.context(owner).help(until: limit, alsoMain: true) ? 1 : 0
  }

  @_cdecl("stage_runtime_drain")
  func drain(_ owner: UnsafeMutableRawPointer, _ queue: UnsafeRawPointer) {
    RuntimeSymbols.context(owner).drain(queue)
  }

  @_cdecl("stage_runtime_sleep")
  func sleep(_ owner: UnsafeMutableRawPointer, _ nanoseconds: Int64) {
    RuntimeSymbols.context(owner).sleep(nanoseconds)
  }

  @_cdecl("stage_runtime_fail")
  func fail(_ owner: UnsafeMutableRawPointer, _ call: UnsafePointer<CChar>) {
    StageDeadlock.end(RuntimeSymbols.context(owner), call: String(cString: call))
  }

  @_cdecl("stage_runtime_fire_foundation_timer")
  func fireTimer(_ timer: UnsafeMutableRawPointer) {
    Unmanaged<Timer>.fromOpaque(timer).takeUnretainedValue().fire()
  }

  @_silgen_name("stage_runtime_locale")
  func stageLocale(_ owner: UnsafeMutableRawPointer) -> Locale {
    RuntimeSymbols.context(owner).place.locale
  }

  @_silgen_name("stage_runtime_updating_locale")
  func stageUpdatingLocale(_ owner: UnsafeMutableRawPointer) -> Locale {
    RuntimeSymbols.context(owner).place.locale
  }

  @_silgen_name("stage_runtime_time_zone")
  func stageTimeZone(_ owner: UnsafeMutableRawPointer) -> TimeZone {
    RuntimeSymbols.context(owner).place.timeZone
  }

  @_silgen_name("stage_runtime_updating_time_zone")
  func stageUpdatingTimeZone(_ owner: UnsafeMutableRawPointer) -> TimeZone {
    RuntimeSymbols.context(owner).place.timeZone
  }

  @_silgen_name("stage_runtime_calendar")
  func stageCalendar(_ owner: UnsafeMutableRawPointer) -> Calendar {
    RuntimeSymbols.context(owner).place.calendar
  }

  @_silgen_name("stage_runtime_updating_calendar")
  func stageUpdatingCalendar(_ owner: UnsafeMutableRawPointer) -> Calendar {
    RuntimeSymbols.context(owner).place.calendar
  }

  @_silgen_name("stage_runtime_languages")
  func stageLanguages(_ owner: UnsafeMutableRawPointer) -> [String] {
    RuntimeSymbols.context(owner).place.languages
  }

  @_cdecl("stage_runtime_note_source")
  func noteSource(
    _ owner: UnsafeMutableRawPointer, _ source: UnsafeMutableRawPointer,
    _ queue: UnsafeMutableRawPointer?
  ) {
    RuntimeSymbols.context(owner).sources[source] = StageTimerSource(queue: queue)
  }

  @_cdecl("stage_runtime_set_source")
  func setSource(
    _ owner: UnsafeMutableRawPointer, _ source: UnsafeMutableRawPointer, _ due: Int64,
    _ interval: Int64, _ handler: UnsafeMutableRawPointer?,
    _ cancelHandler: UnsafeMutableRawPointer?, _ change: Int32
  ) -> Int32 {
    let context = RuntimeSymbols.context(owner)
    guard let found = context.sources[source],
      let change = StageTimerSource.Change(rawValue: change)
    else { return 0 }
    found.apply(
      change, due: due, interval: interval, block: handler ?? cancelHandler, in: context)
    return 1
  }

  @_cdecl("stage_runtime_install_executors")
  func installExecutors() { StageExecutor.install() }
#endif
