/// The base style of a bar: light or black. Raw values match UIKit's.
public enum UIBarStyle: Int, Sendable {
  case `default`, black

  /// The style that was translucent before iOS 13; black.
  public static let blackTranslucent = UIBarStyle.black
  /// The style that was opaque before iOS 13; black.
  public static let blackOpaque = UIBarStyle.black
}
