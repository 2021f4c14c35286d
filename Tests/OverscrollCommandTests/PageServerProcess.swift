import Foundation
import TestSupport

/// A running command that serves a page: `overscroll preview`, `overscroll report --serve`.
final class PageServerProcess {
  struct Complaint: Error { let words: String }

  let address: String
  let process: Process
  private let output = Pipe()
  private let errors: Folder

  init(
    _ arguments: [String], of command: String = "preview", in folder: Folder,
    program: Executable? = Executable.overscroll,
    environment: [String: String] = [:]
  ) throws {
    guard let program else { throw Complaint(words: "no program") }
    errors = try Folder()
    process = program.process([command] + arguments, in: folder, environment: environment)
    process.standardOutput = output
    process.standardError = try errors.handle("errors")
    try process.run()
    guard let line = Self.line(of: output) else {
      throw Complaint(words: String(decoding: try errors.bytes("errors"), as: UTF8.self))
    }
    address = line
  }

  /// Returns the next line that the program prints; nil at the end.
  func nextLine() -> String? { Self.line(of: output) }

  private static func line(of output: Pipe) -> String? {
    var line = Data()
    while true {
      let byte = (try? output.fileHandleForReading.read(upToCount: 1)) ?? Data()
      guard !byte.isEmpty else { return nil }
      if byte == Data([10]) { return String(decoding: line, as: UTF8.self) }
      line += byte
    }
  }

  deinit {
    process.terminate()
    process.waitUntilExit()
  }

  var port: UInt16 { URL(string: address)?.port.map { UInt16($0) } ?? 0 }
  /// The path of the page: the token between two slashes.
  var path: String { "/\(address.split(separator: "/").last ?? "")/" }

  /// Interrupts the process like Ctrl-C and returns its exit status.
  func interrupt() -> Int32 {
    process.interrupt()
    process.waitUntilExit()
    return process.terminationStatus
  }

  /// Connects to the server. The caller closes the descriptor.
  func connection() throws -> Int32 {
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var place = sockaddr_in()
    place.sin_family = sa_family_t(AF_INET)
    place.sin_port = port.bigEndian
    place.sin_addr.s_addr = inet_addr("127.0.0.1")
    let size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let status = withUnsafePointer(to: &place) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(descriptor, $0, size) }
    }
    guard status == 0 else {
      close(descriptor)
      throw Complaint(words: "not connected: \(errno)")
    }
    return descriptor
  }

  /// Returns the server's response to a request, including the head.
  func answer(
    _ path: String, headers: [String: String], method: String = "GET", body: String = ""
  ) throws -> String {
    let descriptor = try connection()
    defer { close(descriptor) }
    let lines = headers.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)\r\n" }
    let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: false)
    try handle.write(
      contentsOf: Data("\(method) \(path) HTTP/1.1\r\n\(lines.joined())\r\n\(body)".utf8))
    return String(decoding: try handle.readToEnd() ?? Data(), as: UTF8.self)
  }
}
