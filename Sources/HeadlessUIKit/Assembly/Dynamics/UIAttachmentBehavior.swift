public import Foundation
import Graphics

/// A behaviour that attaches an item to a point or to another item.
///
/// The attachment is a rod, a spring (if it has a frequency), a sliding axis, a pin, a rope, or
/// rigid.
///
/// - Note: Partly: the class methods return this class, even if called on a subclass.
open class UIAttachmentBehavior: UIDynamicBehavior {
  /// The kind of the second end.
  public enum AttachmentType: Int, Sendable {
    case items
    case anchor
  }

  /// The attached item, or the two items attached to each other.
  public let items: [any UIDynamicItem]
  /// The kind of the second end.
  public let attachedBehaviorType: AttachmentType
  /// The anchor at the second end, if it is not an item. Moving it moves the item at its speed.
  open var anchorPoint: CGPoint {
    didSet {
      if dynamicAnimator == nil { anchor = SIMD2(anchorPoint) }
      dynamicAnimator?.wake()
    }
  }
  /// The distance between the ends at rest, in points; for a limit attachment, the maximum. The
  /// default is their distance at the time of creation.
  open var length: CGFloat { didSet { dynamicAnimator?.wake() } }
  /// The fraction of critical damping; 0 oscillates for ever.
  open var damping: CGFloat = 0 { didSet { dynamicAnimator?.wake() } }
  /// The frequency of the spring, in oscillations per second; 0 makes a rigid rod.
  open var frequency: CGFloat = 0 { didSet { dynamicAnimator?.wake() } }
  /// The resistance of an item on a pin or an anchor against rotation. 1 is the torque of a push of
  /// magnitude 1 at 100 points.
  open var frictionTorque: CGFloat = 0 { didSet { dynamicAnimator?.wake() } }
  /// The range in which an item slides along its axis, in points, or turns about its pin, in
  /// radians.
  ///
  /// 0 is the initial place and must be in the range. The default is unlimited. Positive values are
  /// opposite to the direction of the axis.
  open var attachmentRange = UIFloatRange.infinite { didSet { dynamicAnimator?.wake() } }

  private enum Kind {
    case rod, limit, pin, fixed
    case sliding(axis: SIMD2<Double>)
  }

  private let kind: Kind
  /// The attachment points, relative to the items' centres in their own coordinates.
  private let places: [SIMD2<Double>]
  /// The initial angle of the first item relative to the second.
  private let angle: Double
  /// The anchor in the current step, and its velocity towards the assigned `anchorPoint`.
  private var anchor: SIMD2<Double>
  private var anchorSpeed = SIMD2<Double>.zero

  /// The unit of `frictionTorque`: mass × points per second squared × points.
  private static let torque = 10_000.0

