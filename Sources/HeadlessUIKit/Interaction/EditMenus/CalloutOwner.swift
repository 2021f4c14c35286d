import Foundation

/// The owner of a callout, which decides its target and handles its lines.
@preconcurrency @MainActor
protocol CalloutOwner: AnyObject {
  /// The rectangle that the callout points at, in window coordinates.
  var calloutTarget: CGRect { get }
  /// The direction of the arrow. Nil means down from above the target if the space suffices, else
  /// up.
  var calloutArrow: CalloutArrow? { get }
  /// Called when a line other than a submenu is tapped.
  func choose(_ choice: CalloutLine.Choice)
  /// Called when a touch begins outside the callout.
  func hideCallout()
  /// Called when the frame of the callout changes.
  func calloutMoved()
}
