import Foundation
import Graphics
@_spi(Overscroll) import HeadlessUIKit
import Testing

/// Fields, compared with their physical laws. Items are squares of 100 points, which have a mass of
/// 1.
@MainActor
@Suite("Dynamics: fields")
struct DynamicsFieldTests {
  /// Places a square at a point with a velocity in a field, and returns its item behaviour.
  private func thrown(
    in field: UIFieldBehavior, from center: CGPoint, at velocity: CGPoint = .zero,
    charge: CGFloat = 0, side: CGFloat = 100
  ) -> (lab: DynamicsLab, view: UIView, matter: UIDynamicItemBehavior) {
    let lab = DynamicsLab()
    let view = lab.item(rect(0, 0, side, side))
    view.center = center
    field.addItem(view)
    let matter = UIDynamicItemBehavior(items: [view])
    matter.charge = charge
    lab.add(field, matter)
    matter.addLinearVelocity(velocity, for: view)
    return (lab, view, matter)
  }

  @Test("Linear gravity accelerates by direction and strength, independent of mass")
  func linearGravity() {
    for side in [50.0, 100] {
      let field = UIFieldBehavior.linearGravityField(direction: CGVector(dx: 0, dy: 2))
      field.strength = 0.5
      let (lab, view, matter) = thrown(in: field, from: CGPoint(x: 50, y: 50), side: side)
      lab.run(to: 1)
      #expect(abs(matter.linearVelocity(for: view).y - 100) < 1e-9 && field.direction.dy == 2)
      #expect(abs(view.center.y - 100) < 0.5)
    }
  }

  @Test("Drag reduces velocity by speed and mass", arguments: [1.0, 0.25])
  func drag(mass: Double) {
    let field = UIFieldBehavior.dragField()
    let (lab, view, matter) = thrown(
      in: field, from: .zero, at: CGPoint(x: 100, y: 0), side: CGFloat(100 * mass.squareRoot()))
    lab.run(to: 0.5)
    let wanted = 100 * exp(-0.5 / mass)
    #expect(abs(Double(matter.linearVelocity(for: view).x) - wanted) < 1e-6)
  }

  @Test("A vortex pushes anticlockwise and radial gravity towards its centre, both by distance")
  func round() {
    let vortex = UIFieldBehavior.vortexField()
    vortex.position = CGPoint(x: 100, y: 100)
    let (lab, view, matter) = thrown(in: vortex, from: CGPoint(x: 150, y: 100))
    lab.run(to: 1.0 / 60)
    // Right of the middle, counter-clockwise means upwards.
    #expect(abs(matter.linearVelocity(for: view).y + 50 / 60.0) < 1e-3)
    #expect(abs(matter.linearVelocity(for: view).x) < 0.02)
    let pull = UIFieldBehavior.radialGravityField(position: CGPoint(x: 100, y: 100))
    let other = thrown(in: pull, from: CGPoint(x: 150, y: 100))
    other.lab.run(to: 1.0 / 60)
    #expect(abs(other.matter.linearVelocity(for: other.view).x + 50 / 60.0) < 1e-3)
    #expect(pull.position == CGPoint(x: 100, y: 100))
  }

  @Test("A spring field oscillates by its strength and the mass")
  func spring() {
    let field = UIFieldBehavior.springField()
    (field.position, field.strength) = (CGPoint(x: 150, y: 150), 4)
    let (lab, view, _) = thrown(in: field, from: CGPoint(x: 200, y: 150))
    for step in 1...40 {
      lab.run(to: Double(step) / 20)
      let wanted = 150 + 50 * cos(Double(step) / 10)
      #expect(abs(Double(view.center.x) - wanted) < 0.5)
    }
  }

  @Test("A velocity field overrides other forces")
  func velocity() {
    let field = UIFieldBehavior.velocityField(direction: CGVector(dx: 0.5, dy: 0))
    let (lab, view, matter) = thrown(in: field, from: .zero, at: CGPoint(x: 0, y: 500))
    lab.run(to: 1)
    #expect(matter.linearVelocity(for: view) == CGPoint(x: 50, y: 0))
    #expect(abs(view.center.x - 50) < 1e-9 && view.center.y == 0)
  }

  @Test("Equal charges repel, opposite charges attract", arguments: [1.0, -1, 0])
  func electric(charge: Double) {
    let field = UIFieldBehavior.electricField()
    let (lab, view, matter) = thrown(in: field, from: CGPoint(x: 50, y: 0), charge: charge)
    lab.run(to: 0.5)
    #expect(abs(matter.linearVelocity(for: view).x - 50 * charge) < 1e-9)
  }

  @Test("A magnetic field rotates a charge's velocity anticlockwise at a rate given by its speed")
  func magnetic() {
    let field = UIFieldBehavior.magneticField()
    field.strength = 2
    let (lab, view, matter) = thrown(
      in: field, from: CGPoint(x: 100, y: 100), at: CGPoint(x: 100, y: 0), charge: 1)
    lab.run(to: 0.5)
    // The direction has turned by one radian.
    let velocity = matter.linearVelocity(for: view)
    #expect(abs(velocity.x - 100 * cos(1)) < 1e-6 && abs(velocity.y + 100 * sin(1)) < 1e-6)
    lab.run(to: .pi)
    // The path is a whole circle with a radius of 50.
    #expect(view.center.distance(to: CGPoint(x: 100, y: 100)) < 3)
  }

