import Foundation

/// The wheels of a date picker, as data source and delegate of their picker view.
@MainActor
final class DateWheels: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
  /// The unit that a wheel selects.
  private enum Wheel {
    case year, month, day
    /// The days around the date that the wheels were loaded for.
    case date
    case hour, minute, half
    /// The hours and minutes of a countdown.
    case hours, minutes
  }

  private static let years = 1900...2100
  /// The number of days before and after `anchor` that a day wheel reaches.
  private static let span = 60

  let view = UIPickerView(frame: .zero)
  private unowned let picker: UIDatePicker
  private var wheels: [Wheel] = []
  /// The day in the middle of the day wheel.
  private var anchor = Date(timeIntervalSinceReferenceDate: 0)

  init(_ picker: UIDatePicker) {
    self.picker = picker
    super.init()
    view.dataSource = self
    view.delegate = self
  }

  /// Creates the wheels for the picker's mode and turns them to its date.
  func load() {
    switch picker.datePickerMode {
    case .time: wheels = timeWheels
    case .date: wheels = dateWheels("yMMMMd", american: "Mdy")
    case .yearAndMonth: wheels = dateWheels("yMMMM", american: "My")
    case .dateAndTime: wheels = [.date] + timeWheels
    case .countDownTimer: wheels = [.hours, .minutes]
    }
    anchor = picker.calendarInUse.startOfDay(for: picker.date)
    view.reloadAllComponents()
    scrollToDate(animated: false)
  }

  /// The wheels of a time, in the order of the language. The AM/PM wheel exists only with 12-hour
  /// clocks.
  private var timeWheels: [Wheel] {
    picker.words.order("jm", american: "hma").map {
      $0 == "h" ? .hour : $0 == "m" ? .minute : .half
    }
  }

  private func dateWheels(_ template: String, american: String) -> [Wheel] {
    picker.words.order(template, american: american)
      .map { $0 == "M" ? .month : $0 == "d" ? .day : .year }
  }

  /// Turns the wheels to the picker's date.
  func scrollToDate(animated: Bool) {
    let calendar = picker.calendarInUse
    let parts = calendar.dateComponents(
      [.year, .month, .day, .hour, .minute], from: picker.date)
    let (hour, minute) = (parts.hour ?? 0, parts.minute ?? 0)
    let count = Int(picker.countDownDuration) / 60
    for (component, wheel) in wheels.enumerated() {
      let row =
        switch wheel {
        case .year: (parts.year ?? 0) - Self.years.lowerBound
        case .month: (parts.month ?? 1) - 1
        case .day: (parts.day ?? 1) - 1
        case .date:
          Self.span
            + (calendar.dateComponents(
              [.day], from: anchor, to: calendar.startOfDay(for: picker.date)
            ).day ?? 0)
        case .hour: hour % hoursAWheel
        case .minute: minute / picker.minuteInterval
        case .half: hour / 12
        case .hours: count / 60
        case .minutes: count % 60 / picker.minuteInterval
        }
      view.selectRow(row, inComponent: component, animated: animated)
    }
  }

  private var hoursAWheel: Int { picker.words.hasHalves ? 12 : 24 }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { wheels.count }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    switch wheels[component] {
    case .year: Self.years.count
    case .month: picker.words.months.count
    case .day: 31
    case .date: 2 * Self.span + 1
    case .hour: hoursAWheel
    case .minute, .minutes: 60 / picker.minuteInterval
    case .half: 2
    case .hours: 24
    }
  }

  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? {
    let words = picker.words
    return switch wheels[component] {
    case .year: words.number(Self.years.lowerBound + row)
    case .month: words.months[row]
    case .day: words.number(row + 1)
    case .date: words.weekdayAndDay(day(row))
    case .hour: words.hour(row)
    case .minute: words.twoDigits(row * picker.minuteInterval)
    case .half: words.halves[row]
    case .hours: words.hours(row)
    case .minutes: words.minutes(row * picker.minuteInterval)
    }
  }

  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
    switch wheels[component] {
    case .year: 80
    case .month: 140
    case .day: 50
    case .date: 150
    case .hour, .minute, .half: 48
    case .hours, .minutes: 130
    }
  }

  private func day(_ row: Int) -> Date {
    picker.calendarInUse.date(byAdding: .day, value: row - Self.span, to: anchor) ?? anchor
  }

  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    let calendar = picker.calendarInUse
    var parts = calendar.dateComponents(
      [.year, .month, .day, .hour, .minute], from: picker.date)
    var hour = parts.hour ?? 0
    var count = Int(picker.countDownDuration) / 60
    switch wheels[component] {
    case .year: parts.year = Self.years.lowerBound + row
    case .month: parts.month = row + 1
    case .day: parts.day = row + 1
    case .date:
      let chosen = calendar.dateComponents([.year, .month, .day], from: day(row))
      (parts.year, parts.month, parts.day) = (chosen.year, chosen.month, chosen.day)
    case .hour: hour = hour / hoursAWheel * hoursAWheel + row
    case .minute: parts.minute = row * picker.minuteInterval
    case .half: hour = hour % 12 + 12 * row
    case .hours: count = row * 60 + count % 60
    case .minutes: count = count / 60 * 60 + row * picker.minuteInterval
    }
    parts.hour = hour
    if picker.datePickerMode == .countDownTimer {
      return picker.choose(duration: TimeInterval(count * 60))
    }
    picker.choose(Self.date(parts, in: calendar) ?? picker.date)
  }

  /// Returns the date of components. A day that the month does not have becomes the last day.
  private static func date(_ parts: DateComponents, in calendar: Calendar) -> Date? {
    var (parts, day) = (parts, parts.day ?? 1)
    parts.day = 1
    guard let first = calendar.date(from: parts),
      let days = calendar.range(of: .day, in: .month, for: first)
    else { return nil }
    day = min(day, days.upperBound - 1)
    return calendar.date(byAdding: .day, value: day - 1, to: first)
  }
}
