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
    let text = formatter.string(from: date)
    written = (minute, text)
    return text
  }

  /// The formatter of hours and minutes, as the user's region writes them, in Western digits and
  /// without the half of the day.
  private lazy var formatter: DateFormatter = {
    let formatter = DateFormatter()
    // Fonts without a region's own digits would draw boxes in a part that apps cannot change.
    var parts = Locale.Components(locale: place.locale)
    parts.numberingSystem = Locale.NumberingSystem("latn")
    (formatter.locale, formatter.timeZone) = (Locale(components: parts), place.timeZone)
    if place.locale.identifier == "en_US" {
      // Built in, so that it does not depend on Foundation's tables.
      formatter.dateFormat = "h:mm"
    } else {
      formatter.setLocalizedDateFormatFromTemplate("Jmm")
    }
    return formatter
  }()
}
