import Foundation
import Graphics
@_spi(Overscroll) import HeadlessUIKit
import Testing

/// Rotating bodies, and their collision shapes.
@MainActor
@Suite("Dynamics: turning and shapes")
struct DynamicsTurningTests {
  @Test("An off-centre push rotates by its torque")
  func offCentre() {
    let lab = DynamicsLab()
    let (free, slowed) = (lab.item(rect(0, 0, 100, 100)), lab.item(rect(0, 150, 100, 100)))
    let stiff = lab.item(rect(150, 150, 100, 100))
    let push = UIPushBehavior(items: [free, slowed, stiff], mode: .instantaneous)
    push.pushDirection = CGVector(dx: 1, dy: 0)
    for item in [free, slowed, stiff] {
      push.setTargetOffsetFromCenter(UIOffset(horizontal: 0, vertical: -50), for: item)
    }
    let (matter, upright) = (
      UIDynamicItemBehavior(items: [slowed]), UIDynamicItemBehavior(items: [stiff])
    )
    matter.angularResistance = 2
    upright.allowsRotation = false
    lab.add(push, matter, upright)
    lab.run(to: 0.5)
    // 100 · 50: an impulse of 100, 50 points from the middle, over an inertia of (100² + 100²) /
    // 12.
    let spin: CGFloat = 3
    #expect(abs(matter.angularVelocity(for: free) - spin) < 1e-9)
    #expect(abs(free.turn - spin / 2) < 1e-6 && abs(free.center.x - 100) < 1e-6)
    let left = spin * exp(-1)
    #expect(abs(matter.angularVelocity(for: slowed) - left) < 1e-9)
    #expect(stiff.transform == .identity && abs(stiff.center.x - 250) < 1e-6)
  }

  @Test("Added angular velocity rotates the transform and keeps the previous one")
  func added() {
    let lab = DynamicsLab()
    let view = lab.item(rect(100, 100, 40, 40))
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    let matter = UIDynamicItemBehavior(items: [view])
    lab.add(matter)
    matter.addAngularVelocity(1, for: view)
    matter.addAngularVelocity(0.5, for: view)
    lab.run(to: 1)
    let wanted = CGAffineTransform(rotationAngle: 1.5).scaledBy(x: 2, y: 2)
    #expect(abs(view.transform.a - wanted.a) < 1e-6 && abs(view.transform.b - wanted.b) < 1e-6)
    #expect(view.center == CGPoint(x: 120, y: 120))
  }

  @Test("An item that lands on a corner rotates onto a side and rests")
  func corner() {
    let lab = DynamicsLab()
    let view = lab.item(rect(100, 100, 60, 30))
    view.transform = CGAffineTransform(rotationAngle: 0.5)
    let collision = UICollisionBehavior(items: [view])
    collision.translatesReferenceBoundsIntoBoundary = true
    let matter = UIDynamicItemBehavior(items: [view])
    matter.friction = 0.3
    lab.add(UIGravityBehavior(items: [view]), collision, matter)
    lab.run(to: 0.5)
    #expect(abs(view.turn - 0.5) < 1e-9)
    // The body hits at 0.561 s, at more than 500 points per second.
    lab.run(to: 35.0 / 60)
    let middle = view.turn
    #expect(middle > 0.01 && middle < 0.49, "\(middle)")
    lab.run(to: 6)
    #expect(abs(view.turn) < 1e-3, "\(view.turn)")
    #expect(abs(view.center.y - 285) < 0.02 && !lab.animator.isRunning)
  }

  @Test("An off-centre hit conserves momentum, angular momentum and, if elastic, energy")
  func conservation() {
    let lab = DynamicsLab()
    let (a, b) = (lab.item(rect(20, 100, 40, 40)), lab.item(rect(120, 125, 60, 40)))
    let matter = UIDynamicItemBehavior(items: [a, b])
    matter.elasticity = 1
    matter.addLinearVelocity(CGPoint(x: 300, y: 0), for: a)
    lab.add(UICollisionBehavior(items: [a, b]), matter)
    func sums() -> [CGFloat] {
      var sums: [CGFloat] = [0, 0, 0, 0]
      for view in [a, b] {
        let (size, v) = (view.bounds.size, matter.linearVelocity(for: view))
        let (mass, spin) = (size.width * size.height / 10_000, matter.angularVelocity(for: view))
        let inertia = mass * (size.width * size.width + size.height * size.height) / 12
        sums[0] += mass * v.x
        sums[1] += mass * v.y
        sums[2] += mass * (view.center.x * v.y - view.center.y * v.x) + inertia * spin
        sums[3] += mass * (v.x * v.x + v.y * v.y) / 2 + inertia * spin * spin / 2
      }
      return sums
    }
    lab.run(to: 0.1)
    let before = sums()
    #expect(before[0] == 48 && matter.angularVelocity(for: b) == 0)
    lab.run(to: 0.6)
    let after = sums()
    for (old, new) in zip(before, after) {
      let limit = 1e-6 * max(1, abs(old))
      #expect(abs(old - new) < limit)
    }
    #expect(abs(matter.angularVelocity(for: a)) > 1 && abs(matter.angularVelocity(for: b)) > 1)
  }

