/// A name in an output that can only be resolved on the played screen: a moment, a column, a view.
package struct ScreenReference: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// A moment, on every screen that the output shows.
    case moment(ScriptMoment)
    /// A scroll view with this name.
    case scrollView(String)
    /// A column of the trace that a plot shows.
    case column(String)
    /// A column of the trace that an overlay shows.
    case overlay(String)
    /// A view of a diagram.
    case view(String)
    /// The constraint that a diagram draws in red.
    case constraint(String)
  }

  package let kind: Kind
  /// The place of the name in the scene.
  let range: SourceRange
  /// The path of the name in the document.
  let path: String
}
