import Foundation

/// Dates and times in a language, in a calendar and a time zone.
///
/// American English is written here, so that it is the same whatever Foundation's tables say; other locales
/// have the words and the order of CLDR, as Foundation brings it.
struct DateWords {
  private static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]
  private static let halves = ["AM", "PM"]
  private static let weekdays = ["SUN", "MON", "TUE", "WED", "THU", "FRI", "SAT"]

  /// With the locale and the time zone.
  let calendar: Calendar
  /// Nil for American English.
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

  /// As "Jan 9, 2007".
  func day(_ date: Date) -> String {
    if let locale { return date.formatted(style(locale).year().month(.abbreviated).day()) }
    let parts = parts(date)
    return "\(month(parts).prefix(3)) \(parts.day ?? 1), \(parts.year ?? 1)"
  }

  /// As "Tue Jan 9".
  func weekdayAndDay(_ date: Date) -> String {
    if let locale {
      return date.formatted(style(locale).weekday(.abbreviated).month(.abbreviated).day())
    }
    let parts = parts(date)
    return "\(weekday(parts)) \(month(parts).prefix(3)) \(parts.day ?? 1)"
  }

  /// As "January 2007".
  func monthAndYear(_ date: Date) -> String {
    if let locale { return date.formatted(style(locale).year().month(.wide)) }
    let parts = parts(date)
    return "\(month(parts)) \(parts.year ?? 1)"
  }

  /// As "9:41 AM".
  func time(_ date: Date) -> String {
    if let locale { return date.formatted(style(locale).hour().minute()) }
    let parts = parts(date)
    let (hour, minute) = (parts.hour ?? 0, parts.minute ?? 0)
    let half = Self.halves[hour / 12 % 2]
    return "\(self.hour(hour)):\(minute < 10 ? "0" : "")\(minute) \(half)"
  }

  // MARK: Parts

  /// The months by themselves.
  var months: [String] { locale == nil ? Self.months : calendar.standaloneMonthSymbols }

  /// The days of the week from Sunday, over the columns of a month.
  var weekdays: [String] {
    guard let locale else { return Self.weekdays }
    return calendar.shortStandaloneWeekdaySymbols.map { $0.uppercased(with: locale) }
  }

  /// Before and after noon.
  var halves: [String] {
    locale == nil ? Self.halves : [calendar.amSymbol, calendar.pmSymbol]
  }

  /// Whether hours are counted to 12 twice a day.
  var hasHalves: Bool {
    switch locale?.hourCycle {
    case nil, .oneToTwelve, .zeroToEleven: true
    case .zeroToTwentyThree, .oneToTwentyFour: false
    }
  }

  /// An hour from 0 to 23.
  func hour(_ hour: Int) -> String {
    guard hasHalves else { return twoDigits(hour) }
    return number(hour % 12 == 0 ? 12 : hour % 12)
  }

  /// In the digits of the language, without marks between thousands.
  func number(_ number: Int) -> String {
    guard let locale else { return "\(number)" }
    return number.formatted(.number.grouping(.never).locale(locale))
  }

  func twoDigits(_ number: Int) -> String {
    guard let locale else { return number < 10 ? "0\(number)" : "\(number)" }
    return number.formatted(
      .number.grouping(.never).precision(.integerLength(2...)).locale(locale))
  }

  /// Of a countdown, as "2 hours".
  func hours(_ count: Int) -> String {
    if let locale { return Self.length(count * 3600, .hours, .wide, locale) }
    return count == 1 ? "1 hour" : "\(count) hours"
  }

  /// Of a countdown, as "5 min".
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

  /// The letters of a template in the order in which the locale writes them: "dMy" for "yMMMMd" in German.
  func order(_ template: String, american: String) -> String {
    guard let locale,
      let format = DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: locale)
    else { return american }
    var (order, isQuoted) = ("", false)
    for letter in format {
      if letter == "'" { isQuoted.toggle() }
      // Months by themselves, and other ways to count hours and halves, are what they are.
      let plain = ["L": "M", "H": "h", "k": "h", "K": "h", "b": "a", "B": "a"][letter] ?? letter
      if !isQuoted, american.contains(plain), !order.contains(plain) { order.append(plain) }
    }
    return order
  }
}
