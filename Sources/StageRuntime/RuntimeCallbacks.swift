#if os(Linux)
  import Foundation
  import FoundationNetworking

  // The functions that the C side calls.

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

  @_silgen_name("stage_runtime_time_zone")
  func stageTimeZone(_ owner: UnsafeMutableRawPointer) -> TimeZone {
    RuntimeSymbols.reference(owner).place.timeZone
  }

  @_silgen_name("stage_runtime_calendar")
  func stageCalendar(_ owner: UnsafeMutableRawPointer) -> Calendar {
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
