/// The kinds of containers that assistive technologies distinguish. Raw values match UIKit's.
public enum UIAccessibilityContainerType: Int, Sendable {
  /// No container.
  case none
  /// A table whose cells have rows and columns.
  case dataTable
  /// An ordered list.
  case list
  /// A part of the screen that users may want to jump to.
  case landmark
  /// Elements that belong together.
  case semanticGroup
}
