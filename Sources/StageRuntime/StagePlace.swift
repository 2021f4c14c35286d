package import Foundation

/// The language, region and time zone that code of a stage sees, and the wall clock's time at the
/// stage's start.
package struct StagePlace: Sendable {
  package let locale: Locale
  package let timeZone: TimeZone
  /// The wall clock's time at stage time 0.
  package let start: Date
  let calendar: Calendar
  let languages: [String]

  /// - Parameters:
  ///   - locale: The user's locale; nil for American English.
  ///   - timeZone: The time zone; nil for `standardTimeZone`.
  ///   - start: The wall clock's time at the stage's start; nil for `standardStart` in the time
  ///     zone.
  package init(locale: Locale? = nil, timeZone: TimeZone? = nil, start: Date? = nil) {
    let locale = locale ?? Locale(identifier: "en_US")
    let zone = timeZone ?? TimeZone(identifier: Self.standardTimeZone) ?? .gmt
    var calendar = Calendar(identifier: .gregorian)
    (calendar.locale, calendar.timeZone) = (locale, zone)
    (self.locale, self.timeZone, self.calendar) = (locale, zone, calendar)
    self.start = start ?? calendar.date(from: Self.standardStart) ?? Date(timeIntervalSince1970: 0)
    languages = [locale.identifier.replacing("_", with: "-")]
  }

  /// The time zone of Apple's own pictures of screens.
  package static let standardTimeZone = "America/Los_Angeles"
  /// The time of the clock in Apple's pictures, on the first day of WWDC 2025.
  package static let standardStart = DateComponents(
    year: 2025, month: 6, day: 9, hour: 9, minute: 41)
}
