public import Foundation

/// A date, a time or a duration to be chosen.
///
/// Words, digits and their order are those of `locale`, else of the language that the screen is shown in, else
/// American English; never the machine's. Days and hours are those of `calendar` and
/// `timeZone`, by default the Gregorian calendar and Greenwich. The first date is 9 January 2007, 9:41:
/// never the machine's.
///
/// - Note: Partly: "Time" under a month is English; wheels do not go round, and the day's wheel reaches 60 days to both sides; the buttons
///   of the compact style show the date and open nothing; `.yearAndMonth` is shown on wheels only.
open class UIDatePicker: UIControl {
  /// What is chosen; raw values as UIKit's.
  public enum Mode: Int, Sendable {
    case time, date, dateAndTime, countDownTimer
    /// iOS 17.4's.
    case yearAndMonth = 4269
  }

  private static let wheelSize = CGSize(width: 320, height: 216)
  private static let gap: CGFloat = 8

  /// What is chosen.
  open var datePickerMode = Mode.dateAndTime { didSet { if datePickerMode != oldValue { load() } } }
  /// How it should look; styles that the mode does not have are as `automatic`.
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic {
    didSet { if preferredDatePickerStyle != oldValue { load() } }
  }
  /// Whose words, order and first day of the week; nil for the language that the screen is shown in.
  open var locale: Locale? { didSet { load() } }
  /// The days and months; nil for the Gregorian calendar.
  open var calendar: Calendar! = Calendar(identifier: .gregorian) { didSet { load() } }
  /// Where the hours are; nil for the calendar's.
  open var timeZone: TimeZone? { didSet { load() } }
  /// Nil for no limit; ignored when it comes after `maximumDate`.
  open var minimumDate: Date? { didSet { limitsChanged() } }
  /// Nil for no limit.
  open var maximumDate: Date? { didSet { limitsChanged() } }
  /// Of the minutes' wheel: a divisor of 60, up to 30; others are as 1.
  open var minuteInterval = 1 {
    didSet {
      if !(1...30).contains(minuteInterval) || 60 % minuteInterval != 0 { minuteInterval = 1 }
      load()
    }
  }
  /// Whether the date is rounded to the minutes that can be chosen.
  open var roundsToMinuteInterval = true

  private var chosen = Date(timeIntervalSince1970: 1_168_335_660)
  private var duration: TimeInterval = 0

  private lazy var wheels = DateWheels(self)
  private lazy var monthView = MonthView(self)
  private let dateButton = DateButton(frame: .zero)
  private let timeButton = DateButton(frame: .zero)
  private let timeLabel = UILabel()

  /// As large as its style; only the origin of the frame counts, unless there is a size.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
    if frame.size == .zero { bounds.size = intrinsicContentSize }
  }

  /// A `UIDatePicker` of a nib or a storyboard.
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

  // MARK: The date

  /// Within the limits; setting it tells nobody.
  open var date: Date {
    get { chosen }
    set { setDate(newValue, animated: false) }
  }

  /// Turns the wheels, if animated.
  open func setDate(_ date: Date, animated: Bool) {
    chosen = rounded(limited(date))
    if datePickerStyle == .wheels { wheels.turn(animated: animated) }
    if datePickerStyle == .inline { monthView.load() }
    showButtons()
  }

  /// Of a countdown: seconds, whole minutes up to 23:59.
  open var countDownDuration: TimeInterval {
    get { duration }
    set {
      let seconds = newValue.isFinite ? min(max(newValue, 0), 86_340) : 0
      duration = (seconds / 60).rounded(.down) * 60
      if datePickerMode == .countDownTimer { wheels.turn(animated: false) }
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

  /// Whether any moment of a date's day may be chosen.
  func allows(dayOf date: Date) -> Bool {
    let day = calendarInUse.startOfDay(for: date)
    let end = calendarInUse.date(byAdding: .day, value: 1, to: day) ?? day
    return minimumDate.map { end > $0 } ?? true && maximumDate.map { day <= $0 } ?? true
  }

  /// A finger has chosen.
  func choose(_ date: Date) {
    setDate(date, animated: true)
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  /// A finger has chosen.
  func choose(duration: TimeInterval) {
    // UIKit's shortest countdown is a minute.
    countDownDuration = max(duration, 60)
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  /// With the time zone and the language.
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

  // MARK: Looks

  /// How it looks: never `automatic`.
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
      // At the trailing end, as in a row.
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
