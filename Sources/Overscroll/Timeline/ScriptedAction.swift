public import Foundation
public import Graphics
public import ScrollPhysics

/// One thing for the stage to do, at an exact time.
public struct ScriptedAction: Hashable, Sendable {
  /// What there is to do. A target is the name of a scroll view; nil leaves it to the stage.
  public enum Kind: Hashable, Sendable {
    /// A finger comes down at a point of the window, or in the centre of the visible part of the
    /// target (of the screen, without one) if `point` is nil.
    case fingerDown(at: CGPoint?, target: String?)
    /// A finger comes down at a point of the window, or in the middle of the visible part of the target
    /// (of the screen, without one) if `point` is nil, moved by `offset`; in whatever lies there. The
    /// target may be any view.
    case press(at: CGPoint?, offset: CGVector, target: String?)
    /// The finger leaves where it is for `to`, arriving at the time `end`, which may be the same time.
    case fingerMove(to: Destination, end: Double, ease: FingerPath.Easing)
    case fingerUp
    case setOffset(Timeline.Offset, target: String?)
    case scrollTo(Timeline.Offset, animated: Bool, target: String?)
    /// The device is turned.
    case rotate(Timeline.Orientation)
    /// A key is pressed.
    case type(Character)
    /// The script is over. Always the last action.
    case end
  }

  /// Where a finger goes: `drag` knows the way, `touch` the place, `overscroll` what is to be seen.
  public enum Destination: Hashable, Sendable {
    case by(CGVector)
    case point(CGPoint)
    /// So many points beyond the content's end, for the stage to reckon the way from the scroll view.
    case overscroll(CGFloat)
  }

  /// Whether what the action does depends on where scroll views are: what lies under a finger, how far
  /// it is to an overscroll, from where a scroll begins. A finger on its way asks nothing.
  var looksAtOffsets: Bool {
    switch kind {
    case .fingerMove(.by, _, _), .fingerMove(.point, _, _), .type, .end: false
    case .fingerMove(.overscroll, _, _), .fingerDown, .press, .fingerUp, .setOffset, .scrollTo,
      .rotate:
      true
    }
  }

  /// Seconds since the start of the timeline.
  public let time: Double
  /// What to do at `time`.
  public let kind: Kind
  /// The number of the step it comes from, from 1; for `end`, the number of steps.
  public let step: Int
  /// Which finger it is about: 1, or 2 for the second.
  public let finger: Int

  package init(time: Double, kind: Kind, step: Int, finger: Int = 1) {
    (self.time, self.kind, self.step, self.finger) = (time, kind, step, finger)
  }
}