  @Test("A field weakens by its falloff and acts only in its region")
  func falloff() {
    let field = UIFieldBehavior.electricField()
    (field.falloff, field.minimumRadius) = (2, 50)
    for (distance, wanted) in [(200.0, 25.0), (100, 100), (50, 400), (10, 400)] {
      let (lab, view, matter) = thrown(
        in: field, from: CGPoint(x: distance, y: 0), charge: 1)
      lab.run(to: 1.0 / 60)
      #expect(abs(matter.linearVelocity(for: view).x * 60 - wanted) < wanted * 0.03)
      field.removeItem(view)
    }
    let far = UIFieldBehavior.linearGravityField(direction: CGVector(dx: 1, dy: 0))
    (far.region, far.position) = (UIRegion(radius: 60), CGPoint(x: 100, y: 100))
    let (lab, view, matter) = thrown(in: far, from: CGPoint(x: 100, y: 100))
    lab.run(to: 3)
    // The distance is sixty points, at 100 points per second squared.
    let speed: CGFloat = 12_000
    #expect(abs(matter.linearVelocity(for: view).x - speed.squareRoot()) < 1)
  }

  @Test("A custom field's closure receives its values and its force depends on the mass")
  func own() {
    var asked: [(CGPoint, CGVector, CGFloat, CGFloat, TimeInterval)] = []
    final class Late: UIFieldBehavior { var start = 0.25 }
    let field = Late.field { field, place, velocity, mass, charge, time in
      asked.append((place, velocity, mass, charge, time))
      return time > (field as? Late)?.start ?? 0 ? CGVector(dx: 0, dy: 5) : .zero
    }
    let (lab, view, matter) = thrown(
      in: field, from: CGPoint(x: 30, y: 40), at: CGPoint(x: 10, y: 0), charge: 3, side: 50)
    lab.run(to: 0.25)
    #expect(matter.linearVelocity(for: view) == CGPoint(x: 10, y: 0))
    lab.run(to: 0.5)
    #expect(abs(matter.linearVelocity(for: view).y - 5) < 1e-6)
    #expect(asked[0].0 == CGPoint(x: 30, y: 40) && asked[0].1 == CGVector(dx: 10, dy: 0))
    #expect(asked[0].2 == 0.25 && asked[0].3 == 3)
    #expect(asked.count == 120 && abs(asked[119].4 - 0.5) < 1e-9)
  }

  @Test(
    "Noise is reproducible, varies with time and position, and averages to zero"
  )
  func noise() {
    func way(_ speed: CGFloat, _ start: CGPoint) -> CGPoint {
      let field = UIFieldBehavior.noiseField(smoothness: 0.5, animationSpeed: speed)
      let (lab, view, matter) = thrown(in: field, from: start)
      lab.run(to: 1)
      return matter.linearVelocity(for: view)
    }
    let first = way(1, CGPoint(x: 90, y: 70))
    #expect(first == way(1, CGPoint(x: 90, y: 70)) && first != way(2, CGPoint(x: 90, y: 70)))
    var sum = CGPoint.zero
    for index in 0..<40 {
      let one = way(1, CGPoint(x: 37 * index, y: 91 * index))
      sum = CGPoint(x: sum.x + one.x / 40, y: sum.y + one.y / 40)
    }
    #expect(first != .zero && abs(sum.x) < 25 && abs(sum.y) < 25, "\(sum)")
  }

  @Test("Turbulence does not move resting items and is stronger on faster ones")
  func turbulence() {
    func change(_ speed: CGFloat) -> CGFloat {
      let field = UIFieldBehavior.turbulenceField(smoothness: 1, animationSpeed: 0)
      let start = CGPoint(x: speed, y: 0)
      let (lab, view, matter) = thrown(in: field, from: CGPoint(x: 33, y: 71), at: start)
      lab.run(to: 1.0 / 60)
      return matter.linearVelocity(for: view).distance(to: start)
    }
    #expect(change(0) == 0 && change(100) > 0.01)
    #expect(abs(change(200) / change(100) - 2) < 0.1)
  }

  @Test("Regions combine like sets")
  func regions() {
    let (circle, square) = (UIRegion(radius: 10), UIRegion(size: CGSize(width: 16, height: 16)))
    let (corner, side, far) = (CGPoint(x: 7.9, y: 7.9), CGPoint(x: 9, y: 0), CGPoint(x: 50, y: 0))
    #expect(!circle.contains(corner) && circle.contains(side) && UIRegion.infinite.contains(far))
    #expect(square.contains(corner) && !square.contains(side))
    let both = circle.byUnion(with: square), common = circle.byIntersection(with: square)
    #expect(both.contains(corner) && both.contains(side) && !both.contains(far))
    #expect(common.contains(.zero) && !common.contains(corner) && !common.contains(side))
    let rest = circle.byDifference(from: square)
    #expect(rest.contains(side) && !rest.contains(.zero))
    #expect(circle.inverse().contains(far) && !circle.inverse().contains(.zero))
  }
}
