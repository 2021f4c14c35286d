import Foundation
import ScrollPhysics

/// The coordinator of a transition: its timing, its two sides, and the animations alongside.
@MainActor
final class TransitionCoordinator: UIViewControllerTransitionCoordinator {
  /// The duration in seconds and the curve of a push, a pop, a presentation and a dismissal.
  ///
  /// The curve is Flutter's measurement of UIKit's: `Curves.linearToEaseOut` of its Cupertino page
  /// route (https://github.com/flutter/flutter, packages/flutter/lib/src/cupertino/route.dart).
  /// UIKit uses a critically damped spring.
  static let duration: TimeInterval = 0.5
  static let curve = CubicTimingCurve.transition
  /// The linear curve of interactive transitions.
  private static let straight = CubicTimingCurve(x1: 0, y1: 0, x2: 1, y2: 1)

  typealias Alongside = (any UIViewControllerTransitionCoordinatorContext) -> Void

  let isAnimated: Bool
  let containerView: UIView
  let presentationStyle: UIModalPresentationStyle
  var transitionDuration: TimeInterval
  var initiallyInteractive: Bool
  var isInteractive: Bool
  var isCancelled = false
  var percentComplete: CGFloat = 0
  var completionSpeed: CGFloat = 1
  private weak var from: UIViewController?
  private weak var to: UIViewController?
  private var alongside: [Alongside] = []
  private var completions: [Alongside] = []
  private var changes: [Alongside] = []
  private var hasBegun = false

  init(
    from: UIViewController?, to: UIViewController?, in container: UIView, animated: Bool,
    duration: TimeInterval = TransitionCoordinator.duration, isInteractive: Bool = false,
    style: UIModalPresentationStyle = .none
  ) {
    self.isInteractive = isInteractive
    initiallyInteractive = isInteractive
    presentationStyle = style
    self.from = from
    self.to = to
    containerView = container
    isAnimated = animated
    transitionDuration = animated ? duration : 0
  }

  var isInterruptible: Bool { initiallyInteractive }
  var completionVelocity: CGFloat { completionSpeed }
  var completionCurve: UIView.AnimationCurve { .easeInOut }
  var targetTransform: CGAffineTransform { .identity }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    switch key {
    case .from: from
    case .to: to
    default: nil
    }
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    switch key {
    case .from: from?.viewIfLoaded
    case .to: to?.viewIfLoaded
    default: nil
    }
  }

  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    if let completion { completions.append(completion) }
    guard let animation else { return true }
    if hasBegun { animation(self) } else { alongside.append(animation) }
    return !hasBegun
  }

  func animateAlongsideTransition(
    in view: UIView?,
    animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { animate(alongsideTransition: animation, completion: completion) }

  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) { changes.append(handler) }

  func notifyWhenInteractionEnds(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) { changes.append { if !$0.isInteractive { handler($0) } } }

  // MARK: - Interaction

  /// Ends the interaction after the finger lifts.
  func endInteraction(cancelled: Bool) {
    isInteractive = false
    isCancelled = cancelled
    for handler in changes { handler(self) }
  }

  /// Begins an interaction with a running transition.
  func resumeInteraction() {
    isInteractive = true
    isCancelled = false
    for handler in changes { handler(self) }
  }

  /// Takes the queued closures of another coordinator, which then has none.
  func adoptClosures(of other: TransitionCoordinator) {
    alongside += other.alongside
    completions += other.completions
    changes += other.changes
    (other.alongside, other.completions, other.changes) = ([], [], [])
  }

  /// Runs the queued animations with the duration of the transition.
  func begin() {
    UIView.animate(
      duration: transitionDuration, curve: isInteractive ? Self.straight : Self.curve,
      animations: runAlongside, completion: {})
  }

  /// Calls the queued completion closures at the end of the transition.
  func complete() {
    let completions = self.completions
    self.completions = []
    for completion in completions { completion(self) }
  }

  private func runAlongside() {
    for animation in alongside { animation(self) }
    hasBegun = true
    alongside = []
  }

  /// Runs the transition's changes and the queued animations in one animation.
  ///
  /// - Parameter end: The closure called after the animation, before the queued completion
  ///   closures.
  func run(_ changes: @escaping () -> Void, end: @escaping () -> Void) {
    UIView.animate(
      duration: transitionDuration, curve: isInteractive ? Self.straight : Self.curve,
      animations: {
        changes()
        self.runAlongside()
      },
      completion: {
        end()
        self.complete()
      })
  }
}

extension UIView {
  /// Animates with a custom curve, independently of the current animation block.
  static func animate(
    duration: TimeInterval, curve: CubicTimingCurve, animations: () -> Void,
    completion: @escaping () -> Void
  ) {
    let clock = ScreenEnvironment.current.clock
    let block = AnimationBlock(
      now: clock.time, delay: 0, duration: duration, pace: .cubic(curve),
      completion: { _ in completion() }
    )
    if duration > 0 { block.run(animations) } else { performWithoutAnimation(animations) }
    clock.begin(block)
  }
}
