/// The appearance of a keyboard. Raw values are those of UIKit.
public enum UIKeyboardAppearance: Int, Sendable {
  /// The light or dark appearance of the interface.
  case `default`
  case dark, light
  /// The former name of `dark`.
  public static let alert = UIKeyboardAppearance.dark
}
