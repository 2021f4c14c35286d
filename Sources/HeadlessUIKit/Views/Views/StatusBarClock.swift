import Foundation
import StageRuntime

/// The text of the status bar's clock: that of the screen's conditions, or the wall clock's time.
@MainActor
final class StatusBarClock {
  private let fixedText: String?
  private let place: StagePlace
  /// The minute that was written last, counted from 1970.
  private var written: (minute: Double, text: String)?

  init(_ environment: ScreenEnvironment) {
    (fixedText, place) = (environment.statusBarTime, environment.runtime.place)
  }

  /// Returns the text at a time of the screen, in seconds.
  func text(at time: TimeInterval) -> String {
    if let fixedText { return fixedText }
    let date = place.start.addingTimeInterval(time)
    let minute = (date.timeIntervalSince1970 / 60).rounded(.down)
    if let written, written.minute == minute { return written.text }
    let text = isAmerican ? americanText(of: date) : formatter.string(from: date)
    written = (minute, text)
    return text
  }

  private var isAmerican: Bool { place.locale.identifier == "en_US" }

  /// Returns hours and minutes without the half of the day. Most stages are American, and a
  /// formatter for each would take more time and memory than the rest of the status bar.
  private func americanText(of date: Date) -> String {
    // The dates of a stage begin in 1971.
    let seconds = Int(date.timeIntervalSince1970) + place.timeZone.secondsFromGMT(for: date)
    let (hour, minute) = (seconds / 3600 % 24, seconds / 60 % 60)
    return "\(hour % 12 == 0 ? 12 : hour % 12):\(minute < 10 ? "0" : "")\(minute)"
  }

  /// The formatter of hours and minutes, as the user's region writes them, in Western digits and
  /// without the half of the day.
  private lazy var formatter: DateFormatter = {
    let formatter = DateFormatter()
    // Fonts without a region's own digits would draw boxes in a part that apps cannot change.
    var parts = Locale.Components(locale: place.locale)
    parts.numberingSystem = Locale.NumberingSystem("latn")
    (formatter.locale, formatter.timeZone) = (Locale(components: parts), place.timeZone)
    formatter.setLocalizedDateFormatFromTemplate("Jmm")
    return formatter
  }()
}
