import Foundation

/// In which line of a file its reader stopped, as far as Foundation says it.
enum DamagedLine {
  /// Of JSON that does not decode; nil where nobody knows.
  static func json(_ data: Data, _ error: any Error) -> Int? {
    do {
      _ = try JSONSerialization.jsonObject(with: data)
    } catch {
      let words = self.words(of: error)
      // "Invalid value around character 14."
      let place = words.firstMatch(of: #/character (\d+)/#).flatMap { Int($0.1) } ?? data.count
      return line(at: place, in: data)
    }
    // It is JSON of another shape: the line of the key that was read last.
    let path: [any CodingKey] =
      switch error {
      case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context),
        DecodingError.dataCorrupted(let context):
        context.codingPath
      case DecodingError.keyNotFound(_, let context): context.codingPath
      default: []
      }
    guard let key = path.last(where: { $0.intValue == nil }),
      let found = data.firstRange(of: Data("\"\(key.stringValue)\"".utf8))
    else { return 1 }
    return line(at: found.lowerBound - data.startIndex, in: data)
  }

  /// Of a property list; nil where nobody knows.
  static func propertyList(_ error: any Error) -> Int? {
    words(of: error).firstMatch(of: #/line (\d+)/#).flatMap { Int($0.1) }
  }

  private static func words(of error: any Error) -> String {
    (error as NSError).userInfo["NSDebugDescription"] as? String ?? ""
  }

  private static func line(at place: Int, in data: Data) -> Int {
    data.prefix(place).reduce(1) { $0 + ($1 == UInt8(ascii: "\n") ? 1 : 0) }
  }
}
