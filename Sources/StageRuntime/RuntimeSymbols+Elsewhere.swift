#if !os(Linux)
  import Foundation

  // Where the system's clocks and queues cannot be replaced, a context knows which stage runs on a
  // thread, and nothing else.
  enum RuntimeSymbols {
    private static let key = "overscroll.stage"

    static func create(seed: UInt64, wallStart: Int64) -> OpaquePointer {
      OpaquePointer(UnsafeMutablePointer<UInt>.allocate(capacity: 1))
    }

    static func destroy(_ handle: OpaquePointer) { UnsafeMutablePointer<UInt>(handle).deallocate() }

    static func setOwner(_ context: StageContext, of handle: OpaquePointer) {
      UnsafeMutablePointer<UInt>(handle).pointee =
        UInt(bitPattern: Unmanaged.passUnretained(context).toOpaque())
    }

    static func enter(_ handle: OpaquePointer?) -> OpaquePointer? {
      let values = Thread.current.threadDictionary
      let outer = (values[key] as? UInt).flatMap { OpaquePointer(bitPattern: $0) }
      values[key] = handle.map { UInt(bitPattern: $0) }
      return outer
    }

    static var currentContext: StageContext? { ownContext }

    static var ownContext: StageContext? {
      guard let bits = Thread.current.threadDictionary[key] as? UInt,
        let handle = OpaquePointer(bitPattern: bits),
        let owner = UnsafeRawPointer(bitPattern: UnsafeMutablePointer<UInt>(handle).pointee)
      else { return nil }
      return Unmanaged<StageContext>.fromOpaque(owner).takeUnretainedValue()
    }

    static var isForeign: Bool { false }
    static func restoreFolder() {}
    static func setNow(_ now: Int64, of handle: OpaquePointer) {}
    // Never set: code of a stage cannot sleep ahead here.
    nonisolated(unsafe) static var ahead: Int64 = 0
    static func setZone(_ zone: String, of handle: OpaquePointer) {}
    static func busyThreads(of handle: OpaquePointer) -> Int32 { 0 }
    static func letThreadsRun(of handle: OpaquePointer, patience: Int64) -> Bool { true }
    static func isMainQueue(_ queue: UnsafeMutableRawPointer) -> Bool { true }
    static func isSerialQueue(_ queue: UnsafeRawPointer) -> Bool { true }
    static func run(_ block: UnsafeMutableRawPointer, on queue: UnsafeMutableRawPointer) {}
    static func call(_ block: UnsafeMutableRawPointer) {}
    static func copy(_ block: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer { block }
    static func retain(block: UnsafeMutableRawPointer) {}
    static func release(block: UnsafeMutableRawPointer) {}
    static func release(_ block: UnsafeMutableRawPointer, of queue: UnsafeMutableRawPointer) {}
    static func submit(
      _ block: UnsafeMutableRawPointer, to queue: UnsafeMutableRawPointer?,
      of context: StageContext
    ) {}
    static func isEmpty(_ group: UnsafeMutableRawPointer) -> Bool { true }
    static func leave(_ group: UnsafeMutableRawPointer) {}
    static func release(object: UnsafeMutableRawPointer) {}
    static func fire(timer: UnsafeMutableRawPointer) {}
    static func isValid(timer: UnsafeMutableRawPointer) -> Bool { false }
    static func interval(ofTimer timer: UnsafeMutableRawPointer) -> Double { 0 }
    static func setDue(
      _ due: Int64, ofTimer timer: UnsafeMutableRawPointer, in handle: OpaquePointer
    ) {}
    static func retain(timer: UnsafeMutableRawPointer) {}
    static func release(timer: UnsafeMutableRawPointer) {}
  }

  enum StageExecutor {
    static func run(_ job: UnownedJob, isMain: Bool) {}
  }
#endif
