import Foundation

/// The texts of dates and times in a language, a calendar and a time zone.
///
/// American English is built in, so that it does not depend on Foundation's tables. Other locales
/// use the words and order of CLDR, as supplied by Foundation.
struct DateWords {
  private static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]
  private static let halves = ["AM", "PM"]
  private static let weekdays = ["SUN", "MON", "TUE", "WED", "THU", "FRI", "SAT"]

  /// The calendar, with its locale and time zone.
  let calendar: Calendar
  /// The locale of the texts; nil for American English.
  private let locale: Locale?

  init(calendar: Calendar) {
    self.calendar = calendar
    let locale = calendar.locale
    let isAmerican =
      locale?.language.languageCode == .english
      && (locale?.region == nil || locale?.region == .unitedStates)
    self.locale = isAmerican ? nil : locale
  }

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

  private func style(_ locale: Locale) -> Date.FormatStyle {
    Date.FormatStyle(locale: locale, calendar: calendar, timeZone: calendar.timeZone)
  }

  /// Returns a date like "Jan 9, 2007".
  func day(_ date: Date) -> String {
    if let locale { return date.formatted(style(locale).year().month(.abbreviated).day()) }
    let parts = parts(date)
    return "\(month(parts).prefix(3)) \(parts.day ?? 1), \(parts.year ?? 1)"
  }

  /// Returns a date like "Tue Jan 9".
  func weekdayAndDay(_ date: Date) -> String {
    if let locale {
      return date.formatted(style(locale).weekday(.abbreviated).month(.abbreviated).day())
    }
    let parts = parts(date)
    return "\(weekday(parts)) \(month(parts).prefix(3)) \(parts.day ?? 1)"
  }

  /// Returns a month like "January 2007".
  func monthAndYear(_ date: Date) -> String {
    if let locale { return date.formatted(style(locale).year().month(.wide)) }
    let parts = parts(date)
    return "\(month(parts)) \(parts.year ?? 1)"
  }

  /// Returns a time like "9:41 AM".
  func time(_ date: Date) -> String {
    if let locale { return date.formatted(style(locale).hour().minute()) }
    let parts = parts(date)
    let (hour, minute) = (parts.hour ?? 0, parts.minute ?? 0)
    let half = Self.halves[hour / 12 % 2]
    return "\(self.hour(hour)):\(minute < 10 ? "0" : "")\(minute) \(half)"
  }

  // MARK: Date components

  /// The standalone names of the months.
  var months: [String] { locale == nil ? Self.months : calendar.standaloneMonthSymbols }

  /// The names of the weekdays from Sunday, as column heads of a month.
  var weekdays: [String] {
    guard let locale else { return Self.weekdays }
    return calendar.shortStandaloneWeekdaySymbols.map { $0.uppercased(with: locale) }
  }

  /// The names of the half days, like "AM" and "PM".
  var halves: [String] {
    locale == nil ? Self.halves : [calendar.amSymbol, calendar.pmSymbol]
  }

  /// Whether the clock counts 12 hours twice a day.
  var hasHalves: Bool {
    switch locale?.hourCycle {
    case nil, .oneToTwelve, .zeroToEleven: true
    case .zeroToTwentyThree, .oneToTwentyFour: false
    }
  }

  /// Returns the text of an hour from 0 to 23.
  func hour(_ hour: Int) -> String {
    guard hasHalves else { return twoDigits(hour) }
    return number(hour % 12 == 0 ? 12 : hour % 12)
  }

  /// Returns a number in the digits of the language, without grouping separators.
  func number(_ number: Int) -> String {
    guard let locale else { return "\(number)" }
    return number.formatted(.number.grouping(.never).locale(locale))
  }

  func twoDigits(_ number: Int) -> String {
    guard let locale else { return number < 10 ? "0\(number)" : "\(number)" }
    return number.formatted(
      .number.grouping(.never).precision(.integerLength(2...)).locale(locale))
  }

  /// Returns hours of a countdown, like "2 hours".
  func hours(_ count: Int) -> String {
    if let locale { return Self.length(count * 3600, .hours, .wide, locale) }
    return count == 1 ? "1 hour" : "\(count) hours"
  }

  /// Returns minutes of a countdown, like "5 min".
  func minutes(_ count: Int) -> String {
    if let locale { return Self.length(count * 60, .minutes, .abbreviated, locale) }
    return "\(count) min"
  }

  private static func length(
    _ seconds: Int, _ unit: Duration.UnitsFormatStyle.Unit,
    _ width: Duration.UnitsFormatStyle.UnitWidth, _ locale: Locale
  ) -> String {
    Duration.seconds(seconds).formatted(
      .units(allowed: [unit], width: width, zeroValueUnits: .show(length: 1)).locale(locale))
  }

  // MARK: Order

  /// Returns the letters of a date template in the order of the locale: "dMy" for "yMMMMd" in
  /// German.
  func order(_ template: String, american: String) -> String {
    guard let locale,
      let format = DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: locale)
    else { return american }
    var (order, isQuoted) = ("", false)
    for letter in format {
      if letter == "'" { isQuoted.toggle() }
      // Letters for standalone months and for other hour and half-day numberings count as the plain
      // ones.
      let plain = ["L": "M", "H": "h", "k": "h", "K": "h", "b": "a", "B": "a"][letter] ?? letter
      if !isQuoted, american.contains(plain), !order.contains(plain) { order.append(plain) }
    }
    return order
  }
}
