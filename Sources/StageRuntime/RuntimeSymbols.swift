#if os(Linux)
  import Foundation
  import FoundationNetworking

  // The functions of CStageRuntime, declared here instead of imported: a module that imports a C
  // module passes the need for its module map on to everyone.

  @_extern(c, "stage_runtime_create")
  private func stage_runtime_create(_ wallStart: Int64, _ seed: UInt64) -> OpaquePointer
  @_extern(c, "stage_runtime_destroy")
  private func stage_runtime_destroy(_ runtime: OpaquePointer)
  @_extern(c, "stage_runtime_set_owner")
  private func stage_runtime_set_owner(
    _ runtime: OpaquePointer, _ owner: UnsafeMutableRawPointer, _ context: UnsafeMutableRawPointer)
  @_extern(c, "stage_runtime_enter")
  private func stage_runtime_enter(_ runtime: OpaquePointer?) -> OpaquePointer?
  @_extern(c, "stage_runtime_current")
  private func stage_runtime_current() -> OpaquePointer?
  @_extern(c, "stage_runtime_owner")
  private func stage_runtime_owner(_ runtime: OpaquePointer) -> UnsafeMutableRawPointer?
  @_extern(c, "stage_runtime_context")
  private func stage_runtime_context(_ runtime: OpaquePointer) -> UnsafeMutableRawPointer?
  @_extern(c, "stage_runtime_is_foreign")
  private func stage_runtime_is_foreign() -> Int32
  @_extern(c, "stage_runtime_set_now")
  private func stage_runtime_set_now(_ runtime: OpaquePointer, _ now: Int64)
  @_extern(c, "stage_runtime_ahead")
  private func stage_runtime_ahead() -> Int64
  @_extern(c, "stage_runtime_set_ahead")
  private func stage_runtime_set_ahead(_ ahead: Int64)
  @_extern(c, "stage_runtime_set_zone")
  private func stage_runtime_set_zone(_ runtime: OpaquePointer, _ zone: UnsafePointer<CChar>)
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
  @_extern(c, "stage_runtime_is_serial_queue")
  private func stage_runtime_is_serial_queue(_ queue: UnsafeRawPointer) -> Int32
  @_extern(c, "stage_runtime_queue_label")
  private func stage_runtime_queue_label(_ queue: UnsafeRawPointer) -> UnsafePointer<CChar>
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

  /// The functions of the C side, as Swift calls them.
  enum RuntimeSymbols {
    static func create(seed: UInt64, wallStart: Int64) -> OpaquePointer {
      stage_runtime_create(wallStart, seed)
    }

    static func destroy(_ handle: OpaquePointer) { stage_runtime_destroy(handle) }

    static func setOwner(_ context: StageContext, of handle: OpaquePointer) {
      stage_runtime_set_owner(
        handle, Unmanaged.passRetained(context.reference).toOpaque(),
        Unmanaged.passUnretained(context).toOpaque())
    }

    static func enter(_ handle: OpaquePointer?) -> OpaquePointer? { stage_runtime_enter(handle) }

    /// The context whose own thread the calling thread is.
    static var ownContext: StageContext? {
      guard let handle = stage_runtime_current(), !isForeign else { return nil }
      // Code runs on the stage's own thread only while the context lives.
      return stage_runtime_context(handle).map {
        Unmanaged<StageContext>.fromOpaque($0).takeUnretainedValue()
      }
    }

    /// The context whose code the calling thread runs.
    static var currentContext: StageContext? {
      ownContext ?? currentReference?.use { $0 }
    }

    static var currentReference: ContextReference? {
      stage_runtime_current().flatMap { stage_runtime_owner($0) }.map(reference)
    }

    static func reference(_ owner: UnsafeMutableRawPointer) -> ContextReference {
      Unmanaged<ContextReference>.fromOpaque(owner).takeUnretainedValue()
    }

    static var isForeign: Bool { stage_runtime_is_foreign() != 0 }

    static func setNow(_ now: Int64, of handle: OpaquePointer) {
      stage_runtime_set_now(handle, now)
    }

    static var ahead: Int64 {
      get { stage_runtime_ahead() }
      set { stage_runtime_set_ahead(newValue) }
    }

    static func setZone(_ zone: String, of handle: OpaquePointer) {
      stage_runtime_set_zone(handle, zone)
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

    /// Whether a queue runs one block at a time.
    static func isSerialQueue(_ queue: UnsafeRawPointer) -> Bool {
      stage_runtime_is_serial_queue(queue) != 0
    }

    static func label(of queue: UnsafeRawPointer) -> String {
      String(cString: stage_runtime_queue_label(queue))
    }

    static func run(_ block: UnsafeMutableRawPointer, on queue: UnsafeMutableRawPointer) {
      stage_runtime_run_block(queue, block)
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

    /// Hands work to the stage of an owner, or frees it if the stage has ended.
    static func submit(_ work: StageWork, to owner: UnsafeMutableRawPointer) {
      if reference(owner).use({ $0.submit(work) }) == nil { work.drop() }
    }

    static func add(_ notice: StageNotice, to owner: UnsafeMutableRawPointer) {
      if reference(owner).use({ $0.add(notice) }) == nil { notice.drop() }
    }

    static func releaseOwner(_ owner: UnsafeMutableRawPointer) {
      Unmanaged<ContextReference>.fromOpaque(owner).release()
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

  // MARK: - Callbacks of the C side

  @_cdecl("stage_runtime_release_owner")
  func releaseOwner(_ owner: UnsafeMutableRawPointer) { RuntimeSymbols.releaseOwner(owner) }

  @_cdecl("stage_runtime_submit")
  func submit(
    _ owner: UnsafeMutableRawPointer, _ queue: UnsafeMutableRawPointer,
    _ block: UnsafeMutableRawPointer, _ group: UnsafeMutableRawPointer?, _ due: Int64
  ) {
    let work = StageWork(due: due, kind: .block(block, group: group), queue: queue)
    RuntimeSymbols.submit(work, to: owner)
  }

  @_cdecl("stage_runtime_submit_after_group")
  func submitAfterGroup(
    _ owner: UnsafeMutableRawPointer, _ group: UnsafeMutableRawPointer,
    _ queue: UnsafeMutableRawPointer, _ block: UnsafeMutableRawPointer
  ) {
    RuntimeSymbols.add(
      StageNotice(awaited: .group(group), queue: queue, block: block), to: owner)
  }

  @_cdecl("stage_runtime_submit_after_block")
  func submitAfterBlock(
    _ owner: UnsafeMutableRawPointer, _ awaited: UnsafeMutableRawPointer,
    _ queue: UnsafeMutableRawPointer, _ block: UnsafeMutableRawPointer
  ) {
    RuntimeSymbols.add(
      StageNotice(awaited: .block(awaited, hasRun: false), queue: queue, block: block), to: owner)
  }

  @_cdecl("stage_runtime_add_timer")
  func addTimer(_ owner: UnsafeMutableRawPointer, _ timer: UnsafeMutableRawPointer, _ due: Int64) {
    RuntimeSymbols.reference(owner).use { $0.add(timer: timer, due: due) }
  }

  @_cdecl("stage_runtime_move_timer")
  func moveTimer(_ owner: UnsafeMutableRawPointer, _ timer: UnsafeMutableRawPointer, _ due: Int64) {
    RuntimeSymbols.reference(owner).use { $0.move(timer: timer, to: due) }
  }

  @_cdecl("stage_runtime_remove_timer")
  func removeTimer(_ owner: UnsafeMutableRawPointer, _ timer: UnsafeMutableRawPointer) {
    RuntimeSymbols.reference(owner).use { $0.remove(timer: timer) }
  }

  @_cdecl("stage_runtime_help")
  func help(_ owner: UnsafeMutableRawPointer, _ limit: Int64) -> Int32 {
    RuntimeSymbols.reference(owner).use { $0.help(until: limit) } == true ? 1 : 0
  }

  @_cdecl("stage_runtime_run_loop")
  func runLoop(_ owner: UnsafeMutableRawPointer, _ limit: Int64) -> Int32 {
    RuntimeSymbols.reference(owner).use { $0.help(until: limit, alsoMain: true) } == true ? 1 : 0
  }

  @_cdecl("stage_runtime_drain")
  func drain(_ owner: UnsafeMutableRawPointer, _ queue: UnsafeRawPointer) {
    RuntimeSymbols.reference(owner).use { $0.drain(queue) }
  }

  @_cdecl("stage_runtime_sleep")
  func sleep(_ owner: UnsafeMutableRawPointer, _ nanoseconds: Int64) {
    RuntimeSymbols.reference(owner).use { $0.sleep(nanoseconds) }
  }

  @_cdecl("stage_runtime_fail")
  func fail(_ owner: UnsafeMutableRawPointer, _ call: UnsafePointer<CChar>) {
    RuntimeSymbols.reference(owner).use { $0.fail(call: String(cString: call)) }
  }

  @_cdecl("stage_runtime_is_held")
  func isHeld(_ owner: UnsafeMutableRawPointer, _ queue: UnsafeRawPointer) -> Int32 {
    RuntimeSymbols.reference(owner).use { $0.isHeld(queue) } == true ? 1 : 0
  }

  @_cdecl("stage_runtime_note_network")
  func noteNetwork(_ owner: UnsafeMutableRawPointer, _ address: UnsafePointer<CChar>) {
    RuntimeSymbols.reference(owner).use { $0.noteNetwork(String(cString: address)) }
  }

  /// Consumes the configuration that a session is made of.
  @_cdecl("stage_runtime_session_configuration")
  func sessionConfiguration(_ original: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer {
    let original = Unmanaged<URLSessionConfiguration>.fromOpaque(original).takeRetainedValue()
    return Unmanaged.passRetained(StageProtocol.configuration(original)).toOpaque()
  }

  @_cdecl("stage_runtime_time_zone_offset")
  func timeZoneOffset(
    _ owner: UnsafeMutableRawPointer, _ time: Int64, _ isDaylightSaving: UnsafeMutablePointer<Int32>
  ) -> Int64 {
    let zone = RuntimeSymbols.reference(owner).place.timeZone
    let date = Date(timeIntervalSince1970: TimeInterval(time))
    isDaylightSaving.pointee = zone.isDaylightSavingTime(for: date) ? 1 : 0
    return Int64(zone.secondsFromGMT(for: date))
  }

  @_cdecl("stage_runtime_copy_global_preference")
  func copyGlobalPreference(
    _ owner: UnsafeMutableRawPointer, _ key: UnsafeRawPointer
  ) -> UnsafeMutableRawPointer? {
    let place = RuntimeSymbols.reference(owner).place
    let value: AnyObject? =
      switch Unmanaged<NSString>.fromOpaque(key).takeUnretainedValue() {
      case "AppleLanguages": NSArray(array: place.languages.map { NSString(string: $0) })
      case "AppleLocale": NSString(string: place.locale.identifier)
      default: nil
      }
    return value.map { Unmanaged.passRetained($0).toOpaque() }
  }

  @_cdecl("stage_runtime_fire_foundation_timer")
  func fireTimer(_ timer: UnsafeMutableRawPointer) {
    Unmanaged<Timer>.fromOpaque(timer).takeUnretainedValue().fire()
  }

  @_silgen_name("stage_runtime_locale")
  func stageLocale(_ owner: UnsafeMutableRawPointer) -> Locale {
    RuntimeSymbols.reference(owner).place.locale
  }

  @_silgen_name("stage_runtime_updating_locale")
  func stageUpdatingLocale(_ owner: UnsafeMutableRawPointer) -> Locale {
    RuntimeSymbols.reference(owner).place.locale
  }

  @_silgen_name("stage_runtime_time_zone")
  func stageTimeZone(_ owner: UnsafeMutableRawPointer) -> TimeZone {
    RuntimeSymbols.reference(owner).place.timeZone
  }

  @_silgen_name("stage_runtime_updating_time_zone")
  func stageUpdatingTimeZone(_ owner: UnsafeMutableRawPointer) -> TimeZone {
    RuntimeSymbols.reference(owner).place.timeZone
  }

  @_silgen_name("stage_runtime_calendar")
  func stageCalendar(_ owner: UnsafeMutableRawPointer) -> Calendar {
    RuntimeSymbols.reference(owner).place.calendar
  }

  @_silgen_name("stage_runtime_updating_calendar")
  func stageUpdatingCalendar(_ owner: UnsafeMutableRawPointer) -> Calendar {
    RuntimeSymbols.reference(owner).place.calendar
  }

  @_silgen_name("stage_runtime_languages")
  func stageLanguages(_ owner: UnsafeMutableRawPointer) -> [String] {
    RuntimeSymbols.reference(owner).place.languages
  }

  @_cdecl("stage_runtime_note_source")
  func noteSource(
    _ owner: UnsafeMutableRawPointer, _ source: UnsafeMutableRawPointer,
    _ queue: UnsafeMutableRawPointer?
  ) {
    RuntimeSymbols.reference(owner).use { $0.sources[source] = StageTimerSource(queue: queue) }
  }

  @_cdecl("stage_runtime_set_source")
  func setSource(
    _ owner: UnsafeMutableRawPointer, _ source: UnsafeMutableRawPointer, _ due: Int64,
    _ interval: Int64, _ handler: UnsafeMutableRawPointer?,
    _ cancelHandler: UnsafeMutableRawPointer?, _ change: Int32
  ) -> Int32 {
    guard let change = StageTimerSource.Change(rawValue: change) else { return 0 }
    let isKnown = RuntimeSymbols.reference(owner).use { context in
      guard let found = context.sources[source] else { return false }
      found.apply(
        change, due: due, interval: interval, block: handler ?? cancelHandler, in: context)
      return true
    }
    return isKnown == true ? 1 : 0
  }

  @_cdecl("stage_runtime_install_executors")
  func installExecutors() { StageExecutor.install() }
#endif
