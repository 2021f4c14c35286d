/// The automatic correction of a keyboard. Raw values are those of UIKit.
///
/// Text typed by a script is not changed. With `no`, the keyboard has no line of suggestions.
public enum UITextAutocorrectionType: Int, Sendable { case `default`, no, yes }
