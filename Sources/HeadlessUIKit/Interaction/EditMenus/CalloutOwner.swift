import Foundation

/// Who shows a callout.
@MainActor
protocol CalloutOwner: AnyObject {
  /// What it points at, in the window.
  var calloutTarget: CGRect { get }
  /// Where the arrow points; nil: down from above the target if there is room, else up.
  var calloutArrow: CalloutArrow? { get }
  /// A line was tapped that is no menu.
  func choose(_ choice: CalloutLine.Choice)
  /// A finger came down beside it.
  func hideCallout()
  /// It is elsewhere than it was, or of another size.
  func calloutMoved()
}
