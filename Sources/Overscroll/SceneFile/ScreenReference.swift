/// Something that an output names and only the played screen can know: a moment, a column, a view.
package struct ScreenReference: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// Of every screen that the output shows.
    case moment(ScriptMoment)
    /// A scroll view with this name.
    case scrollView(String)
    /// A column of the trace, of a plot.
    case column(String)
    /// A column of the trace, shown over the screens.
    case overlay(String)
    /// A view of a diagram.
    case view(String)
    /// The constraint of a diagram that is drawn in red.
    case constraint(String)
  }

  package let kind: Kind
  /// Where it is written.
  let range: SourceRange
  /// The place in the document.
  let path: String
}
