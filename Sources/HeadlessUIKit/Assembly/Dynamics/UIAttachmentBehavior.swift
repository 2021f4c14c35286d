public import Foundation
import Graphics

/// Holds an item to a point or to another item: by a rod or, at a frequency, by a spring, along an axis, by a pin, by a
/// rope, or fast.
///
/// - Note: Partly: the kinds are made by class methods that return this class, also of a subclass.
open class UIAttachmentBehavior: UIDynamicBehavior {
  /// What an item is held by.
  public enum AttachmentType: Int, Sendable {
    case items
    case anchor
  }

  /// One, or the two that hold each other.
  public let items: [any UIDynamicItem]
  /// By what.
  public let attachedBehaviorType: AttachmentType
  /// Where the other end is, if that is no item. Where it goes it takes the item along at its speed.
  open var anchorPoint: CGPoint {
    didSet {
      if dynamicAnimator == nil { anchor = SIMD2(anchorPoint) }
      dynamicAnimator?.wake()
    }
  }
  /// Points between the ends at rest; as they lay when it was made, unless told. Of a limit the most.
  open var length: CGFloat { didSet { dynamicAnimator?.wake() } }
  /// The part of critical damping; 0 swings for ever.
  open var damping: CGFloat = 0 { didSet { dynamicAnimator?.wake() } }
  /// Swings a second; 0 is a rod.
  open var frequency: CGFloat = 0 { didSet { dynamicAnimator?.wake() } }
  /// How much an item on a pin or an anchor withstands turning: 1 is what a push of 1 has 100 points away.
  open var frictionTorque: CGFloat = 0 { didSet { dynamicAnimator?.wake() } }
  /// How far an item slides along its axis, in points, or turns about its pin, in radians; 0, where it was made, is
  /// among it. No end unless told. To more than 0 an item slides against the axis.
  open var attachmentRange = UIFloatRange.infinite { didSet { dynamicAnimator?.wake() } }

  private enum Kind {
    case rod, limit, pin, fixed
    case sliding(axis: SIMD2<Double>)
  }

  private let kind: Kind
  /// Where it holds the items, from their middles in their own coordinates.
  private let places: [SIMD2<Double>]
  /// How far the first was turned against the second.
  private let angle: Double
  /// Where the anchor is in this step, and how fast it goes to where it was set.
  private var anchor: SIMD2<Double>
  private var anchorSpeed = SIMD2<Double>.zero

  /// Of `frictionTorque`: mass, times points a second each second, times points.
  private static let torque = 10_000.0

