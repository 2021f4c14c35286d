import Foundation
import Graphics
@_spi(Overscroll) import HeadlessUIKit
import Testing

/// Items move like physical bodies.
@MainActor
@Suite("Dynamics")
struct DynamicsTests {
  private typealias Lab = DynamicsLab

  @Test("A falling item follows the free-fall equation")
  func gravity() {
    let lab = Lab()
    let view = lab.item(rect(100, 0, 20, 20))
    let animator = UIDynamicAnimator(referenceView: lab.stage)
    animator.addBehavior(UIGravityBehavior(items: [view]))
    #expect(animator.isRunning && view.center.y == 10)
    lab.run(to: 0.5)
    // The acceleration is 1000 points per second squared; steps of 1/240 s are half a step ahead.
    #expect(abs(view.center.y - (10 + 125)) < 125 / 60)
    #expect(view.center.x == 110 && abs(animator.elapsedTime - 0.5) < 1e-9)
  }

  @Test("A falling item comes to rest on the floor, and the animator pauses")
  func floor() {
    let lab = Lab()
    let (view, animator) = (
      lab.item(rect(100, 200, 20, 20)), UIDynamicAnimator(referenceView: lab.stage)
    )
    let listener = Listener()
    animator.delegate = listener
    let collision = UICollisionBehavior(items: [view])
    collision.translatesReferenceBoundsIntoBoundary = true
    collision.collisionDelegate = listener
    animator.addBehavior(UIGravityBehavior(items: [view]))
    animator.addBehavior(collision)
    lab.run(to: 3)
    #expect(abs(view.frame.maxY - 300) < 0.01 && view.transform == .identity)
    #expect(!animator.isRunning && lab.environment.clock.nextEvent == nil)
    #expect(listener.calls == ["resumes", "touches bounds", "rests"])
  }

  @Test("A bounce reaches the squared elasticity of the height", arguments: [0.5, 0.8])
  func bounce(elasticity: CGFloat) {
    let lab = Lab()
    let (view, animator) = (
      lab.item(rect(100, 100, 20, 20)), UIDynamicAnimator(referenceView: lab.stage)
    )
    let collision = UICollisionBehavior(items: [view])
    collision.translatesReferenceBoundsIntoBoundary = true
    let matter = UIDynamicItemBehavior(items: [view])
    matter.elasticity = elasticity
    for behavior in [UIGravityBehavior(items: [view]), collision, matter] {
      animator.addBehavior(behavior)
    }
    let fall: CGFloat = 180
    let hit = TimeInterval((2 * fall / 1000).squareRoot())
    var highest: CGFloat = 0
    var time = hit + 0.02
    while time < hit + 2 * Double(elasticity) * hit {
      lab.run(to: time)
      highest = max(highest, 300 - view.frame.maxY)
      time += 1.0 / 60
    }
    #expect(abs(highest - fall * elasticity * elasticity) < 6, "\(highest)")
  }

  @Test("A collision conserves momentum by mass")
  func momentum() {
    let lab = Lab()
    let (small, large) = (lab.item(rect(20, 100, 20, 20)), lab.item(rect(100, 90, 40, 40)))
    let animator = UIDynamicAnimator(referenceView: lab.stage)
    let matter = UIDynamicItemBehavior(items: [small, large])
    matter.elasticity = 1
    matter.addLinearVelocity(CGPoint(x: 300, y: 0), for: small)
    animator.addBehavior(UICollisionBehavior(items: [small, large]))
    animator.addBehavior(matter)
    lab.run(to: 0.5)
    // The masses are 1 : 4, so that v₁ = (m₁ − m₂) / (m₁ + m₂) · v and v₂ = 2 m₁ / (m₁ + m₂) · v.
    #expect(abs(matter.linearVelocity(for: small).x + 180) < 1e-6)
    #expect(abs(matter.linearVelocity(for: large).x - 120) < 1e-6)
  }

