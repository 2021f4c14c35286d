import Foundation

/// A drag by one touch: it lifts items, moves their previews, updates the views below, and drops
/// the items.
///
/// Delegate calls follow Apple's documented order. Where Apple documents none, the drop delegate is
/// first.
@MainActor
final class Drag {
  /// The `zPosition` of a carried view, or its `zIndex` in collections, above everything else.
  static let depth = 10_000
  private static let liftTime = 0.3
  private static let dropTime = 0.3
  /// The distance a touch moves before the drag begins, in points.
  private static let minimumMovement: CGFloat = 10
  /// The offset of each further preview in the stack, in points.
  private static let stackStep: CGFloat = 6

  let session: DragSession
  private let source: UIDragInteraction
  private weak var window: UIWindow?
  private let finished: () -> Void
  private lazy var drop = DropSession(session)
  private let spring: Spring
  private var pictures: [DragPicture] = []
  private let liftedAt: CGPoint
  private let lift = DragAnimator()
  /// Whether the touch has moved far enough for the items to follow it.
  private(set) var hasMoved = false
  private var hasEnded = false
  private var target: UIDropInteraction?
  private var proposal: UIDropProposal?
  private var answers: [(interaction: UIDropInteraction, canHandle: Bool)] = []
  private var entered: [UIDropInteraction] = []

  init(
    _ session: DragSession, of source: UIDragInteraction, in window: UIWindow,
    finished: @escaping () -> Void
  ) {
    (self.session, self.source, self.window) = (session, source, window)
    self.finished = finished
    liftedAt = session.place
    spring = Spring(session, in: window.environment.clock)
    session.drag = self
    liftItems()
  }

  private var delegate: (any UIDragInteractionDelegate)? { source.delegate }

  // MARK: Lifting

  private func liftItems() {
    for item in session.items { addPicture(of: item) }
    delegate?.dragInteraction(source, willAnimateLiftWith: lift, session: session)
    UIView.animate(
      withDuration: Self.liftTime,
      animations: {
        for picture in self.pictures { picture.isLifted = true }
        self.lift.animate()
      },
      completion: { _ in self.lift.complete(.end) })
  }

  @discardableResult
  private func addPicture(of item: UIDragItem) -> DragPicture? {
    guard let window,
      let preview = delegate?.dragInteraction(source, previewForLifting: item, session: session)
    else { return nil }
    let picture = DragPicture(item, preview)
    picture.isUserInteractionEnabled = false
    picture.layer.zPosition = CGFloat(Self.depth)
    picture.grip = CGPoint(
      x: picture.center.x - session.place.x, y: picture.center.y - session.place.y)
    window.addSubview(picture)
    pictures.append(picture)
    return picture
  }

  /// Adds items to the drag.
  func add(_ items: [UIDragItem]) {
    session.items += items
    for item in items {
      let picture = addPicture(of: item)
      picture?.grip = pictures.first?.grip ?? .zero
      UIView.animate(withDuration: Self.liftTime) {
        picture?.isLifted = true
        self.moveItems()
      }
    }
    update()
  }

  private func begin() {
    hasMoved = true
    session.allowsMoveOperation =
      delegate?.dragInteraction(source, sessionAllowsMoveOperation: session) ?? true
    session.isRestrictedToDraggingApplication =
      delegate?.dragInteraction(source, sessionIsRestrictedToDraggingApplication: session) ?? false
    _ = delegate?.dragInteraction(source, prefersFullSizePreviewsFor: session)
    delegate?.dragInteraction(source, sessionWillBegin: session)
    for picture in pictures {
      guard let preview = picture.item.previewProvider?() else { continue }
      picture.show(preview.view, preview.parameters)
      picture.grip = .zero
    }
  }

  // MARK: Movement

  func follow(to place: CGPoint) {
    guard !hasEnded else { return }
    session.place = place
    let (x, y) = (place.x - liftedAt.x, place.y - liftedAt.y)
    if !hasMoved {
      guard x * x + y * y > Self.minimumMovement * Self.minimumMovement else { return }
      begin()
    }
    moveItems()
    delegate?.dragInteraction(source, sessionDidMove: session)
    update()
  }

  private func moveItems() {
    for (index, picture) in pictures.enumerated() {
      let step = CGFloat(index) * Self.stackStep
      picture.center = CGPoint(
        x: session.place.x + picture.grip.x + step, y: session.place.y + picture.grip.y + step)
    }
  }

  /// Updates the drop target when views move under the touch, which may be at rest.
  func updateTarget() {
    if hasMoved, !hasEnded { update() }
  }

  private func update() {
    let hit = window?.hitTest(session.place, with: nil)
    let found = interaction(under: hit)
    if found !== target {
      if let target { target.delegate?.dropInteraction(target, sessionDidExit: drop) }
      target = found
      proposal = nil
      if let found {
        if !entered.contains(where: { $0 === found }) { entered.append(found) }
        found.delegate?.dropInteraction(found, sessionDidEnter: drop)
      }
    }
    if let target { proposal = target.delegate?.dropInteraction(target, sessionDidUpdate: drop) }
    spring.update(at: hit)
  }

