import Foundation

/// The line at which reading a damaged file stopped, taken from Foundation's error message.
enum DamagedLine {
  /// Returns the line of JSON that does not decode; nil if unknown.
  static func json(_ data: Data, _ error: any Error) -> Int? {
    do {
      _ = try JSONSerialization.jsonObject(with: data)
    } catch {
      let words = self.message(of: error)
      // The message is, for example, "Invalid value around character 14."
      let place = words.firstMatch(of: #/character (\d+)/#).flatMap { Int($0.1) } ?? data.count
      return line(at: place, in: data)
    }
    // The JSON is valid but has an unexpected structure: use the line of the last key read.
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

  /// Returns the line of a damaged property list; nil if unknown.
  static func propertyList(_ error: any Error) -> Int? {
    message(of: error).firstMatch(of: #/line (\d+)/#).flatMap { Int($0.1) }
  }

  private static func message(of error: any Error) -> String {
    (error as NSError).userInfo["NSDebugDescription"] as? String ?? ""
  }

  private static func line(at place: Int, in data: Data) -> Int {
    data.prefix(place).reduce(1) { $0 + ($1 == UInt8(ascii: "\n") ? 1 : 0) }
  }
}
