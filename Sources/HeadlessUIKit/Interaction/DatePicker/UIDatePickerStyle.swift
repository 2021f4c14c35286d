/// The appearance of a date picker. Raw values are those of UIKit.
public enum UIDatePickerStyle: Int, Sendable {
  /// The style `compact`, or `wheels` for a countdown.
  case automatic
  case wheels
  /// Buttons with the date and the time.
  case compact
  /// A calendar month, with the time below.
  case inline
}
