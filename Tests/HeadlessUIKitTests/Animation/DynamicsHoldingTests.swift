import Foundation
import Graphics
@_spi(Overscroll) import HeadlessUIKit
import Testing

/// Attachments of items to points and to each other.
@MainActor
@Suite("Dynamics: attachments")
struct DynamicsHoldingTests {
  @Test("An item attached at its edge swings like a physical pendulum")
  func pendulum() {
    let lab = DynamicsLab()
    let (pivot, start) = (CGPoint(x: 150, y: 100), CGFloat(0.1))
    let view = lab.item(rect(0, 0, 20, 100))
    view.transform = CGAffineTransform(rotationAngle: start)
    view.center = CGPoint(x: pivot.x - 50 * sin(start), y: pivot.y + 50 * cos(start))
    let hold = UIAttachmentBehavior(
      item: view, offsetFromCenter: UIOffset(horizontal: 0, vertical: -50), attachedToAnchor: pivot)
    #expect(hold.length < 1e-9 && hold.attachedBehaviorType == .anchor)
    lab.add(hold, UIGravityBehavior(items: [view]))
    // ω² = g d / (I / m), with I about the pivot.
    let inertia: CGFloat = (20 * 20 + 100 * 100) / 12 + 2500
    let omega = (50_000 / inertia).squareRoot()
    for step in 1...60 {
      let time = Double(step) / 30
      lab.run(to: time)
      let wanted = start * cos(omega * CGFloat(time))
      #expect(abs(view.turn - wanted) < 0.004, "\(time)")
      let end = CGPoint(
        x: view.center.x + 50 * sin(view.turn), y: view.center.y - 50 * cos(view.turn))
      #expect(end.distance(to: pivot) < 1e-6)
    }
  }

  @Test("Anchor friction holds lighter items", arguments: [false, true])
  func friction(isHeld: Bool) {
    let lab = DynamicsLab()
    let view = lab.item(rect(100, 140, 100, 20))
    let hold = UIAttachmentBehavior(
      item: view, offsetFromCenter: UIOffset(horizontal: -50, vertical: 0),
      attachedToAnchor: CGPoint(x: 100, y: 150))
    // The weight exerts a torque of 0.2 · 1000 · 50 = 10 000.
    hold.frictionTorque = isHeld ? 1.05 : 0.5
    lab.add(hold, UIGravityBehavior(items: [view]))
    lab.run(to: 0.25)
    #expect(isHeld ? abs(view.turn) < 1e-6 : view.turn > 0.1, "\(view.turn)")
  }

  @Test("An anchor moves an item, which continues when it is released")
  func drag() {
    let lab = DynamicsLab()
    let view = lab.item(rect(0, 100, 40, 40))
    let hold = UIAttachmentBehavior(item: view, attachedToAnchor: view.center)
    let matter = UIDynamicItemBehavior(items: [view])
    lab.add(hold, matter)
    for frame in 1...30 {
      hold.anchorPoint.x += 2
      lab.run(to: Double(frame) / 60)
      #expect(abs(view.center.x - hold.anchorPoint.x) < 1e-6)
    }
    #expect(abs(matter.linearVelocity(for: view).x - 120) < 1e-6)
    lab.animator.removeBehavior(hold)
    lab.run(to: 1)
    #expect(abs(view.center.x - 80 - 60) < 1e-3)
  }

  @Test("Dragging a corner rotates the item after the finger")
  func corner() {
    let lab = DynamicsLab()
    let view = lab.item(rect(100, 100, 60, 60))
    let hold = UIAttachmentBehavior(
      item: view, offsetFromCenter: UIOffset(horizontal: -25, vertical: -25),
      attachedToAnchor: CGPoint(x: 105, y: 105))
    lab.add(hold)
    for frame in 1...40 {
      hold.anchorPoint.x -= 2
      lab.run(to: Double(frame) / 60)
    }
    #expect(abs(view.turn) > 0.3)
    let corner = CGPoint(x: -25, y: -25).applying(view.transform)
    let place = CGPoint(x: view.center.x + corner.x, y: view.center.y + corner.y)
    #expect(place.distance(to: hold.anchorPoint) < 1e-6)
  }

  @Test("A sliding attachment moves an item only along its axis and within its range")
  func sliding() {
    let lab = DynamicsLab()
    let view = lab.item(rect(100, 100, 40, 40))
    let slide = UIAttachmentBehavior.slidingAttachment(
      with: view, attachmentAnchor: CGPoint(x: 90, y: 80), axisOfTranslation: CGVector(dx: 0, dy: 2)
    )
    let gravity = UIGravityBehavior(items: [view])
    gravity.gravityDirection = CGVector(dx: 1, dy: 1)
    lab.add(slide, gravity)
    lab.run(to: 0.2)
    #expect(abs(view.center.x - 120) < 1e-6 && abs(view.turn) < 1e-6)
    #expect(abs(view.center.y - 120 - 20) < 0.5, "\(view.center)")
    // Positive values are opposite to the axis.
    slide.attachmentRange = UIFloatRange(minimum: -50, maximum: 10)
    lab.run(to: 1)
    #expect(abs(view.center.y - 170) < 1e-6)
    gravity.gravityDirection = CGVector(dx: 0, dy: -1)
    lab.run(to: 3)
    #expect(abs(view.center.y - 110) < 1e-6 && abs(view.center.x - 120) < 1e-6)
    slide.attachmentRange = .zero
    lab.run(to: 3.5)
    #expect(abs(view.center.y - 120) < 1e-6)
  }

