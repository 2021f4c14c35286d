/// Which keys a keyboard has; raw values as UIKit's. The panel drawn here has letters or digits.
public enum UIKeyboardType: Int, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad
  case emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad
  /// The old name of `asciiCapable`.
  public static let alphabet = UIKeyboardType.asciiCapable

  /// Whether it is a block of digits.
  var isPad: Bool {
    switch self {
    case .numberPad, .phonePad, .decimalPad, .asciiCapableNumberPad: true
    case .default, .asciiCapable, .numbersAndPunctuation, .URL, .namePhonePad, .emailAddress,
      .twitter, .webSearch:
      false
    }
  }
}
