/// The kind of keys of a keyboard. Raw values are those of UIKit. The panel drawn here has either
/// letters or digits.
public enum UIKeyboardType: Int, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad
  case emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad
  /// The former name of `asciiCapable`.
  public static let alphabet = UIKeyboardType.asciiCapable

  /// Whether the keyboard is a number pad.
  var isPad: Bool {
    switch self {
    case .numberPad, .phonePad, .decimalPad, .asciiCapableNumberPad: true
    case .default, .asciiCapable, .numbersAndPunctuation, .URL, .namePhonePad, .emailAddress,
      .twitter, .webSearch:
      false
    }
  }
}
