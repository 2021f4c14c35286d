#if os(Linux)
  import Foundation

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
  @_extern(c, "stage_runtime_restore_folder")
  private func stage_runtime_restore_folder()
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

    static func restoreFolder() { stage_runtime_restore_folder() }

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
#endif