  @Test("A sliding disc ends rolling at two thirds of its speed")
  func rolling() {
    let lab = DynamicsLab()
    let disc = lab.add(RoundView(frame: rect(-2000, 260, 40, 40)))
    let collision = UICollisionBehavior(items: [disc])
    collision.addBoundary(
      withIdentifier: NSString(string: "floor"), from: CGPoint(x: -4000, y: 300),
      to: CGPoint(x: 4000, y: 300))
    let matter = UIDynamicItemBehavior(items: [disc])
    matter.friction = 0.5
    matter.addLinearVelocity(CGPoint(x: 300, y: 0), for: disc)
    lab.add(UIGravityBehavior(items: [disc]), collision, matter)
    lab.run(to: 1)
    // The inertia of a solid disc is m r² / 2. It rolls once friction has removed a third of its
    // speed.
    #expect(abs(matter.linearVelocity(for: disc).x - 200) < 0.5)
    #expect(abs(matter.angularVelocity(for: disc) * 20 - 200) < 0.5)
  }

  @Test("Discs collide as circles, not as their boxes")
  func discs() {
    let lab = DynamicsLab()
    let (falling, fixed) = (
      lab.add(RoundView(frame: rect(110, 0, 40, 40))),
      lab.add(RoundView(frame: rect(80, 200, 40, 40)))
    )
    let anchored = UIDynamicItemBehavior(items: [fixed])
    anchored.isAnchored = true
    lab.add(
      UIGravityBehavior(items: [falling, fixed]), UICollisionBehavior(items: [falling, fixed]),
      anchored)
    var nearest = CGFloat.infinity
    for frame in 1...90 {
      lab.run(to: Double(frame) / 60)
      nearest = min(nearest, falling.center.distance(to: fixed.center))
    }
    // Boxes would touch at 50.
    #expect(nearest > 39.98 && nearest < 41, "\(nearest)")
    #expect(falling.center.x > 160 && falling.center.y > 260)
    #expect(fixed.center == CGPoint(x: 100, y: 220))
  }

  @Test("A path's shape determines its mass and its collisions")
  func path() {
    let lab = DynamicsLab()
    let view = lab.add(TriangleView(frame: rect(100, 200, 60, 60)))
    view.transform = CGAffineTransform(rotationAngle: .pi)
    let push = UIPushBehavior(items: [view], mode: .instantaneous)
    push.pushDirection = CGVector(dx: 0.05, dy: 0)
    let collision = UICollisionBehavior(items: [view])
    collision.translatesReferenceBoundsIntoBoundary = true
    let matter = UIDynamicItemBehavior(items: [view])
    matter.friction = 1
    lab.add(push, matter)
    lab.run(to: 1.0 / 60)
    // The mass is that of half a square of 60 points.
    let wanted: CGFloat = 5 / 0.18
    #expect(abs(matter.linearVelocity(for: view).x - wanted) < 1e-9)
    lab.add(UIGravityBehavior(items: [view]), collision)
    lab.run(to: 6)
    // The triangle stood on its tip. It falls on one of its two long sides, which lean by atan(½).
    let lean = atan(0.5) + .pi / 2
    #expect(abs(abs(view.turn) - lean) < 0.01, "\(view.turn)")
    #expect(!lab.animator.isRunning)
  }

  @Test("Items of a group keep their relative positions")
  func group() {
    let lab = DynamicsLab()
    let (a, b) = (lab.item(rect(50, 100, 20, 20)), lab.item(rect(130, 100, 20, 20)))
    b.transform = CGAffineTransform(rotationAngle: 0.25)
    let group = UIDynamicItemGroup(items: [a, b])
    #expect(abs(group.center.y - 110) < 1e-9 && group.bounds.width > 100)
    let push = UIPushBehavior(items: [group], mode: .instantaneous)
    push.pushDirection = CGVector(dx: 0, dy: 0.1)
    push.setTargetOffsetFromCenter(UIOffset(horizontal: 50, vertical: 0), for: group)
    lab.add(push)
    lab.run(to: 0.5)
    #expect(a.turn > 0.5 && abs(b.turn - a.turn - 0.25) < 1e-9)
    #expect(abs(a.center.distance(to: b.center) - 80) < 1e-9)
    // The mass of both squares is 2 · 20² / 100².
    let middle = CGPoint(x: (a.center.x + b.center.x) / 2, y: (a.center.y + b.center.y) / 2)
    #expect(abs(middle.y - 172.5) < 0.5, "\(middle)")
  }

