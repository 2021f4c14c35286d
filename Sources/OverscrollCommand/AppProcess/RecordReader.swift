/// Divides the bytes from a child process into its records and the lines that its app printed.
package struct RecordReader {
  package enum Event: Equatable {
    case record(ProcessRecord)
    /// A line without its end.
    case line(String)
  }

  private let mark: [UInt8]
  /// The bytes that are not divided yet.
  private var rest: [UInt8] = []
  /// The bytes of the app's unfinished line.
  private var line: [UInt8] = []
  /// The payload of a record whose last frame has not arrived.
  private var payload: [UInt8] = []

  /// - Parameter secret: The secret that the child process was given.
  package init(_ secret: String) { mark = ProcessRecord.mark(secret) }

  /// Adds bytes and returns what they complete, in order.
  package mutating func add(_ bytes: [UInt8]) -> [Event] {
    rest += bytes
    var (events, place) = ([Event](), 0)
    while place < rest.count {
      guard let start = rest[place...].firstIndex(of: mark[0]) else {
        append(rest[place...], &events)
        place = rest.count
        break
      }
      append(rest[place..<start], &events)
      place = start
      let header = start + mark.count
      if rest.count < header + ProcessRecord.headerSize, isMark(rest[start...]) { break }
      guard isMark(rest[start...]), let frame = Frame(rest[header...]) else {
        // The byte is the app's.
        append(rest[start...start], &events)
        place += 1
        continue
      }
      let end = header + ProcessRecord.headerSize + frame.length
      guard rest.count >= end else { break }
      payload += rest[(header + ProcessRecord.headerSize)..<end]
      if !frame.hasMore {
        events.append(.record(ProcessRecord(kind: frame.kind, bytes: payload)))
        payload = []
      }
      place = end
    }
    rest.removeFirst(place)
    return events
  }

  /// Returns the app's unfinished line, if there is one.
  package mutating func finishLine() -> String? {
    defer { line = [] }
    return line.isEmpty ? nil : String(decoding: line, as: UTF8.self)
  }

  private func isMark(_ bytes: ArraySlice<UInt8>) -> Bool {
    zip(bytes, mark).allSatisfy(==)
  }

  /// Lines end after this many bytes at the latest, so that output without line ends takes no
  /// memory.
  private static let longestLine = 1 << 16

  private mutating func append(_ bytes: ArraySlice<UInt8>, _ events: inout [Event]) {
    for byte in bytes {
      if byte != UInt8(ascii: "\n") { line.append(byte) }
      guard byte == UInt8(ascii: "\n") || line.count >= Self.longestLine else { continue }
      events.append(.line(String(decoding: line, as: UTF8.self)))
      line = []
    }
  }

  /// The header of a frame.
  private struct Frame {
    let hasMore: Bool
    let kind: ProcessRecord.Kind
    let length: Int

    init?(_ bytes: ArraySlice<UInt8>) {
      let header = Array(bytes.prefix(ProcessRecord.headerSize))
      guard header.count == ProcessRecord.headerSize,
        let kind = ProcessRecord.Kind(rawValue: header[1]),
        let length = Int(String(decoding: header[2...], as: UTF8.self), radix: 16),
        (0...ProcessRecord.frameSize).contains(length)
      else { return nil }
      (hasMore, self.kind, self.length) = (header[0] == UInt8(ascii: "+"), kind, length)
    }
  }
}
