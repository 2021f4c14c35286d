public import Foundation

/// Moves items as bodies are moved, by what its behaviours say.
///
/// It runs on the screen's clock: sixty times a second, at exact times, it makes four steps of a 240th of a
/// second and gives the items their places. So one motion is seen at any rate of pictures. When nothing
/// has moved for a third of a second it pauses, until a behaviour or an item changes.
/// Bodies turn: what hits them, holds them or pushes them beside their middle makes them, and the animator then
/// turns the item's `transform`. Their mass is their area's, a square of 100 points at a density of 1 the unit.
///
/// - Note: Partly: what UIKit's engine leaves unsaid is made up: impulses are found together in each step, nothing is
///   kept from step to step, and units of forces go by the square of 100 points.
@preconcurrency @MainActor
open class UIDynamicAnimator: _Object {
  /// Told when it pauses and goes on.
  open weak var delegate: (any UIDynamicAnimatorDelegate)?
  /// In whose coordinates items move; nil for a layout's.
  public let referenceView: UIView?
  /// Those that were added, in their order.
  open private(set) var behaviors: [UIDynamicBehavior] = []
  /// Whether it moves anything now.
  open private(set) var isRunning = false

  let world = DynamicWorld()
  private weak var layout: UICollectionViewLayout?
  private let clock = ScreenEnvironment.current.clock
  private var frame = 0
  private var stillFrames = 0
  private var framesRun = 0

  /// How often in a second the app hears.
  static let rate = 60
  private static let stepsAFrame = 4
  /// A body is still that moves by less, in points or a 100th of a radian, in a frame.
  private static let still = 0.01
  private static let framesToRest = 20

  /// For views in a view.
  public init(referenceView view: UIView) {
    referenceView = view
    super.init(_object: ())
  }

  /// For the attributes of a layout, which it invalidates whenever it has moved them.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    referenceView = nil
    self.layout = layout
    super.init(_object: ())
  }

  /// For items of one's own.
  public init() {
    referenceView = nil
    super.init(_object: ())
  }

  /// Lets a behaviour act.
  open func addBehavior(_ behavior: UIDynamicBehavior) {
    guard !behaviors.contains(where: { $0 === behavior }) else { return }
    behaviors.append(behavior)
    behavior.join(self)
    behaviorsChanged()
  }

  /// Items stay where they are.
  open func removeBehavior(_ behavior: UIDynamicBehavior) {
    guard behaviors.contains(where: { $0 === behavior }) else { return }
    behaviors.removeAll { $0 === behavior }
    behavior.join(nil)
    behaviorsChanged()
  }

  /// Items stay where they are.
  open func removeAllBehaviors() {
    for behavior in behaviors { behavior.join(nil) }
    behaviors = []
    behaviorsChanged()
  }

  /// The items whose boxes touch a rectangle, in the order they came.
  ///
  /// - Complexity: linear in the items.
  open func items(in rect: CGRect) -> [any UIDynamicItem] {
    world.bodies.map(\.item).filter { item in
      let size = item.bounds.size
      let box = CGRect(
        x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
      let place = CGAffineTransform(translationX: item.center.x, y: item.center.y)
      return rect.intersects(box.applying(item.transform.concatenating(place)))
    }
  }

  /// Takes the place that the app has given an item; its speed stays.
  open func updateItem(usingCurrentState item: any UIDynamicItem) {
    world.body(of: item)?.takePlace()
    wake()
  }

  /// Seconds that it has moved anything.
  open var elapsedTime: TimeInterval { Double(framesRun) / Double(Self.rate) }

  /// The attributes of a cell among its items; nil if it has none.
  open func layoutAttributesForCell(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    attributes { $0.representedElementCategory == .cell && $0.indexPath == indexPath }
  }

  /// The attributes of a supplementary view among its items.
  open func layoutAttributesForSupplementaryView(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes {
      $0.representedElementCategory == .supplementaryView && $0.indexPath == indexPath
        && $0.representedElementKind == kind
    }
  }

  /// The attributes of a decoration among its items.
  open func layoutAttributesForDecorationView(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes {
      $0.representedElementCategory == .decorationView && $0.indexPath == indexPath
        && $0.representedElementKind == kind
    }
  }

  private func attributes(
    where isMeant: (UICollectionViewLayoutAttributes) -> Bool
  ) -> UICollectionViewLayoutAttributes? {
    world.bodies.lazy.compactMap { $0.item as? UICollectionViewLayoutAttributes }.first(
      where: isMeant)
  }

  // MARK: - Running

  private var tree: [UIDynamicBehavior] { behaviors.flatMap(\.tree) }

  func behaviorsChanged() {
    world.keep(tree.flatMap(\.actedOn))
    wake()
  }

  func wake() {
    stillFrames = 0
    guard !isRunning, !world.bodies.isEmpty else { return }
    isRunning = true
    delegate?.dynamicAnimatorWillResume(self)
    frame = Int((clock.time * Double(Self.rate) + 1e-6).rounded(.down)) + 1
    clock.wait(for: self)
  }

  private func pause() {
    isRunning = false
    delegate?.dynamicAnimatorDidPause(self)
  }

  private func step() {
    let behaviors = tree
    let before = world.bodies.map { ($0.position, $0.angle) }
    for body in world.bodies {
      body.matter = DynamicMatter()
      body.takeSize()
    }
    for behavior in behaviors { behavior.describe(world) }
    let span = 1 / Double(Self.rate * Self.stepsAFrame)
    for _ in 0..<Self.stepsAFrame { world.pass(span, by: behaviors) }
    let isStill = zip(before, world.bodies).allSatisfy { old, body in
      let way = body.position - old.0
      return (way * way).sum().squareRoot() < Self.still
        && abs(body.angle - old.1) < Self.still / 100
    }
    stillFrames = isStill ? stillFrames + 1 : 0
  }

  private func givePlaces() {
    for body in world.bodies { body.givePlace() }
    layout?.invalidateLayout()
    for behavior in tree { behavior.action?() }
  }
}

extension UIDynamicAnimator: ClockedEvent {
  var due: TimeInterval { Double(frame) / Double(Self.rate) }

  func happen(at time: TimeInterval, prepare: () -> Void) {
    prepare()
    guard !world.bodies.isEmpty else { return pause() }
    framesRun += 1
    step()
    givePlaces()
    guard stillFrames < Self.framesToRest else { return pause() }
    frame += 1
    clock.wait(for: self)
  }
}
