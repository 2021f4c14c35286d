/// The bar heights that a customisation applies to. Raw values match UIKit's.
public enum UIBarMetrics: Int, Sendable {
  case `default` = 0
  /// The height in landscape on a phone.
  case compact = 1
  case defaultPrompt = 101
  case compactPrompt = 102
}
