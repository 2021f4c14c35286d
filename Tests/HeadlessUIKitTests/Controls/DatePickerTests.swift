import Foundation
import HeadlessUIKit
import Testing

/// Date pickers as wheels, compact buttons and calendars.
@MainActor
@Suite("Date pickers")
struct DatePickerTests {
  /// Returns the texts in a view, in the order of its subviews.
  private func words(_ view: UIView) -> [String] {
    ((view as? UILabel)?.text).map { [$0] } ?? view.subviews.flatMap { words($0) }
  }

  private func wheels(_ picker: UIDatePicker) throws -> UIPickerView {
    try #require(picker.subviews.first as? UIPickerView)
  }

  /// Returns the selected text of each wheel.
  private func chosen(_ picker: UIDatePicker) throws -> [String] {
    let wheels = try wheels(picker)
    return try (0..<wheels.numberOfComponents).map {
      let row = wheels.selectedRow(inComponent: $0)
      return try #require(
        wheels.delegate?.pickerView(wheels, titleForRow: row, forComponent: $0))
    }
  }

  @Test("The default date is 9 January 2007, 9:41, in American English and Greenwich time")
  func standard() {
    onScreen()
    let picker = UIDatePicker()
    #expect(picker.datePickerStyle == .compact && picker.datePickerMode == .dateAndTime)
    #expect(picker.date == Date(timeIntervalSince1970: 1_168_335_660))
    #expect(words(picker) == ["Jan 9, 2007", "9:41 AM"])
    picker.timeZone = TimeZone(secondsFromGMT: 5 * 3600)
    #expect(words(picker) == ["Jan 9, 2007", "2:41 PM"])
    picker.datePickerMode = .time
    #expect(words(picker) == ["2:41 PM"])
  }

  @Test("The wheels show the mode's fields")
  func fields() throws {
    onScreen()
    let picker = UIDatePicker()
    picker.preferredDatePickerStyle = .wheels
    #expect(try chosen(picker) == ["Tue Jan 9", "9", "41", "AM"])
    picker.datePickerMode = .date
    #expect(try chosen(picker) == ["January", "9", "2007"])
    #expect(picker.intrinsicContentSize == CGSize(width: 320, height: 216))
    picker.datePickerMode = .time
    #expect(try chosen(picker) == ["9", "41", "AM"])
    picker.datePickerMode = .yearAndMonth
    #expect(try chosen(picker) == ["January", "2007"])
    picker.datePickerMode = .countDownTimer
    picker.countDownDuration = 3725
    #expect(picker.countDownDuration == 3720)
    #expect(try chosen(picker) == ["1 hour", "2 min"])
  }

  @Test(
    "Names, digits and order follow the locale",
    arguments: [
      ("de_DE", ["9. Jan. 2007", "09:41"], ["9", "Januar", "2007"], ["09", "41"], "2 Stunden"),
      (
        "ar_EG", ["٩ يناير، ٢٠٠٧", "٩:٤١\u{A0}ص"], ["٩", "يناير", "٢٠٠٧"], ["٩", "٤١", "ص"],
        "ساعتان"
      ),
      ("ko", ["2007년 1월 9일", "오전 9:41"], ["2007", "1월", "9"], ["오전", "9", "41"], "2시간"),
      ("en_GB", ["9 Jan 2007", "09:41"], ["9", "January", "2007"], ["09", "41"], "2 hours"),
      (
        "en_US", ["Jan 9, 2007", "9:41 AM"], ["January", "9", "2007"], ["9", "41", "AM"], "2 hours"
      ),
    ])
  func languages(
    _ name: String, _ buttons: [String], _ date: [String], _ time: [String], _ countdown: String
  ) throws {
    onScreen()
    let picker = UIDatePicker()
    picker.locale = Locale(identifier: name)
    #expect(words(picker) == buttons)
    picker.preferredDatePickerStyle = .wheels
    picker.datePickerMode = .date
    #expect(try chosen(picker) == date)
    picker.datePickerMode = .time
    #expect(try chosen(picker) == time)
    picker.datePickerMode = .countDownTimer
    picker.countDownDuration = 7200
    #expect(try chosen(picker)[0] == countdown)
  }

  @Test("A 24-hour locale has one hour wheel")
  func wholeDays() throws {
    onScreen()
    let picker = UIDatePicker()
    picker.locale = Locale(identifier: "de")
    picker.preferredDatePickerStyle = .wheels
    picker.datePickerMode = .time
    let wheels = try wheels(picker)
    #expect(wheels.numberOfComponents == 2 && wheels.numberOfRows(inComponent: 0) == 24)
    wheels.delegate?.pickerView(wheels, didSelectRow: 21, inComponent: 0)
    #expect(try chosen(picker) == ["21", "41"])
    #expect(picker.date == Date(timeIntervalSince1970: 1_168_335_660 + 12 * 3600))
  }

  @Test("A picker without a locale uses its screen's")
  func screensLocale() {
    let environment = ScreenEnvironment(
      bounds: CGRect(x: 0, y: 0, width: 320, height: 480), scale: 1,
      locale: Locale(identifier: "fr"))
    environment.run {
      #expect(words(UIDatePicker()) == ["9 janv. 2007", "09:41"])
      let picker = UIDatePicker()
      picker.locale = Locale(identifier: "de")
      #expect(words(picker) == ["9. Jan. 2007", "09:41"])
    }
  }

  @Test("A turned wheel changes its field and notifies, and a missing day becomes the month's last")
  func turning() throws {
    onScreen()
    let picker = UIDatePicker()
    var told = 0
    picker.addAction(UIAction { _ in told += 1 }, for: .valueChanged)
    picker.preferredDatePickerStyle = .wheels
    picker.datePickerMode = .date
    // The date is 31 January 2007, 9:41.
    picker.date = Date(timeIntervalSince1970: 1_170_236_460)
    #expect(told == 0)
    let wheels = try wheels(picker)
    wheels.delegate?.pickerView(wheels, didSelectRow: 1, inComponent: 0)
    #expect(try told == 1 && chosen(picker) == ["February", "28", "2007"])
    #expect(picker.date == Date(timeIntervalSince1970: 1_172_655_660))
  }

  @Test("Dates are clamped to the limits and rounded down to the interval")
  func limits() {
    onScreen()
    let picker = UIDatePicker()
    picker.minuteInterval = 15
    picker.date = Date(timeIntervalSince1970: 1_168_335_660)
    #expect(picker.date == Date(timeIntervalSince1970: 1_168_335_000))
    picker.minuteInterval = 7
    #expect(picker.minuteInterval == 1)
    picker.maximumDate = Date(timeIntervalSince1970: 1_000_000_000)
    #expect(picker.date == Date(timeIntervalSince1970: 1_000_000_000))
    picker.date = Date(timeIntervalSince1970: 2_000_000_000)
    #expect(picker.date == Date(timeIntervalSince1970: 1_000_000_000))
  }

  @Test("A month's days are below their weekdays, and a tap selects one")
  func inline() {
    let fixture = TouchFixture()
    let picker = UIDatePicker()
    picker.preferredDatePickerStyle = .inline
    picker.datePickerMode = .date
    _ = fixture.add(picker, CGRect(x: 0, y: 0, width: 382, height: 332))
    #expect(
      words(picker).prefix(9) == [
        "January 2007", "SUN", "MON", "TUE", "WED", "THU", "FRI", "SAT", "1",
      ])
    // 1 January 2007 was a Monday, so the 10th is in the second week, the fourth from the left.
    fixture.tap(16 + 3.5 * 50, 68 + 44 + 22)
    fixture.wait(0.1)
    #expect(picker.date == Date(timeIntervalSince1970: 1_168_422_060))
  }
}
