/// How a date picker looks; raw values as UIKit's.
public enum UIDatePickerStyle: Int, Sendable {
  /// `compact`; for a countdown `wheels`.
  case automatic
  case wheels
  /// Buttons with the date and the time.
  case compact
  /// A month's days, and the time below.
  case inline
}
