import Foundation
import Synchronization

/// The tests of Swift Testing in the loaded modules.
///
/// They are listed and run by the entry point that Swift Testing has for tools. Its configuration
/// and its records are JSON, in the schema that the folder `Documentation/ABI` of
/// https://github.com/swiftlang/swift-testing describes.
enum SwiftTests {
  private typealias EntryPoint =
    @convention(thin) @Sendable (
      _ configuration: UnsafeRawBufferPointer?,
      _ recordHandler: @escaping @Sendable (_ record: UnsafeRawBufferPointer) -> Void
    ) async throws -> Bool

  /// The entry point; nil if no loaded module imports Testing.
  private static let entryPoint: EntryPoint? = {
    guard let library = dlopen("libTesting.so", RTLD_NOW | RTLD_NOLOAD),
      let symbol = dlsym(library, "swt_abiv0_getEntryPoint")
    else { return nil }
    typealias Function = @convention(c) () -> UnsafeRawPointer
    return unsafeBitCast(unsafeBitCast(symbol, to: Function.self)(), to: EntryPoint.self)
  }()

  private struct Configuration: Encodable {
    var listTests = false
    var parallel = false
    /// Regular expressions for the identifiers of the tests to run; nil for all.
    var filter: [String]?
    /// Only this value keeps Swift Testing from writing to the console.
    let verbosity = Int.min
    let eventStreamSchemaVersion = "0"
  }

  /// Returns the tests, by suite and name.
  ///
  /// - Throws: Errors of Swift Testing.
  static func all() async throws -> [TestID] {
    try await records(Configuration(listTests: true)).compactMap { record in
      guard record.payload.kind == "function", let id = record.payload.id,
        let name = record.payload.name
      else { return nil }
      return TestID(identifier: id, method: name)
    }.sorted { ($0.suite, $0.method) < ($1.suite, $1.method) }
  }

  /// Runs a test with all of its arguments.
  ///
  /// - Throws: Errors of Swift Testing.
  static func run(_ identifier: String) async throws -> SwiftTestEvents {
    let filter = "^" + NSRegularExpression.escapedPattern(for: identifier) + "$"
    var events = SwiftTestEvents(identifier)
    for record in try await records(Configuration(filter: [filter])) { events.add(record) }
    return events
  }

  private static func records(_ configuration: Configuration) async throws -> [SwiftTestRecord] {
    guard let entryPoint else { return [] }
    let json = [UInt8](try JSONEncoder().encode(configuration))
    let bytes = UnsafeMutableRawBufferPointer.allocate(byteCount: json.count, alignment: 1)
    defer { bytes.deallocate() }
    bytes.copyBytes(from: json)
    let records = Mutex<[SwiftTestRecord]>([])
    _ = try await entryPoint(UnsafeRawBufferPointer(bytes)) { record in
      // Records of other kinds are not needed.
      let known = try? JSONDecoder().decode(SwiftTestRecord.self, from: Data(record))
      if let known { records.withLock { $0.append(known) } }
    }
    return records.withLock { $0 }
  }
}
