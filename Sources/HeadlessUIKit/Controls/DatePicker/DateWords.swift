import Foundation

/// Dates and times in American English, in a calendar and a time zone.
struct DateWords {
  static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]
  static let halves = ["AM", "PM"]
  static let weekdays = ["SUN", "MON", "TUE", "WED", "THU", "FRI", "SAT"]

  let calendar: Calendar

  private func parts(_ date: Date) -> DateComponents {
    calendar.dateComponents([.year, .month, .day, .weekday, .hour, .minute], from: date)
  }

  private func month(_ parts: DateComponents) -> String {
    let index = (parts.month ?? 1) - 1
    return Self.months.indices.contains(index) ? Self.months[index] : "Month \(index + 1)"
  }

  private func weekday(_ parts: DateComponents) -> String {
    Self.weekdays[((parts.weekday ?? 1) - 1) % 7].capitalized
  }

  /// As "Jan 9, 2007".
  func day(_ date: Date) -> String {
    let parts = parts(date)
    return "\(month(parts).prefix(3)) \(parts.day ?? 1), \(parts.year ?? 1)"
  }

  /// As "Tue Jan 9".
  func weekdayAndDay(_ date: Date) -> String {
    let parts = parts(date)
    return "\(weekday(parts)) \(month(parts).prefix(3)) \(parts.day ?? 1)"
  }

  /// As "January 2007".
  func monthAndYear(_ date: Date) -> String {
    let parts = parts(date)
    return "\(month(parts)) \(parts.year ?? 1)"
  }

  /// As "9:41 AM".
  func time(_ date: Date) -> String {
    let parts = parts(date)
    let (hour, minute) = (parts.hour ?? 0, parts.minute ?? 0)
    let half = Self.halves[hour / 12 % 2]
    return "\(Self.hour(hour)):\(minute < 10 ? "0" : "")\(minute) \(half)"
  }

  /// Counted to 12.
  static func hour(_ hour: Int) -> String { "\(hour % 12 == 0 ? 12 : hour % 12)" }
}
