public import Foundation

/// An animator that moves items as rigid bodies, according to its behaviours.
///
/// It follows the clock of the screen. Sixty times a second it makes four steps of 1/240 s and
/// updates the items. The times are exact, so that the motion does not depend on the frame rate. It
/// pauses when nothing has moved for a third of a second, until a behaviour or an item changes.
///
/// Bodies rotate if they are hit, held or pushed off-centre. The animator then rotates the item's
/// `transform`. Mass is proportional to area, with a square of 100 points at a density of 1 as the
/// unit.
///
/// - Note: Partly: where UIKit's engine is not documented, this is a model: the impulses of each
///   step are solved together, no state is carried from step to step, and the unit of forces is
///   based on a square of 100 points.
@preconcurrency @MainActor
open class UIDynamicAnimator: _Object {
  /// The delegate that is notified when the animator pauses and resumes.
  open weak var delegate: (any UIDynamicAnimatorDelegate)?
  /// The view whose coordinate system the items use; nil for the items of a layout.
  public let referenceView: UIView?
  /// The behaviours, in the order in which they were added.
  open private(set) var behaviors: [UIDynamicBehavior] = []
  /// Whether the animator is moving items.
  open private(set) var isRunning = false

  let world = DynamicWorld()
  private weak var layout: UICollectionViewLayout?
  private let clock = ScreenEnvironment.current.clock
  private var frame = 0
  private var stillFrames = 0
  private var framesRun = 0

  /// The number of updates per second.
  static let rate = 60
  private static let stepsAFrame = 4
  /// The movement per frame below which a body counts as still, in points or hundredths of a
  /// radian.
  private static let still = 0.01
  private static let framesToRest = 20

  /// Creates an animator for subviews of a view.
  public init(referenceView view: UIView) {
    referenceView = view
    super.init(_object: ())
  }

  /// Creates an animator for the attributes of a layout, which it invalidates after moving them.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    referenceView = nil
    self.layout = layout
    super.init(_object: ())
  }

  /// Creates an animator for custom items.
  public init() {
    referenceView = nil
    super.init(_object: ())
  }

  /// Adds a behaviour, which begins to act.
  open func addBehavior(_ behavior: UIDynamicBehavior) {
    guard !behaviors.contains(where: { $0 === behavior }) else { return }
    behaviors.append(behavior)
    behavior.join(self)
    behaviorsChanged()
  }

  /// Removes a behaviour. Items stay at their current place.
  open func removeBehavior(_ behavior: UIDynamicBehavior) {
    guard behaviors.contains(where: { $0 === behavior }) else { return }
    behaviors.removeAll { $0 === behavior }
    behavior.join(nil)
    behaviorsChanged()
  }

  /// Removes all behaviours. Items stay at their current place.
  open func removeAllBehaviors() {
    for behavior in behaviors { behavior.join(nil) }
    behaviors = []
    behaviorsChanged()
  }

  /// Returns the items whose bounding boxes touch a rectangle, in the order in which they were
  /// added.
  ///
  /// - Complexity: Linear in the number of items.
  open func items(in rect: CGRect) -> [any UIDynamicItem] {
    world.bodies.map(\.item).filter { item in
      let size = item.bounds.size
      let box = CGRect(
        x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
      let place = CGAffineTransform(translationX: item.center.x, y: item.center.y)
      return rect.intersects(box.applying(item.transform.concatenating(place)))
    }
  }

  /// Takes the place that the app has set for an item. The item keeps its velocity.
  open func updateItem(usingCurrentState item: any UIDynamicItem) {
    world.body(of: item)?.readPosition()
    wake()
  }

  /// The time that the animator has run, in seconds.
  open var elapsedTime: TimeInterval { Double(framesRun) / Double(Self.rate) }

  /// Returns the layout attributes of a cell among the items, or nil if it has none.
  open func layoutAttributesForCell(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    attributes(.cell, nil, at: indexPath)
  }

  /// Returns the layout attributes of a supplementary view among the items, or nil if it has none.
  open func layoutAttributesForSupplementaryView(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { attributes(.supplementaryView, kind, at: indexPath) }

  /// Returns the layout attributes of a decoration view among the items, or nil if it has none.
  open func layoutAttributesForDecorationView(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { attributes(.decorationView, kind, at: indexPath) }

  private func attributes(
    _ category: UICollectionViewLayoutAttributes.ElementCategory, _ kind: String?,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    world.bodies.lazy.compactMap { $0.item as? UICollectionViewLayoutAttributes }.first {
      $0.representedElementCategory == category && $0.representedElementKind == kind
        && $0.indexPath == indexPath
    }
  }

  // MARK: - Running

  private var tree: [UIDynamicBehavior] { behaviors.flatMap(\.tree) }

  func behaviorsChanged() {
    world.setItems(tree.flatMap(\.affectedItems))
    wake()
  }

  /// The rounding error of a frame's time that is ignored, in frames.
  private static let noise = 1e-6

  func wake() {
    stillFrames = 0
    guard !isRunning, !world.bodies.isEmpty else { return }
    isRunning = true
    delegate?.dynamicAnimatorWillResume(self)
    frame = Int((clock.time * Double(Self.rate) + Self.noise).rounded(.down)) + 1
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
      body.properties = DynamicProperties()
      body.readSize()
    }
    for behavior in behaviors { behavior.describe(world) }
    let span = 1 / Double(Self.rate * Self.stepsAFrame)
    for _ in 0..<Self.stepsAFrame { world.advance(span, by: behaviors) }
    let isStill = zip(before, world.bodies).allSatisfy { old, body in
      let way = body.position - old.0
      return (way * way).sum().squareRoot() < Self.still
        && abs(body.angle - old.1) < Self.still / 100
    }
    stillFrames = isStill ? stillFrames + 1 : 0
  }

  private func writePositions() {
    for body in world.bodies { body.writePosition() }
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
    writePositions()
    guard stillFrames < Self.framesToRest else { return pause() }
    frame += 1
    clock.wait(for: self)
  }
}
