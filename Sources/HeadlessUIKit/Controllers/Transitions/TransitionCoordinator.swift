import Foundation
import ScrollPhysics

/// One change of what is shown: its timing, both sides, and what runs along with it.
@MainActor
final class TransitionCoordinator: UIViewControllerTransitionCoordinator {
  /// Seconds of a push, a pop, a presentation and a dismissal, and how they run: the curve that
  /// Flutter measured UIKit's by, `Curves.linearToEaseOut` of its Cupertino page route
  /// (https://github.com/flutter/flutter, packages/flutter/lib/src/cupertino/route.dart). UIKit's own
  /// is a critically damped spring.
  static let duration: TimeInterval = 0.5
  static let curve = CubicTimingCurve(x1: 0.35, y1: 0.91, x2: 0.33, y2: 0.97)
  /// Under a finger what moves goes straight.
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

  // MARK: - For the transition

  /// The finger that had it leaves it.
  func letGo(cancelled: Bool) {
    isInteractive = false
    isCancelled = cancelled
    for handler in changes { handler(self) }
  }

  /// A finger takes what runs by itself.
  func takeAgain() {
    isInteractive = true
    isCancelled = false
    for handler in changes { handler(self) }
  }

  /// Goes on with what was queued in another one, which then has nothing.
  func takeOver(_ other: TransitionCoordinator) {
    alongside += other.alongside
    completions += other.completions
    changes += other.changes
    (other.alongside, other.completions, other.changes) = ([], [], [])
  }

  /// Begins what was queued, in an animation as long as the transition.
  func begin() {
    UIView.animate(
      duration: transitionDuration, curve: isInteractive ? Self.straight : Self.curve,
      animations: runAlongside, completion: {})
  }

  /// The transition is over.
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

  /// Runs the transition's own changes and what was queued, in one animation.
  ///
  /// - Parameter end: after it, before the queued completions.
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
  /// `animate` with a curve of one's own, whatever block is being run.
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