  /// Creates an attachment of an item's centre to an anchor.
  public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
    self.init(item: item, offsetFromCenter: .zero, attachedToAnchor: point)
  }

  /// Creates an attachment of a point of an item to an anchor. The offset is from the item's
  /// centre, in its own coordinates.
  public convenience init(
    item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint
  ) {
    self.init(.rod, [item], [SIMD2(offset)], anchor: point)
  }

  /// Creates an attachment between the centres of two items.
  public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
    self.init(
      item: item1, offsetFromCenter: .zero, attachedTo: item2, offsetFromCenter: .zero)
  }

  /// Creates an attachment between points of two items. The offsets are from the items' centres, in
  /// their own coordinates.
  public convenience init(
    item item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset,
    attachedTo item2: any UIDynamicItem, offsetFromCenter offset2: UIOffset
  ) {
    self.init(.rod, [item1, item2], [SIMD2(offset1), SIMD2(offset2)], anchor: .zero)
  }

  /// Returns an attachment that lets an item slide along an axis fixed to another item, through a
  /// point of the reference view. Neither item rotates relative to the other.
  public class func slidingAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem,
    attachmentAnchor point: CGPoint, axisOfTranslation axis: CGVector
  ) -> UIAttachmentBehavior {
    UIAttachmentBehavior(
      .sliding(axis: DynamicBody(item2).unrotated(SIMD2(axis).unit)), [item1, item2], at: point)
  }

  /// Returns an attachment that lets an item slide along an axis through a point of the reference
  /// view, without rotation.
  public class func slidingAttachment(
    with item: any UIDynamicItem, attachmentAnchor point: CGPoint,
    axisOfTranslation axis: CGVector
  ) -> UIAttachmentBehavior {
    UIAttachmentBehavior(.sliding(axis: SIMD2(axis).unit), [item], at: point)
  }

  /// Returns an attachment that keeps two items within the current distance of their points, like a
  /// rope.
  public class func limitAttachment(
    with item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset,
    attachedTo item2: any UIDynamicItem, offsetFromCenter offset2: UIOffset
  ) -> UIAttachmentBehavior {
    UIAttachmentBehavior(
      .limit, [item1, item2], [SIMD2(offset1), SIMD2(offset2)], anchor: .zero)
  }

  /// Returns an attachment that fixes two items to each other at a point of the reference view,
  /// without relative rotation.
  public class func fixedAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem,
    attachmentAnchor point: CGPoint
  ) -> UIAttachmentBehavior {
    UIAttachmentBehavior(.fixed, [item1, item2], at: point)
  }

  /// Returns an attachment that lets two items rotate about a common point of the reference view.
  public class func pinAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem,
    attachmentAnchor point: CGPoint
  ) -> UIAttachmentBehavior {
    UIAttachmentBehavior(.pin, [item1, item2], at: point)
  }

  private convenience init(_ kind: Kind, _ items: [any UIDynamicItem], at point: CGPoint) {
    let places = items.map { item in
      let body = DynamicBody(item)
      return body.unrotated(SIMD2(point) - body.center)
    }
    self.init(kind, items, places, anchor: point)
  }

  private init(
    _ kind: Kind, _ items: [any UIDynamicItem], _ places: [SIMD2<Double>], anchor point: CGPoint
  ) {
    (self.kind, self.items, self.places) = (kind, items, places)
    attachedBehaviorType = items.count > 1 ? .items : .anchor
    anchorPoint = point
    anchor = SIMD2(point)
    let bodies = items.map { DynamicBody($0) }
    let ends = zip(bodies, places).map { $0.center + $0.rotated($1) }
    length = CGFloat((ends[0] - (ends.count > 1 ? ends[1] : SIMD2(point))).length)
    angle = bodies[0].angle - (bodies.count > 1 ? bodies[1].angle : 0)
    super.init()
  }

  override var affectedItems: [any UIDynamicItem] { items }

  override func describe(_ world: DynamicWorld) {
    anchorSpeed = (SIMD2(anchorPoint) - anchor) * Double(UIDynamicAnimator.rate)
  }

  override func moved(_ world: DynamicWorld, step: Double) { anchor += anchorSpeed * step }

  // MARK: - Constraints

  /// The attached bodies and the current positions of both ends.
  @MainActor
  private struct Ends {
    let first: DynamicBody, second: DynamicBody?
    let firstArm, secondArm: SIMD2<Double>
    /// The vector from the second end or the anchor to the first end.
    let way: SIMD2<Double>
    /// The angle of the first body relative to the second, minus the initial one.
    let angle: Double
    let anchorSpeed: SIMD2<Double>

    /// Returns a constraint on the distance of the ends along a direction.
    func row(along direction: SIMD2<Double>, error: Double?) -> DynamicRow {
      let row = DynamicRow(first, second, along: direction, firstArm, secondArm)
      row.speed = anchorSpeed.dot(direction)
      row.error = error
      return row
    }

    /// The constraints that keep both ends at one point.
    var pinned: [DynamicRow] {
      [row(along: SIMD2(1, 0), error: way.x), row(along: SIMD2(0, 1), error: way.y)]
    }

    func turning(by sign: Double = 1, error: Double?) -> DynamicRow {
      let row = DynamicRow(turning: first, second, by: sign)
      row.error = error
      return row
    }
  }

  private func ends(_ world: DynamicWorld) -> Ends? {
    guard let first = world.body(of: items[0]) else { return nil }
    let firstArm = first.arm(to: places[0])
    let end = first.position + firstArm
    guard items.count > 1 else {
      return Ends(
        first: first, second: nil, firstArm: firstArm, secondArm: .zero, way: end - anchor,
        angle: first.angle - angle, anchorSpeed: anchorSpeed)
    }
    guard let second = world.body(of: items[1]) else { return nil }
    let secondArm = second.arm(to: places[1])
    return Ends(
      first: first, second: second, firstArm: firstArm, secondArm: secondArm,
      way: end - second.position - secondArm, angle: first.angle - second.angle - angle,
      anchorSpeed: .zero)
  }

  override func rows(_ world: DynamicWorld, step: Double) -> [DynamicRow] {
    guard let ends = ends(world) else { return [] }
    switch kind {
    case .rod where frequency > 0:
      return (step > 0 ? spring(ends, step) : []) + friction(ends, step)
    case .rod: return rod(ends) + friction(ends, step)
    case .limit: return rope(ends, step)
    case .pin:
      let turn = ends.angle
      return ends.pinned + friction(ends, step)
        + limits(turn, step) { ends.turning(by: $0, error: nil) }
    case .fixed: return ends.pinned + [ends.turning(error: ends.angle)]
    case .sliding(let axis): return slide(ends, along: axis, step)
    }
  }

  private func spring(_ ends: Ends, _ step: Double) -> [DynamicRow] {
    let distance = ends.way.length
    let rows =
      length > 0 && distance > 0
      ? [ends.row(along: ends.way / distance, error: distance - Double(length))] : ends.pinned
    for row in rows {
      row.soften(
        frequency: 2 * .pi * Double(frequency), damping: Double(max(damping, 0)),
        stretch: row.error ?? 0, step: step)
      row.error = nil
    }
    return rows
  }

  private func rod(_ ends: Ends) -> [DynamicRow] {
    let distance = ends.way.length
    guard length > 0, distance > 0 else { return ends.pinned }
    return [ends.row(along: ends.way / distance, error: distance - Double(length))]
  }

  private func rope(_ ends: Ends, _ step: Double) -> [DynamicRow] {
    let distance = ends.way.length
    guard distance > 0 else { return [] }
    return [
      oneSided(
        ends.row(along: -ends.way / distance, error: nil), room: Double(length) - distance, step)
    ]
  }

  /// Returns the constraints that keep the first item on the axis, which rotates with the second,
  /// and prevent relative rotation.
  private func slide(_ ends: Ends, along own: SIMD2<Double>, _ step: Double) -> [DynamicRow] {
    let axis = ends.second?.rotated(own) ?? own
    let across = axis.outward
    // The axis rotates with the second body about its centre, however far the first item has slid.
    let arm = ends.secondArm + ends.way
    let held = DynamicRow(ends.first, ends.second, along: across, ends.firstArm, arm)
    held.error = ends.way.dot(across)
    // Apple does not document the positive direction. Public apps hold a drawer that moves up by a
    // range of 0 and more along an axis that points down.
    return [held, ends.turning(error: ends.angle)]
      + limits(-ends.way.dot(axis), step) {
        DynamicRow(ends.first, ends.second, along: -axis * $0, ends.firstArm, arm)
      }
  }

  /// Returns the constraints of the range's ends for a place in the range.
  ///
  /// - Parameter row: Returns a constraint on the growth of the place, times a sign.
  private func limits(
    _ place: Double, _ step: Double, _ row: (Double) -> DynamicRow
  ) -> [DynamicRow] {
    let (least, most) = (Double(attachmentRange.minimum), Double(attachmentRange.maximum))
    var rows: [DynamicRow] = []
    if least.isFinite { rows.append(oneSided(row(1), room: place - least, step)) }
    if most.isFinite { rows.append(oneSided(row(-1), room: most - place, step)) }
    return rows
  }

  /// Returns a constraint that acts only if no space is left.
  private func oneSided(_ row: DynamicRow, room: Double, _ step: Double) -> DynamicRow {
    row.impulses = 0...Double.infinity
    row.error = room
    if step > 0 { row.speed -= max(room, 0) / step }
    return row
  }

  private func friction(_ ends: Ends, _ step: Double) -> [DynamicRow] {
    let isPin = if case .pin = kind { true } else { items.count == 1 }
    guard isPin, frictionTorque > 0, step > 0 else { return [] }
    let most = Double(frictionTorque) * Self.torque * step
    let row = ends.turning(error: nil)
    row.impulses = -most...most
    return [row]
  }
}

extension SIMD2<Double> {
  init(_ point: CGPoint) { self.init(Double(point.x), Double(point.y)) }
  init(_ offset: UIOffset) { self.init(Double(offset.horizontal), Double(offset.vertical)) }
  init(_ vector: CGVector) { self.init(Double(vector.dx), Double(vector.dy)) }

  /// The vector scaled to length 1; the zero vector becomes (0, 1), which points down.
  var unit: Self { length > 0 ? self / length : SIMD2(0, 1) }
}
