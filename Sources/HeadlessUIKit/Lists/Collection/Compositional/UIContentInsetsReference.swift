/// From where a section's insets count; raw values as UIKit's.
public enum UIContentInsetsReference: Int, Sendable {
  case automatic, none, safeArea, layoutMargins, readableContent
}
