import Foundation
import Typography

/// A calendar month with one row per week, below the month's name. A tap on a day selects it.
final class MonthView: UIView {
  static let headHeight: CGFloat = 44
  static let weekdayHeight: CGFloat = 24
  static let rowHeight: CGFloat = 44
  /// The maximum number of weeks in a month.
  static let rows = 6
  static var height: CGFloat { headHeight + weekdayHeight + CGFloat(rows) * rowHeight }
  private static let circle: CGFloat = 44
  private static let margin: CGFloat = 16

  private unowned let picker: UIDatePicker
  private let title = UILabel()
  private let back = UIButton(type: .custom)
  private let on = UIButton(type: .custom)
  private let mark = UIView()
  private var weekdays: [UILabel] = []
  private var days: [UILabel] = []
  /// The first day of the visible month.
  private var month = Date(timeIntervalSinceReferenceDate: 0)

  init(_ picker: UIDatePicker) {
    self.picker = picker
    super.init(frame: .zero)
    title.font = .systemFont(ofSize: 17, weight: .semibold)
    mark.layer.cornerRadius = Self.circle / 2
    for view in [title, mark] { addSubview(view) }
    for (button, step) in [(back, -1), (on, 1)] {
      addSubview(button)
      button.addAction(
        UIAction { [weak self] _ in self?.go(step) }, for: .touchUpInside)
    }
    on.transform = CGAffineTransform(scaleX: -1, y: 1)
    let tap = UITapGestureRecognizer()
    tap.addAction { [weak self] tap in
      guard let self else { return }
      chooseDay(at: tap.location(in: self))
    }
    addGestureRecognizer(tap)
  }

  required init?(coder: NSCoder) { nil }

  private var calendar: Calendar { picker.calendarInUse }

  /// Shows the month of the picker's date.
  func load() {
    month = start(of: picker.date)
    show()
  }

  private func start(of date: Date) -> Date {
    calendar.date(from: calendar.dateComponents([.year, .month], from: date)) ?? date
  }

  private func go(_ step: Int) {
    month = calendar.date(byAdding: .month, value: step, to: month) ?? month
    show()
  }

  /// The number of days of the previous month in the first week.
  private var lead: Int {
    (calendar.component(.weekday, from: month) - calendar.firstWeekday + 7) % 7
  }

  private var count: Int { calendar.range(of: .day, in: .month, for: month)?.count ?? 0 }

  private func day(_ index: Int) -> Date? {
    calendar.date(byAdding: .day, value: index, to: month)
  }

  private func show() {
    for label in weekdays + days { label.removeFromSuperview() }
    title.text = picker.words.monthAndYear(month)
    let glyph = BarGlyph.chevron(scale: environment.screen.scale)
    for button in [back, on] {
      button.setImage(
        glyph.tinted(with: tintColor.resolvedColor(with: traitCollection).cgColor.color),
        for: .normal)
    }
    let words = picker.words
    let names = words.weekdays
    weekdays = names.indices.map { index in
      let text = names[(index + calendar.firstWeekday - 1) % names.count]
      return label(text, .systemFont(ofSize: 13, weight: .semibold), .tertiaryLabel)
    }
    days = (0..<count).map { index in
      let date = day(index) ?? month
      let isChosen = calendar.isDate(date, inSameDayAs: picker.date)
      let isOpen = picker.allows(dayOf: date)
      return label(
        words.number(index + 1), .systemFont(ofSize: 20, weight: isChosen ? .semibold : .regular),
        isChosen ? tintColor : isOpen ? .label : .tertiaryLabel)
    }
    setNeedsLayout()
  }

  private func label(_ text: String, _ font: UIFont, _ color: UIColor) -> UILabel {
    let label = UILabel()
    (label.text, label.font, label.textColor) = (text, font, color)
    label.textAlignment = .center
    addSubview(label)
    return label
  }

  private func frame(ofDay index: Int) -> CGRect {
    let place = index + lead
    let width = (bounds.width - 2 * Self.margin) / 7
    return CGRect(
      x: Self.margin + CGFloat(place % 7) * width,
      y: Self.headHeight + Self.weekdayHeight + CGFloat(place / 7) * Self.rowHeight,
      width: width, height: Self.rowHeight)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    title.frame = CGRect(
      x: Self.margin, y: 0, width: bounds.width - 2 * Self.margin - 88, height: Self.headHeight)
    back.frame = CGRect(x: bounds.width - 96, y: 0, width: 44, height: Self.headHeight)
    on.center = CGPoint(x: bounds.width - 30, y: Self.headHeight / 2)
    on.bounds.size = CGSize(width: 44, height: Self.headHeight)
    let width = (bounds.width - 2 * Self.margin) / 7
    for (index, label) in weekdays.enumerated() {
      label.frame = CGRect(
        x: Self.margin + CGFloat(index) * width, y: Self.headHeight, width: width,
        height: Self.weekdayHeight)
    }
    mark.isHidden = true
    mark.backgroundColor = tintColor.withAlphaComponent(0.15)
    for (index, label) in days.enumerated() {
      label.frame = frame(ofDay: index)
      guard let date = day(index), calendar.isDate(date, inSameDayAs: picker.date) else { continue }
      mark.isHidden = false
      mark.bounds.size = CGSize(width: Self.circle, height: Self.circle)
      mark.center = label.center
    }
  }

  private func chooseDay(at point: CGPoint) {
    guard let index = days.indices.first(where: { frame(ofDay: $0).contains(point) }),
      let date = day(index), picker.allows(dayOf: date)
    else { return }
    let time = calendar.dateComponents([.hour, .minute], from: picker.date)
    picker.choose(
      calendar.date(
        bySettingHour: time.hour ?? 0, minute: time.minute ?? 0, second: 0, of: date) ?? date)
  }
}
