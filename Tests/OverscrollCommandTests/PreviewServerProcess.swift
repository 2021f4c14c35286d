import Foundation
import TestSupport

/// A running `overscroll preview`.
final class PreviewServerProcess {
  struct Complaint: Error { let words: String }

  let address: String
  let process: Process
  private let errors: Folder

  init(
    _ arguments: [String], in folder: Folder, program: Executable? = Executable.overscroll,
    environment: [String: String] = [:]
  ) throws {
    guard let program else { throw Complaint(words: "no program") }
    errors = try Folder()
    process = program.process(["preview"] + arguments, in: folder, environment: environment)
    let output = Pipe()
    process.standardOutput = output
    process.standardError = try errors.handle("errors")
    try process.run()
    var line = Data()
    while !line.contains(10) {
      let more = output.fileHandleForReading.availableData
      guard !more.isEmpty else {
        throw Complaint(words: String(decoding: try errors.bytes("errors"), as: UTF8.self))
      }
      line += more
    }
    address = String(decoding: line.dropLast(), as: UTF8.self)
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

  /// Returns the server's response to a request, including the head.
  func answer(_ path: String, headers: [String: String], method: String = "GET") throws -> String {
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    defer { close(descriptor) }
    var place = sockaddr_in()
    place.sin_family = sa_family_t(AF_INET)
    place.sin_port = port.bigEndian
    place.sin_addr.s_addr = inet_addr("127.0.0.1")
    let size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let status = withUnsafePointer(to: &place) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(descriptor, $0, size) }
    }
    guard status == 0 else { throw Complaint(words: "not connected: \(errno)") }
    let lines = headers.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)\r\n" }
    let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: false)
    try handle.write(
      contentsOf: Data("\(method) \(path) HTTP/1.1\r\n\(lines.joined())\r\n".utf8))
    return String(decoding: try handle.readToEnd() ?? Data(), as: UTF8.self)
  }
}