  @Test("Two sliding items move along each other's axis while they rotate")
  func slidingPair() {
    let lab = DynamicsLab()
    let (rider, rail) = (lab.item(rect(100, 100, 20, 20)), lab.item(rect(60, 120, 180, 10)))
    let slide = UIAttachmentBehavior.slidingAttachment(
      with: rider, attachedTo: rail, attachmentAnchor: CGPoint(x: 110, y: 120),
      axisOfTranslation: CGVector(dx: 1, dy: 0))
    let matter = UIDynamicItemBehavior(items: [rider, rail])
    lab.add(slide, matter)
    matter.addAngularVelocity(1, for: rail)
    matter.addLinearVelocity(CGPoint(x: 40, y: 0), for: rider)
    lab.run(to: 0.5)
    #expect(abs(rider.turn - rail.turn) < 1e-6 && rail.turn > 0.2)
    // The position of the rider's attachment in the rail's own coordinates.
    let way = CGPoint(x: 0, y: 10).applying(rider.transform)
    let hold = CGPoint(
      x: rider.center.x + way.x - rail.center.x, y: rider.center.y + way.y - rail.center.y
    ).applying(rail.transform.inverted())
    #expect(abs(hold.y + 5) < 1e-6 && hold.x > -38, "\(hold)")
  }

  @Test("A limit attachment is slack until its length is reached")
  func limit() {
    let lab = DynamicsLab()
    let (hook, weight) = (lab.item(rect(140, 40, 20, 20)), lab.item(rect(140, 90, 20, 20)))
    let rope = UIAttachmentBehavior.limitAttachment(
      with: hook, offsetFromCenter: .zero, attachedTo: weight,
      offsetFromCenter: UIOffset(horizontal: 0, vertical: -10))
    #expect(rope.length == 40 && rope.attachedBehaviorType == .items)
    rope.length = 100
    let anchored = UIDynamicItemBehavior(items: [hook])
    anchored.isAnchored = true
    lab.add(rope, anchored, UIGravityBehavior(items: [weight]))
    lab.run(to: 0.2)
    // The weight falls freely; steps of 1/240 s are half a step ahead.
    #expect(abs(weight.center.y - 100 - 20) < 0.5)
    lab.run(to: 2)
    #expect(abs(weight.center.y - 160) < 1e-6 && hook.center.y == 50)
  }

  @Test("A pin joins two items at a point of rotation within its range")
  func pin() {
    let lab = DynamicsLab()
    let (wall, door) = (lab.item(rect(90, 40, 20, 20)), lab.item(rect(110, 40, 80, 20)))
    let hinge = UIAttachmentBehavior.pinAttachment(
      with: door, attachedTo: wall, attachmentAnchor: CGPoint(x: 110, y: 50))
    let anchored = UIDynamicItemBehavior(items: [wall])
    anchored.isAnchored = true
    lab.add(hinge, anchored, UIGravityBehavior(items: [door]))
    hinge.attachmentRange = UIFloatRange(minimum: -0.2, maximum: 0.7)
    lab.run(to: 2)
    #expect(abs(door.turn - 0.7) < 1e-6 && wall.turn == 0)
    let wanted = CGPoint(x: 110 + 40 * cos(0.7), y: 50 + 40 * sin(0.7))
    #expect(door.center.distance(to: wanted) < 1e-5)
  }

  @Test("A fixed attachment makes two items move as one")
  func fixed() {
    let lab = DynamicsLab()
    let (a, b) = (lab.item(rect(50, 100, 40, 40)), lab.item(rect(110, 100, 20, 40)))
    let weld = UIAttachmentBehavior.fixedAttachment(
      with: a, attachedTo: b, attachmentAnchor: CGPoint(x: 100, y: 120))
    let matter = UIDynamicItemBehavior(items: [a, b])
    lab.add(weld, matter)
    matter.addLinearVelocity(CGPoint(x: 0, y: 60), for: a)
    lab.run(to: 1)
    #expect(abs(a.turn - b.turn) < 1e-6 && abs(a.turn) > 0.1)
    let way = CGPoint(x: 50, y: 0).applying(a.transform)
    let wanted = CGPoint(x: a.center.x + way.x, y: a.center.y + way.y)
    #expect(b.center.distance(to: wanted) < 1e-6)
    // The masses are 2 : 1, so the centre of mass moves at two thirds of the speed.
    #expect(abs((2 * a.center.y + b.center.y) / 3 - 120 - 40) < 1e-3)
  }

  @Test("Attachment ranges contain the values between their limits")
  func ranges() {
    #expect(UIFloatRange.infinite.isInfinite && !UIFloatRange.zero.isInfinite)
    #expect(UIFloatRange(minimum: 0, maximum: 0) == .zero)
    #expect(!UIFloatRange(minimum: -.infinity, maximum: 1).isInfinite)
  }
}
