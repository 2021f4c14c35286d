import Foundation

/// A date and a time of day, as a clock on a wall shows them and as scenes write them: `2025-06-09
/// 09:41`. Only a time zone makes it a moment.
struct WallTime: Hashable, Sendable {
  let year: Int
  private let month, day, hour, minute, second: Int

  /// The years that scenes can write.
  static let years = 1971...2100

  /// Creates a time from its text, `2025-06-09 09:41:30`. The seconds or the whole time of day can
  /// be left out, and the separator may be a `T`. Nil for any other text. The numbers are not
  /// checked.
  init?(_ text: String) {
    let form = /([0-9]{4})-([0-9]{2})-([0-9]{2})(?:[ T]([0-9]{2}):([0-9]{2})(?::([0-9]{2}))?)?/
    guard let match = text.wholeMatch(of: form) else { return nil }
    let (_, year, month, day, hour, minute, second) = match.output
    func number(_ digits: Substring?) -> Int { digits.flatMap { Int($0) } ?? 0 }
    (self.year, self.month, self.day) = (number(year), number(month), number(day))
    (self.hour, self.minute, self.second) = (number(hour), number(minute), number(second))
  }

  /// Creates the time that a clock in a time zone shows at a moment, in whole seconds.
  init(_ date: Date, in zone: TimeZone) {
    let parts = Self.calendar(of: zone).dateComponents(Self.components, from: date)
    (year, month, day) = (parts.year ?? 0, parts.month ?? 0, parts.day ?? 0)
    (hour, minute, second) = (parts.hour ?? 0, parts.minute ?? 0, parts.second ?? 0)
  }

  /// Whether the calendar has the day and the day has the time.
  var isPossible: Bool { date(in: .gmt) != nil }

  /// Returns the moment at which clocks of a time zone show the time, and the first one if they are
  /// put back. Nil if they never show it, such as while they are put forward.
  func date(in zone: TimeZone) -> Date? {
    let parts = DateComponents(
      year: year, month: month, day: day, hour: hour, minute: minute, second: second)
    let date = Self.calendar(of: zone).date(from: parts)
    return date.flatMap { WallTime($0, in: zone) == self ? $0 : nil }
  }

  private static let components: Set<Calendar.Component> = [
    .year, .month, .day, .hour, .minute, .second,
  ]

  private static func calendar(of zone: TimeZone) -> Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = zone
    return calendar
  }
}

extension WallTime: CustomStringConvertible {
  /// The time as scenes write it.
  var description: String {
    let time = [hour, minute] + (second == 0 ? [] : [second])
    return "\(year)-\(digits(month))-\(digits(day)) \(time.map(digits).joined(separator: ":"))"
  }
}

private func digits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
