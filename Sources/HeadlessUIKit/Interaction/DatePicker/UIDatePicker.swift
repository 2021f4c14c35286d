public import Foundation

/// A control that selects a date, a time or a duration.
///
/// Nothing depends on the machine. Words, digits and order follow `locale`, else the language of
/// the screen, else American English. Days and hours follow `calendar` and `timeZone`, by default
/// the Gregorian calendar and Greenwich. The initial date is 9 January 2007, 9:41.
///
/// - Note: Partly: "Time" under a month is English; wheels do not wrap around, and the day wheel
///   reaches 60 days in both directions; the buttons of the compact style show the date and open
///   nothing; `.yearAndMonth` is shown on wheels only.
open class UIDatePicker: UIControl {
  /// The kind of value to select. Raw values are those of UIKit.
  public enum Mode: Int, Sendable {
    case time, date, dateAndTime, countDownTimer
    /// A month of a year (iOS 17.4).
    case yearAndMonth = 4269
  }

  private static let wheelSize = CGSize(width: 320, height: 216)
  private static let gap: CGFloat = 8

  /// The kind of value to select.
  open var datePickerMode = Mode.dateAndTime { didSet { if datePickerMode != oldValue { load() } } }
  /// The preferred appearance. Styles that the mode does not support act as `automatic`.
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic {
    didSet { if preferredDatePickerStyle != oldValue { load() } }
  }
  /// The locale that decides words, order and first weekday; nil for the language of the screen.
  open var locale: Locale? { didSet { load() } }
  /// The calendar; setting nil uses the Gregorian calendar.
  open var calendar: Calendar! = Calendar(identifier: .gregorian) { didSet { load() } }
  /// The time zone; nil is Greenwich.
  open var timeZone: TimeZone? { didSet { load() } }
  /// The earliest date; nil for no limit. It is ignored if it is after `maximumDate`.
  open var minimumDate: Date? { didSet { limitsChanged() } }
  /// The latest date; nil for no limit.
  open var maximumDate: Date? { didSet { limitsChanged() } }
  /// The interval of the minute wheel: a divisor of 60, up to 30. Other values become 1.
  open var minuteInterval = 1 {
    didSet {
      if !(1...30).contains(minuteInterval) || 60 % minuteInterval != 0 { minuteInterval = 1 }
      load()
    }
  }
  /// Whether the date is rounded to a multiple of `minuteInterval`.
  open var roundsToMinuteInterval = true

  private var chosen = Date(timeIntervalSince1970: 1_168_335_660)
  private var duration: TimeInterval = 0

  private lazy var wheels = DateWheels(self)
  private lazy var monthView = MonthView(self)
  private let dateButton = DateButton(frame: .zero)
  private let timeButton = DateButton(frame: .zero)
  private let timeLabel = UILabel()

