/// A drag on one axis: the content offset as a function of the finger's position.
///
/// ```
/// raw = anchor - (finger - finger at the anchor)        offset = displayed(raw)
/// ```
///
/// The anchor is set where the pan is recognised. This absorbs the hysteresis exactly and keeps the
/// offset continuous at any sampling rate. If code assigns the offset during the drag, the anchor
/// moves to the assigned value: the rubber band is inverted, the finger's movement added, and the
/// band applied again.
///
/// A finger cannot produce an overscroll as long as the bounds, but a bounce or code can. The
/// rubber band has no inverse there. A drag that begins at such an overscroll uses a longer band,
/// on which it is nine tenths of the length. The content then does not jump, and the finger can
/// pull it back.
public struct DragTracking: Hashable, Sendable {
  /// The axis on which the content moves.
  public private(set) var axis: ScrollAxis
  /// The share of the bounds up to which an overscroll uses the band of the bounds' own length. To
  /// pull content back from there, a finger already needs 16 lengths of the bounds, `x(0.9 H) = 0.9
  /// H / (0.55 (1 - 0.9))`.
  private static let farthestShare = 0.9
  /// The smallest dimension of the band that can display the overscroll at the anchor.
  private var neededDimension: Double
  private var rawAnchor: Double
  private var fingerAnchor: Double
  /// The last displayed offset and its finger position. A finger that does not move leaves the
  /// offset unchanged to the last bit.
  private var lastSample: Sample

  private struct Sample: Hashable {
    var finger: Double
    var offset: Double
  }

  /// Starts a drag.
  ///
  /// - Parameters:
  ///   - offset: The current content offset, which may be in overscroll.
  ///   - finger: The current position of the finger on this axis.
  public init(axis: ScrollAxis, offset: Double, finger: Double) {
    self.axis = axis
    (rawAnchor, fingerAnchor, neededDimension) = (0, finger, 0)
    lastSample = Sample(finger: finger, offset: offset)
    rebase(offset: offset, finger: finger)
  }

  /// Continues the drag from an offset that code assigned while the finger is at `finger`. An
  /// infinite offset counts as the end of the range on its side, NaN as the start.
  public mutating func rebase(offset: Double, finger: Double) {
    let offset = offset.isFinite ? offset : axis.range.clamp(offset)
    neededDimension = abs(axis.range.overscroll(offset)) / Self.farthestShare
    rawAnchor = axis.raw(offset, on: band)
    fingerAnchor = finger
    lastSample = Sample(finger: finger, offset: offset)
  }

  /// Applies a new range, bounds or options while the finger is at `finger`. The raw offset is
  /// unchanged. The displayed offset changes with the next movement of the finger, because without
  /// one no touch event occurs.
  public mutating func change(to axis: ScrollAxis, finger: Double) {
    guard axis != self.axis else { return }
    lastSample = Sample(finger: finger, offset: offset(finger: finger))
    self.axis = axis
  }

  /// Returns the offset that the finger's position gives without edges.
  public func raw(finger: Double) -> Double { rawAnchor - (finger - fingerAnchor) }

  /// Returns the content offset for a finger position, both in points.
  public func offset(finger: Double) -> Double {
    finger == lastSample.finger ? lastSample.offset : axis.displayed(raw(finger: finger), on: band)
  }

  /// Returns the distance that the finger must move from a position to show the content at
  /// `offset`. If the rubber band cannot reach the offset, the nearest possible one counts.
  public func travel(to offset: Double, finger: Double) -> Double {
    raw(finger: finger) - axis.raw(offset, on: band)
  }

  /// Returns the velocity of the content for a velocity of the finger, in points per second.
  public func velocity(finger: Double, fingerVelocity: Double) -> Double {
    // Subtract from 0 instead of negating, so that a finger at rest gives no negative zero.
    0 - fingerVelocity * axis.slope(raw(finger: finger), on: band)
  }

  private var band: RubberBand {
    let length = max(axis.boundsLength, neededDimension)
    return RubberBand(dimension: length, constants: axis.constants)
  }
}
