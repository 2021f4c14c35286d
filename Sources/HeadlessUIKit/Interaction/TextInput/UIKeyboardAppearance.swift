/// Whether a keyboard is dark; raw values as UIKit's.
public enum UIKeyboardAppearance: Int, Sendable {
  /// As the interface is.
  case `default`
  case dark, light
  /// The old name of `dark`.
  public static let alert = UIKeyboardAppearance.dark
}