  @Test("A spring attachment oscillates at its frequency and is damped")
  func spring() {
    let lab = Lab()
    let view = lab.item(rect(100, 100, 20, 20))
    let spring = UIAttachmentBehavior(item: view, attachedToAnchor: view.center)
    (spring.frequency, spring.damping) = (1, 0.5)
    #expect(spring.length == 0)
    let animator = UIDynamicAnimator(referenceView: lab.stage)
    animator.addBehavior(spring)
    view.center.y += 60
    animator.updateItem(usingCurrentState: view)
    // The closed form of a damped oscillator that starts 60 points out, at rest.
    let omega = 2 * Double.pi, damped = omega * 0.75.squareRoot()
    for step in 1...60 {
      let t = Double(step) / 30
      lab.run(to: t)
      let wanted =
        60 * exp(-omega * t / 2)
        * (cos(damped * t) + omega / 2 / damped * sin(damped * t))
      #expect(abs(Double(view.center.y) - 110 - wanted) < 1, "\(t)")
    }
    lab.run(to: 8)
    #expect(!animator.isRunning && abs(view.center.y - 110) < 0.1)
  }

  @Test("A rod attachment keeps its length")
  func rod() {
    let lab = Lab()
    let view = lab.item(rect(190, 90, 20, 20))
    let animator = UIDynamicAnimator(referenceView: lab.stage)
    animator.addBehavior(
      UIAttachmentBehavior(item: view, attachedToAnchor: CGPoint(x: 100, y: 100)))
    animator.addBehavior(UIGravityBehavior(items: [view]))
    var lowest: CGFloat = 0
    for frame in 1...120 {
      lab.run(to: Double(frame) / 60)
      let (x, y) = (view.center.x - 100, view.center.y - 100)
      #expect(abs((x * x + y * y).squareRoot() - 100) < 1e-6)
      lowest = max(lowest, y)
    }
    #expect(lowest > 99)
  }

  @Test("A snap ends at its point without rotation")
  func snap() {
    let lab = Lab()
    let view = lab.item(rect(0, 0, 40, 40))
    view.transform = CGAffineTransform(rotationAngle: 1)
    let animator = UIDynamicAnimator(referenceView: lab.stage)
    animator.addBehavior(UISnapBehavior(item: view, snapTo: CGPoint(x: 200, y: 150)))
    lab.run(to: 4)
    #expect(abs(view.center.x - 200) < 0.1 && abs(view.center.y - 150) < 0.1)
    #expect(abs(view.transform.b) < 1e-3 && !animator.isRunning)
  }

  @Test("An instantaneous push adds velocity once, a continuous one while active")
  func push() {
    let lab = Lab()
    let (once, always) = (lab.item(rect(0, 0, 100, 100)), lab.item(rect(0, 150, 100, 100)))
    let animator = UIDynamicAnimator(referenceView: lab.stage)
    let (blow, force) = (
      UIPushBehavior(items: [once], mode: .instantaneous),
      UIPushBehavior(items: [always], mode: .continuous)
    )
    blow.pushDirection = CGVector(dx: 1, dy: 0)
    force.setAngle(0, magnitude: 1)
    let matter = UIDynamicItemBehavior(items: [once, always])
    for behavior in [blow, force, matter] { animator.addBehavior(behavior) }
    lab.run(to: 1)
    #expect(abs(matter.linearVelocity(for: once).x - 100) < 1e-9 && !blow.active)
    #expect(abs(matter.linearVelocity(for: always).x - 100) < 1e-9 && force.active)
    #expect(abs(once.center.x - 150) < 1e-6)
  }

  @Test("Anchored items and boundaries stop falling items")
  func obstacles() {
    let lab = Lab()
    let (falling, shelf) = (lab.item(rect(50, 0, 20, 20)), lab.item(rect(40, 100, 60, 10)))
    let other = lab.item(rect(200, 0, 20, 20))
    let animator = UIDynamicAnimator(referenceView: lab.stage)
    let still = UIDynamicItemBehavior(items: [shelf])
    still.isAnchored = true
    let collision = UICollisionBehavior(items: [falling, shelf, other])
    collision.addBoundary(
      withIdentifier: NSString(string: "line"), from: CGPoint(x: 180, y: 200),
      to: CGPoint(x: 260, y: 200)
    )
    animator.addBehavior(UIGravityBehavior(items: [falling, shelf, other]))
    animator.addBehavior(collision)
    animator.addBehavior(still)
    lab.run(to: 2)
    #expect(abs(falling.frame.maxY - 100) < 0.01 && shelf.frame == rect(40, 100, 60, 10))
    #expect(abs(other.frame.maxY - 200) < 0.01)
  }

