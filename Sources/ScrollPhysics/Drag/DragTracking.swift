/// One axis under a finger: the offset as a function of the finger's position.
///
///     raw = anchor - (finger - finger at the anchor)        offset = displayed(raw)
///
/// The anchor is set where the pan is recognised, which swallows the hysteresis exactly and keeps
/// the offset continuous at any sampling rate. When code assigns the offset during the drag the
/// anchor moves to the assigned value: invert the band, add the finger's delta, apply it again.
///
/// No finger shows an overscroll as long as the bounds, but a bounce may, and code. There the rubber
/// band has no inverse; a drag that begins so far out is on a longer band, on which that overscroll is
/// nine tenths of the length. So nothing jumps, and the finger can pull the content back.
public struct DragTracking: Hashable, Sendable {
  /// The axis the content moves on.
  public private(set) var axis: ScrollAxis
  /// Overscroll up to this share of the bounds is on the bounds' own band; to pull content back from
  /// there a finger needs 16 lengths of the bounds already, `x(0.9 H) = 0.9 H / (0.55 (1 - 0.9))`.
  private static let farthestShare = 0.9
  /// The least dimension the band needs for the overscroll at the anchor.
  private var neededDimension: Double
  private var rawAnchor: Double
  private var fingerAnchor: Double
  /// What is seen with the finger at a position, to the last bit: a finger that does not move changes
  /// nothing.
  private var seen: Sight

  private struct Sight: Hashable {
    var finger: Double
    var offset: Double
  }

  /// - Parameters:
  ///   - offset: the content offset now, also in overscroll, where nothing jumps.
  ///   - finger: where the finger is now, on this axis.
  public init(axis: ScrollAxis, offset: Double, finger: Double) {
    self.axis = axis
    (rawAnchor, fingerAnchor, neededDimension) = (0, finger, 0)
    seen = Sight(finger: finger, offset: offset)
    rebase(offset: offset, finger: finger)
  }

  /// Code assigned `offset` while the finger is at `finger`. An infinite offset counts as the end of the
  /// range on its side, NaN as the start.
  public mutating func rebase(offset: Double, finger: Double) {
    let offset = offset.isFinite ? offset : axis.range.clamp(offset)
    neededDimension = abs(axis.range.overscroll(offset)) / Self.farthestShare
    rawAnchor = axis.raw(offset, on: band)
    fingerAnchor = finger
    seen = Sight(finger: finger, offset: offset)
  }

  /// The range, the bounds or what the view may do changed while the finger is at `finger`. The raw offset
  /// stays; its display follows when the finger moves, for without a move there is no touch to follow.
  public mutating func change(to axis: ScrollAxis, finger: Double) {
    guard axis != self.axis else { return }
    seen = Sight(finger: finger, offset: offset(finger: finger))
    self.axis = axis
  }

  /// The offset as if there were no edges.
  public func raw(finger: Double) -> Double { rawAnchor - (finger - fingerAnchor) }

  /// The offset with the finger at a position, both in points.
  public func offset(finger: Double) -> Double {
    finger == seen.finger ? seen.offset : axis.displayed(raw(finger: finger), on: band)
  }

  /// How far the finger has to go from a position for the content to be seen at `offset`, or as near to
  /// it as the rubber band gets.
  public func travel(to offset: Double, finger: Double) -> Double {
    raw(finger: finger) - axis.raw(offset, on: band)
  }

  /// Velocity of the content under a finger of this velocity, in points per second.
  public func velocity(finger: Double, fingerVelocity: Double) -> Double {
    // 0 - x, not -x: a finger at rest gives no negative zero.
    0 - fingerVelocity * axis.slope(raw(finger: finger), on: band)
  }

  private var band: RubberBand {
    let length = max(axis.boundsLength, neededDimension)
    return RubberBand(dimension: length, constants: axis.constants)
  }
}