  /// Returns the drop interaction of the innermost view under the touch that can handle the items.
  private func interaction(under hit: UIView?) -> UIDropInteraction? {
    guard let hit else { return nil }
    for view in hit.ancestry {
      for case let interaction as UIDropInteraction in view.interactions
      where canHandle(interaction) {
        return interaction
      }
    }
    return nil
  }

  private func canHandle(_ interaction: UIDropInteraction) -> Bool {
    if let known = answers.first(where: { $0.interaction === interaction }) {
      return known.canHandle
    }
    let answer = interaction.delegate?.dropInteraction(interaction, canHandle: drop) ?? false
    answers.append((interaction, answer))
    return answer
  }

  // MARK: End of a drag

  func release(at place: CGPoint) {
    guard !hasEnded else { return }
    guard hasMoved else { return cancelLift() }
    switch proposal?.operation ?? .cancel {
    case .copy: acceptDrop(by: .copy)
    case .move where session.allowsMoveOperation: acceptDrop(by: .move)
    case .move, .cancel, .forbidden: cancel()
    }
  }

  /// Ends a drag whose touch lifted before it moved.
  private func cancelLift() {
    hasEnded = true
    lift.complete(.start)
    UIView.animate(
      withDuration: Self.liftTime,
      animations: { for picture in self.pictures { picture.isLifted = false } },
      completion: { _ in self.end() })
  }

  private func acceptDrop(by operation: UIDropOperation) {
    guard let target else { return }
    hasEnded = true
    spring.end()
    target.delegate?.dropInteraction(target, performDrop: drop)
    delegate?.dragInteraction(source, session: session, willEndWith: operation)
    let animator = DragAnimator()
    let goals = pictures.map { picture in
      let standard = preview(of: picture)
      let goal = target.delegate?.dropInteraction(
        target, previewForDropping: picture.item, withDefault: standard)
      if let goal, goal.parameters !== standard.parameters { picture.apply(goal.parameters) }
      return (picture, goal)
    }
    for item in session.items {
      target.delegate?.dropInteraction(target, item: item, willAnimateDropWith: animator)
    }
    send(goals, with: animator) {
      target.delegate?.dropInteraction(target, concludeDrop: self.drop)
      self.notifyEnd(operation)
      self.delegate?.dragInteraction(self.source, sessionDidTransferItems: self.session)
    }
  }

  /// Ends the drag without a drop: the items return to their source.
  func cancel() {
    guard !hasEnded else { return }
    guard hasMoved else { return cancelLift() }
    hasEnded = true
    spring.end()
    if let target { target.delegate?.dropInteraction(target, sessionDidExit: drop) }
    target = nil
    delegate?.dragInteraction(source, session: session, willEndWith: .cancel)
    let animator = DragAnimator()
    let goals = pictures.map { picture in
      let lifted = delegate?.dragInteraction(
        source, previewForLifting: picture.item, session: session)
      let goal = delegate?.dragInteraction(
        source, previewForCancelling: picture.item, withDefault: lifted ?? preview(of: picture))
      return (picture, goal)
    }
    for item in session.items {
      delegate?.dragInteraction(source, item: item, willAnimateCancelWith: animator)
    }
    send(goals, with: animator) { self.notifyEnd(.cancel) }
  }

  private func notifyEnd(_ operation: UIDropOperation) {
    for interaction in entered {
      interaction.delegate?.dropInteraction(interaction, sessionDidEnd: drop)
    }
    delegate?.dragInteraction(source, session: session, didEndWith: operation)
  }

  /// Returns a preview of the dragged picture at its current place.
  private func preview(of picture: DragPicture) -> UITargetedDragPreview {
    UITargetedDragPreview(
      view: picture, parameters: UIDragPreviewParameters(),
      target: UIDragPreviewTarget(container: window ?? picture, center: picture.center))
  }

  /// Animates the pictures to their targets. A picture without a target fades out.
  private func send(
    _ goals: [(picture: DragPicture, goal: UITargetedDragPreview?)], with animator: DragAnimator,
    then ended: @escaping () -> Void
  ) {
    UIView.animate(
      withDuration: Self.dropTime,
      animations: {
        for (picture, goal) in goals {
          guard let goal else {
            picture.alpha = 0
            continue
          }
          picture.isLifted = false
          let place = goal.target.container.convert(goal.target.center, to: nil)
          picture.center = place
          picture.transform = goal.target.transform
        }
        animator.animate()
      },
      completion: { _ in
        animator.complete(.end)
        self.end()
        ended()
      })
  }

  private func end() {
    hasEnded = true
    for picture in pictures { picture.removeFromSuperview() }
    pictures = []
    finished()
  }
}
