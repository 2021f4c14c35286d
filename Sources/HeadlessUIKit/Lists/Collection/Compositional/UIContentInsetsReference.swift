/// The reference from which the insets of a section are measured, with UIKit's raw values.
public enum UIContentInsetsReference: Int, Sendable {
  case automatic, none, safeArea, layoutMargins, readableContent
}
