public import Foundation
public import Graphics
public import ScrollPhysics

/// A single action for the stage to perform at an exact time.
public struct ScriptedAction: Hashable, Sendable {
  /// The kinds of action. A target is the name of a scroll view; with nil the stage chooses one.
  public enum Kind: Hashable, Sendable {
    /// Puts a finger down at a point of the window. If `point` is nil, the place is the centre of
    /// the visible part of the target, or of the screen without a target.
    case fingerDown(at: CGPoint?, target: String?)
    /// Puts a finger down in any view, at a point of the window moved by `offset`. If `point` is
    /// nil, the place is the centre of the visible part of the target, or of the screen without a
    /// target. The target may be any view.
    case press(at: CGPoint?, offset: CGVector, target: String?)
    /// Moves the finger from its position to `to`. It arrives at time `end`, which may be the
    /// current time.
    case fingerMove(to: Destination, end: Double, ease: FingerPath.Easing)
    case fingerUp
    case setOffset(Timeline.Offset, target: String?)
    case scrollTo(Timeline.Offset, animated: Bool, target: String?)
    /// Turns the device.
    case rotate(Timeline.Orientation)
    /// Presses a key.
    case type(Character)
    /// Ends the script. Always the last action.
    case end
  }

  /// The destination of a finger: a distance for `drag`, a place for `touch`, a visible result for
  /// `overscroll`.
  public enum Destination: Hashable, Sendable {
    case by(CGVector)
    case point(CGPoint)
    /// A number of points to show beyond the content's end. The stage computes the finger's travel
    /// from the scroll view.
    case overscroll(CGFloat)
  }

  /// Whether the action depends on where scroll views are: the view under a finger, the distance to
  /// an overscroll, the start of a scroll. A moving finger reads no offset.
  var dependsOnOffsets: Bool {
    switch kind {
    case .fingerMove(.by, _, _), .fingerMove(.point, _, _), .type, .end: false
    case .fingerMove(.overscroll, _, _), .fingerDown, .press, .fingerUp, .setOffset, .scrollTo,
      .rotate:
      true
    }
  }

  /// The time in seconds since the start of the timeline.
  public let time: Double
  /// The action to perform at `time`.
  public let kind: Kind
  /// The number of the step that the action belongs to, counted from 1. For `end`, the number of
  /// steps.
  public let step: Int
  /// The finger of the action: 1, or 2 for the second finger.
  public let finger: Int

  package init(time: Double, kind: Kind, step: Int, finger: Int = 1) {
    (self.time, self.kind, self.step, self.finger) = (time, kind, step, finger)
  }
}