  /// Creates a date picker. A frame without a size takes the size of its style.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
    if frame.size == .zero { bounds.size = intrinsicContentSize }
  }

  /// Creates a date picker from a nib or a storyboard.
  ///
  /// - Note: Partly: archives are not supported, nil for any other coder.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override func prepareForNib() {
    super.prepareForNib()
    setUp()
  }

  private func setUp() {
    timeLabel.text = "Time"
    timeLabel.font = .systemFont(ofSize: 17)
    load()
  }

  // MARK: Date

  /// The selected date, clamped to the limits. Setting it sends no action.
  open var date: Date {
    get { chosen }
    set { setDate(newValue, animated: false) }
  }

  /// Sets the date, and turns the wheels with animation if `animated` is true.
  open func setDate(_ date: Date, animated: Bool) {
    chosen = rounded(limited(date))
    if datePickerStyle == .wheels { wheels.scrollToDate(animated: animated) }
    if datePickerStyle == .inline { monthView.load() }
    showButtons()
  }

  /// The duration of a countdown, in seconds. Values are rounded down to whole minutes, from 0 to
  /// 23:59.
  open var countDownDuration: TimeInterval {
    get { duration }
    set {
      let seconds = newValue.isFinite ? min(max(newValue, 0), 86_340) : 0
      duration = (seconds / 60).rounded(.down) * 60
      if datePickerMode == .countDownTimer { wheels.scrollToDate(animated: false) }
    }
  }

  private func limited(_ date: Date) -> Date {
    var date = date
    if let minimumDate, maximumDate.map({ $0 >= minimumDate }) ?? true {
      date = max(date, minimumDate)
    }
    if let maximumDate { date = min(date, maximumDate) }
    return date
  }

  private func rounded(_ date: Date) -> Date {
    guard roundsToMinuteInterval, minuteInterval > 1 else { return date }
    let over = calendarInUse.component(.minute, from: date) % minuteInterval
    return date.addingTimeInterval(TimeInterval(-60 * over))
  }

  private func limitsChanged() { setDate(chosen, animated: false) }

  /// Returns whether any moment of a date's day is within the limits.
  func allows(dayOf date: Date) -> Bool {
    let day = calendarInUse.startOfDay(for: date)
    let end = calendarInUse.date(byAdding: .day, value: 1, to: day) ?? day
    return minimumDate.map { end > $0 } ?? true && maximumDate.map { day <= $0 } ?? true
  }

  /// Selects a date for a touch and sends actions.
  func choose(_ date: Date) {
    setDate(date, animated: true)
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  /// Selects a duration for a touch and sends actions.
  func choose(duration: TimeInterval) {
    // UIKit's shortest countdown is one minute.
    countDownDuration = max(duration, 60)
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  /// The calendar with the time zone and locale in effect.
  var calendarInUse: Calendar {
    var calendar = self.calendar ?? Calendar(identifier: .gregorian)
    calendar.locale = localeInUse
    calendar.timeZone = timeZone ?? TimeZone(secondsFromGMT: 0) ?? calendar.timeZone
    return calendar
  }

  private var localeInUse: Locale {
    locale ?? environment.locale ?? Locale(identifier: "en_US")
  }
  var words: DateWords { DateWords(calendar: calendarInUse) }

  // MARK: Appearance

  /// The actual appearance, never `automatic`.
  open var datePickerStyle: UIDatePickerStyle {
    if datePickerMode == .countDownTimer || datePickerMode == .yearAndMonth { return .wheels }
    switch preferredDatePickerStyle {
    case .automatic: return .compact
    case .inline: return datePickerMode == .time ? .wheels : .inline
    case .wheels, .compact: return preferredDatePickerStyle
    }
  }

  private var showsDate: Bool { datePickerMode == .date || datePickerMode == .dateAndTime }
  private var showsTime: Bool { datePickerMode == .time || datePickerMode == .dateAndTime }

  private func load() {
    for view in subviews { view.removeFromSuperview() }
    switch datePickerStyle {
    case .wheels:
      addSubview(wheels.view)
      wheels.load()
    case .inline:
      addSubview(monthView)
      monthView.load()
      if showsTime { for view in [timeLabel, timeButton] { addSubview(view) } }
    case .compact, .automatic:
      if showsDate { addSubview(dateButton) }
      if showsTime { addSubview(timeButton) }
    }
    showButtons()
    invalidateIntrinsicContentSize()
  }

  private func showButtons() {
    dateButton.text = words.day(chosen)
    timeButton.text = words.time(chosen)
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  open override var intrinsicContentSize: CGSize {
    switch datePickerStyle {
    case .wheels: return Self.wheelSize
    case .inline:
      return CGSize(
        width: Self.wheelSize.width,
        height: MonthView.height + (showsTime ? DateButton.height + 2 * Self.gap : 0))
    case .compact, .automatic:
      let widths = [(showsDate, dateButton), (showsTime, timeButton)].filter(\.0).map {
        $0.1.sizeThatFits(.zero).width
      }
      return CGSize(
        width: widths.reduce(0, +) + Self.gap * CGFloat(max(0, widths.count - 1)),
        height: DateButton.height)
    }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    switch datePickerStyle {
    case .wheels: wheels.view.frame = bounds
    case .inline:
      monthView.frame = CGRect(x: 0, y: 0, width: bounds.width, height: MonthView.height)
      let size = timeButton.sizeThatFits(.zero)
      let y = MonthView.height + Self.gap
      timeLabel.frame = CGRect(x: 16, y: y, width: 100, height: size.height)
      timeButton.frame = CGRect(
        x: bounds.width - 16 - size.width, y: y, width: size.width, height: size.height)
    case .compact, .automatic:
      let y = (bounds.height - DateButton.height) / 2
      var end = bounds.width
      // The buttons are at the trailing end, as in a list row.
      for (isShown, button) in [(showsTime, timeButton), (showsDate, dateButton)] where isShown {
        let width = button.sizeThatFits(.zero).width
        button.frame = CGRect(x: end - width, y: y, width: width, height: DateButton.height)
        end -= width + Self.gap
      }
    }
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    if datePickerStyle == .inline { monthView.load() }
  }
}
