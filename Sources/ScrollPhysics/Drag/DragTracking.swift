/// One axis under a finger: the offset as a function of the finger's position.
///
///     raw = anchor - (finger - finger at the anchor)        offset = displayed(raw)
///
/// The anchor is set where the pan is recognised, which swallows the hysteresis exactly and keeps
/// the offset continuous at any sampling rate. When code assigns the offset during the drag the
/// anchor moves to the assigned value: invert the band, add the finger's delta, apply it again.
public struct DragTracking: Hashable, Sendable {
  /// May change during the drag: the raw offset stays, its display follows.
  public var axis: ScrollAxis {
    didSet { if axis != oldValue { offsetAnchor = nil } }
  }
  private var rawAnchor: Double
  private var fingerAnchor: Double
  /// What the anchor shows, to the last bit: a finger that does not move changes nothing.
  private var offsetAnchor: Double?

  /// - Parameters:
  ///   - offset: the content offset now, also in overscroll, where nothing jumps.
  ///   - finger: where the finger is now, on this axis.
  public init(axis: ScrollAxis, offset: Double, finger: Double) {
    self.axis = axis
    rawAnchor = axis.raw(offset)
    fingerAnchor = finger
    offsetAnchor = offset
  }

  /// Code assigned `offset` while the finger is at `finger`.
  public mutating func rebase(offset: Double, finger: Double) {
    rawAnchor = axis.raw(offset)
    fingerAnchor = finger
    offsetAnchor = offset
  }

  /// The offset as if there were no edges.
  public func raw(finger: Double) -> Double { rawAnchor - (finger - fingerAnchor) }

  public func offset(finger: Double) -> Double {
    if finger == fingerAnchor, let offsetAnchor { return offsetAnchor }
    return axis.displayed(raw(finger: finger))
  }

  /// Velocity of the content under a finger of this velocity, in points per second.
  public func velocity(finger: Double, fingerVelocity: Double) -> Double {
    0 - fingerVelocity * axis.slope(raw(finger: finger))
  }
}