  /// At the item's middle.
  public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
    self.init(item: item, offsetFromCenter: .zero, attachedToAnchor: point)
  }

  /// At a place of the item, from its middle in its own coordinates.
  public convenience init(
    item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint
  ) {
    self.init(.rod, [item], [SIMD2(offset)], anchor: point)
  }

  /// Middle to middle.
  public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
    self.init(
      item: item1, offsetFromCenter: .zero, attachedTo: item2, offsetFromCenter: .zero)
  }

  /// Between places of the items, from their middles in their own coordinates.
  public convenience init(
    item item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset,
    attachedTo item2: any UIDynamicItem, offsetFromCenter offset2: UIOffset
  ) {
    self.init(.rod, [item1, item2], [SIMD2(offset1), SIMD2(offset2)], anchor: .zero)
  }

  /// Lets an item slide along an axis of another, at a point of the reference view; neither turns without the other.
  public class func slidingAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem,
    attachmentAnchor point: CGPoint, axisOfTranslation axis: CGVector
  ) -> UIAttachmentBehavior {
    UIAttachmentBehavior(
      .sliding(axis: DynamicBody(item2).unturned(SIMD2(axis).unit)), [item1, item2], at: point)
  }

  /// Lets an item slide along an axis through a point of the reference view, without turning.
  public class func slidingAttachment(
    with item: any UIDynamicItem, attachmentAnchor point: CGPoint,
    axisOfTranslation axis: CGVector
  ) -> UIAttachmentBehavior {
    UIAttachmentBehavior(.sliding(axis: SIMD2(axis).unit), [item], at: point)
  }

  /// Keeps two items within the distance that their places have now, as a rope does.
  public class func limitAttachment(
    with item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset,
    attachedTo item2: any UIDynamicItem, offsetFromCenter offset2: UIOffset
  ) -> UIAttachmentBehavior {
    UIAttachmentBehavior(
      .limit, [item1, item2], [SIMD2(offset1), SIMD2(offset2)], anchor: .zero)
  }

  /// Holds two items together at a point of the reference view, without turning against each other.
  public class func fixedAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem,
    attachmentAnchor point: CGPoint
  ) -> UIAttachmentBehavior {
    UIAttachmentBehavior(.fixed, [item1, item2], at: point)
  }

  /// Lets two items turn about a point of the reference view.
  public class func pinAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem,
    attachmentAnchor point: CGPoint
  ) -> UIAttachmentBehavior {
    UIAttachmentBehavior(.pin, [item1, item2], at: point)
  }

  private convenience init(_ kind: Kind, _ items: [any UIDynamicItem], at point: CGPoint) {
    let places = items.map { item in
      let body = DynamicBody(item)
      return body.unturned(SIMD2(point) - body.center)
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
    let ends = zip(bodies, places).map { $0.center + $0.turned($1) }
    length = CGFloat((ends[0] - (ends.count > 1 ? ends[1] : SIMD2(point))).length)
    angle = bodies[0].angle - (bodies.count > 1 ? bodies[1].angle : 0)
    super.init()
  }

  override var actedOn: [any UIDynamicItem] { items }

  override func describe(_ world: DynamicWorld) {
    anchorSpeed = (SIMD2(anchorPoint) - anchor) * Double(UIDynamicAnimator.rate)
  }

  override func moved(_ world: DynamicWorld, step: Double) { anchor += anchorSpeed * step }

  // MARK: - What it holds

  /// The held bodies with the ends as they lie.
  @MainActor
  private struct Ends {
    let first: DynamicBody, second: DynamicBody?
    let firstArm, secondArm: SIMD2<Double>
    /// From the second end, or the anchor, to the first.
    let way: SIMD2<Double>
    /// How far the first is turned against the second.
    let angle: Double
    let anchorSpeed: SIMD2<Double>

    /// How far the first end goes along a direction.
    func row(along direction: SIMD2<Double>, error: Double?) -> DynamicRow {
      let row = DynamicRow(first, second, along: direction, firstArm, secondArm)
      row.speed = anchorSpeed.dot(direction)
      row.error = error
      return row
    }

    /// The ends lie on each other.
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

  /// On the axis, which turns with the second, and not turned.
  private func slide(_ ends: Ends, along own: SIMD2<Double>, _ step: Double) -> [DynamicRow] {
    let axis = ends.second?.turned(own) ?? own
    let across = axis.outward
    // The axis turns with the second about its own middle, however far the first has slid.
    let arm = ends.secondArm + ends.way
    let held = DynamicRow(ends.first, ends.second, along: across, ends.firstArm, arm)
    held.error = ends.way.dot(across)
    // Which way is more than 0 Apple does not say: public apps hold a drawer that goes up by a range of 0 and more
    // along an axis that points down.
    return [held, ends.turning(error: ends.angle)]
      + limits(-ends.way.dot(axis), step) {
        DynamicRow(ends.first, ends.second, along: -axis * $0, ends.firstArm, arm)
      }
  }

  /// The range's ends, of a place at one of them.
  ///
  /// - Parameter row: of the place's growing, times a sign.
  private func limits(
    _ place: Double, _ step: Double, _ row: (Double) -> DynamicRow
  ) -> [DynamicRow] {
    let (least, most) = (Double(attachmentRange.minimum), Double(attachmentRange.maximum))
    var rows: [DynamicRow] = []
    if least.isFinite { rows.append(oneSided(row(1), room: place - least, step)) }
    if most.isFinite { rows.append(oneSided(row(-1), room: most - place, step)) }
    return rows
  }

  /// A condition that only acts where there is no room left.
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

  /// Of length 1; down where there is none.
  var unit: Self { length > 0 ? self / length : SIMD2(0, 1) }
}