  @Test("Child behaviours act until they are removed")
  func children() {
    let lab = Lab()
    final class Falling: UIDynamicBehavior {
      init(_ items: [any UIDynamicItem]) {
        super.init()
        addChildBehavior(UIGravityBehavior(items: items))
      }
    }
    let view = lab.item(rect(0, 0, 20, 20))
    let animator = UIDynamicAnimator(referenceView: lab.stage)
    let falling = Falling([view])
    var steps = 0
    falling.action = { steps += 1 }
    animator.addBehavior(falling)
    lab.run(to: 0.25)
    let y = view.center.y
    #expect(y > 30 && steps == 15 && falling.childBehaviors[0].dynamicAnimator === animator)
    animator.removeBehavior(falling)
    lab.run(to: 1)
    #expect(view.center.y == y && animator.behaviors.isEmpty)
  }

  /// A flow layout whose rows are attached to their positions by springs.
  private final class SpringLayout: UICollectionViewFlowLayout {
    lazy var animator = UIDynamicAnimator(collectionViewLayout: self)

    override func prepare() {
      super.prepare()
      guard animator.behaviors.isEmpty else { return }
      let all = CGRect(origin: .zero, size: collectionViewContentSize)
      for attributes in super.layoutAttributesForElements(in: all) ?? [] {
        let spring = UIAttachmentBehavior(item: attributes, attachedToAnchor: attributes.center)
        (spring.frequency, spring.damping) = (1.5, 0.7)
        animator.addBehavior(spring)
      }
    }

    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      animator.items(in: rect) as? [UICollectionViewLayoutAttributes]
    }

    override func layoutAttributesForItem(
      at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      animator.layoutAttributesForCell(at: indexPath)
    }
  }

  private final class Rows: NSObject, UICollectionViewDataSource {
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 4 }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
    }
  }

  @Test("Collection view cells follow the layout's dynamic animator")
  func layout() throws {
    let lab = Lab()
    let layout = SpringLayout()
    layout.itemSize = CGSize(width: 280, height: 40)
    let (rows, list) = (
      Rows(), UICollectionView(frame: rect(0, 0, 300, 300), collectionViewLayout: layout)
    )
    list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "row")
    list.dataSource = rows
    let window = UIWindow(frame: rect(0, 0, 300, 300))
    window.addSubview(list)
    window.layoutIfNeeded()
    let path = IndexPath(item: 2, section: 0)
    let rest = try #require(list.cellForItem(at: path)).frame.minY
    let attributes = try #require(layout.animator.layoutAttributesForCell(at: path))
    attributes.center.y += 30
    layout.animator.updateItem(usingCurrentState: attributes)
    var highest: CGFloat = 0, lowest: CGFloat = 0
    for frame in 1...240 {
      lab.run(to: Double(frame) / 60)
      window.layoutIfNeeded()
      let away = try #require(list.cellForItem(at: path)).frame.minY - rest
      highest = min(highest, away)
      lowest = max(lowest, away)
    }
    // At slightly more than three quarters of critical damping, the overshoot is e^(−πζ/√(1 − ζ²)).
    #expect(lowest > 25 && highest < -0.5 && highest > -3, "\(lowest) \(highest)")
    let end = try #require(list.cellForItem(at: path)).frame.minY
    #expect(abs(end - rest) < 0.2)
    #expect(!layout.animator.isRunning)
  }

  private final class Listener: UIDynamicAnimatorDelegate, UICollisionBehaviorDelegate {
    var calls: [String] = []
    func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) { calls.append("resumes") }
    func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { calls.append("rests") }
    func collisionBehavior(
      _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
      withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
    ) {
      calls.append("touches \(identifier == nil ? "bounds" : "a line")")
    }
  }
}
