import Foundation

/// Decoding of date pickers.
extension NibReader {
  func fillDatePicker(_ picker: UIDatePicker) {
    if let mode = option("datePickerMode", NibOptions.dateModes) { picker.datePickerMode = mode }
    if let style = option("style", NibOptions.dateStyles) {
      picker.preferredDatePickerStyle = style
    }
    if let minutes = integer("minuteInterval") { picker.minuteInterval = minutes }
    if let rounds = bool("roundsToMinuteInterval") { picker.roundsToMinuteInterval = rounds }
    if let seconds = number("countDownDuration") {
      picker.countDownDuration = TimeInterval(seconds)
    }
    if let locale = reader("locale", key: "locale"), let name = locale["localeIdentifier"] {
      picker.locale = Locale(identifier: name)
    }
    if let date = date("minimumDate") { picker.minimumDate = date }
    if let date = date("maximumDate") { picker.maximumDate = date }
    let isNow = bool("useCurrentDate") ?? false
    if let date = date("date"), !isNow { picker.date = date }
  }

  private func date(_ key: String) -> Date? {
    reader("date", key: key)?.number("timeIntervalSinceReferenceDate").map {
      Date(timeIntervalSinceReferenceDate: Double($0))
    }
  }
}
