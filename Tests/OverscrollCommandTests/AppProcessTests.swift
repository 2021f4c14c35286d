import OverscrollCommand
import Testing

/// The parts of the connection to the process that plays apps.
struct AppProcessTests {
  private static let secret = "0123456789abcdef"

  private func frames(_ kind: ProcessRecord.Kind, _ bytes: [UInt8]) -> [UInt8] {
    ProcessRecord(kind: kind, bytes: bytes).frames(ProcessRecord.mark(Self.secret)).flatMap(\.self)
  }

  /// Reads bytes in pieces of a size.
  private func read(_ bytes: [UInt8], inPiecesOf size: Int) -> [RecordReader.Event] {
    var reader = RecordReader(Self.secret)
    var events: [RecordReader.Event] = []
    for start in stride(from: 0, to: bytes.count, by: size) {
      events += reader.add(Array(bytes[start..<min(start + size, bytes.count)]))
    }
    if let line = reader.finishLine() { events.append(.line(line)) }
    return events
  }

  @Test(
    "Records and lines are divided alike in pieces of any size",
    arguments: [1, 2, 7, 25, 4096, 1 << 20])
  func pieces(size: Int) {
    let large = (0..<10_000).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    let bytes =
      Array("one\n\u{1e}two".utf8) + frames(.message, [1, 2, 0x1e, 10])
      + Array(" \u{1e}0123\n".utf8)
      + frames(.output, large) + frames(.reply, []) + Array("end".utf8)
    #expect(
      read(bytes, inPiecesOf: size) == [
        .line("one"), .record(ProcessRecord(kind: .message, bytes: [1, 2, 0x1e, 10])),
        .line("\u{1e}two \u{1e}0123"), .record(ProcessRecord(kind: .output, bytes: large)),
        .record(ProcessRecord(kind: .reply, bytes: [])), .line("end"),
      ])
  }

  @Test("Bytes that the app prints between two frames stay outside of the record")
  func between() {
    let mark = ProcessRecord.mark(Self.secret)
    let payload = [UInt8](repeating: 65, count: 5000)
    let parts = ProcessRecord(kind: .output, bytes: payload).frames(mark)
    #expect(parts.count == 2 && parts.allSatisfy { $0.count <= 4096 })
    #expect(
      read(parts[0] + Array("line\n".utf8) + parts[1], inPiecesOf: 9) == [
        .line("line"), .record(ProcessRecord(kind: .output, bytes: payload)),
      ])
  }

  @Test(
    "A message of the Swift runtime has no addresses and names only files of the app",
    arguments: [
      (["Swift/Array.swift:692: Fatal error: Index out of range"], "Index out of range", nil),
      (["App/List.swift:9: Fatal error: Found nil", ""], "Found nil", "App/List.swift:9"),
      (
        ["Fatal error: No: file App/List.swift, line 12", "Current stack trace:", "0 a"], "No",
        "App/List.swift:12"
      ),
      (["App/A.swift:1: Assertion failed"], "Assertion failed", "App/A.swift:1"),
      (
        ["Could not cast value of type 'A' (0x7f72) to 'B' (0x55)."],
        "Could not cast value of type 'A' to 'B'.", nil
      ),
      (
        ["Simultaneous accesses to 0x7f72, but modification requires exclusive access."],
        "Simultaneous accesses to a variable, but modification requires exclusive access.", nil
      ),
    ] as [([String], String, String?)])
  func message(_ lines: [String], _ reason: String, _ place: String?) {
    #expect(TrapMessage.begins(lines[0]))
    #expect(TrapMessage(lines).reason == reason)
    #expect(TrapMessage(lines).place == place)
  }

  @Test(
    "Other lines are no message of the runtime", arguments: ["", "error", "The Fatal error: x"])
  func otherLines(_ line: String) { #expect(!TrapMessage.begins(line)) }
}