  @Test("Shapes of a group collide individually")
  func groupCollides() {
    let lab = DynamicsLab()
    let (a, b) = (lab.item(rect(50, 0, 20, 20)), lab.item(rect(130, 0, 20, 20)))
    let peg = lab.item(rect(90, 100, 20, 20))
    let group = UIDynamicItemGroup(items: [a, b])
    let collision = UICollisionBehavior(items: [group, peg])
    let anchored = UIDynamicItemBehavior(items: [peg])
    anchored.isAnchored = true
    lab.add(UIGravityBehavior(items: [group]), collision, anchored)
    lab.run(to: 0.6)
    // The peg passes between the two squares.
    #expect(a.center.y > 150 && a.turn == 0 && peg.center.y == 110)
  }

  @Test("A stack stands and reports each contact once")
  func stack() {
    let lab = DynamicsLab()
    let boxes = (0..<4).map { lab.item(rect(130, 20 + 60 * CGFloat($0), 40, 40)) }
    let collision = UICollisionBehavior(items: boxes)
    collision.translatesReferenceBoundsIntoBoundary = true
    final class Counter: UICollisionBehaviorDelegate {
      var began = 0
      func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
      ) {
        began += 1
        #expect(abs(p.y - 300) < 0.1 && abs(p.x - 150) < 0.1)
      }
    }
    let counter = Counter()
    collision.collisionDelegate = counter
    lab.add(UIGravityBehavior(items: boxes), collision)
    lab.run(to: 4)
    for (index, box) in boxes.enumerated() {
      let wanted = 160 + 40 * CGFloat(index)
      #expect(abs(box.center.y - wanted) < 0.05, "\(index) \(box.center)")
      #expect(abs(box.turn) < 1e-6)
    }
    #expect(counter.began == 1 && !lab.animator.isRunning)
  }

  @Test("An item sliding over adjacent boundaries is not stopped at their joints")
  func seams() {
    let lab = DynamicsLab()
    let (box, disc) = (
      lab.item(rect(0, 80, 20, 20)), lab.add(RoundView(frame: rect(0, 180, 20, 20)))
    )
    let collision = UICollisionBehavior(items: [box, disc])
    for line in 0..<20 {
      for y in [100.0, 200] {
        collision.addBoundary(
          withIdentifier: NSNumber(value: line * 1000 + Int(y)),
          from: CGPoint(x: Double(line) * 15 - 15, y: y), to: CGPoint(x: Double(line) * 15, y: y))
      }
    }
    let matter = UIDynamicItemBehavior(items: [box, disc])
    for item in [box, disc] { matter.addLinearVelocity(CGPoint(x: 200, y: 0), for: item) }
    lab.add(UIGravityBehavior(items: [box, disc]), collision, matter)
    lab.run(to: 1)
    for item in [box, disc] {
      #expect(
        abs(item.center.x - 210) < 0.01 && abs(matter.linearVelocity(for: item).x - 200) < 0.01)
    }
    #expect(abs(box.center.y - 90) < 0.01 && abs(disc.center.y - 190) < 0.01)
  }

  @Test("Motion does not depend on the display rate")
  func rates() {
    func places(_ rate: Double) -> [CGFloat] {
      let lab = DynamicsLab()
      let views = [
        lab.item(rect(40, 0, 50, 20)), lab.add(RoundView(frame: rect(60, 60, 30, 30))),
        lab.add(TriangleView(frame: rect(120, 20, 40, 40))),
      ]
      let collision = UICollisionBehavior(items: views)
      collision.translatesReferenceBoundsIntoBoundary = true
      let matter = UIDynamicItemBehavior(items: views)
      (matter.elasticity, matter.friction) = (0.6, 0.2)
      matter.addAngularVelocity(4, for: views[0])
      matter.addLinearVelocity(CGPoint(x: 150, y: -40), for: views[2])
      lab.add(UIGravityBehavior(items: views), collision, matter)
      for tick in 1...Int(2 * rate) { lab.run(to: Double(tick) / rate) }
      return views.flatMap { [$0.center.x, $0.center.y, $0.transform.a, $0.transform.b] }
    }
    let wanted = places(60)
    #expect(places(120) == wanted && places(10) == wanted && wanted[3] != 0)
  }

  @Test("Items are found in a rectangle by their rotated boxes")
  func found() {
    let lab = DynamicsLab()
    let view = lab.item(rect(100, 140, 100, 20))
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    lab.add(UIDynamicItemBehavior(items: [view]))
    #expect(lab.animator.items(in: rect(145, 105, 10, 5)).count == 1)
    #expect(lab.animator.items(in: rect(105, 145, 10, 5)).isEmpty)
  }
}
