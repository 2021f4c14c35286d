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

  let isAnimated: Bool
  let containerView: UIView
  private(set) var transitionDuration: TimeInterval
  private(set) var isInteractive: Bool
  private(set) var isCancelled = false
  private weak var from: UIViewController?
  private weak var to: UIViewController?
  private var alongside: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  private var hasBegun = false

  init(
    from: UIViewController?, to: UIViewController?, in container: UIView, animated: Bool,
    duration: TimeInterval = TransitionCoordinator.duration, isInteractive: Bool = false
  ) {
    self.isInteractive = isInteractive
    self.from = from
    self.to = to
    containerView = container
    isAnimated = animated
    transitionDuration = animated ? duration : 0
  }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    switch key {
    case .from: from
    case .to: to
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

  /// The finger that had it leaves it.
  ///
  /// - Parameter duration: of what is left, in seconds.
  func letGo(cancelled: Bool, duration: TimeInterval) {
    isInteractive = false
    isCancelled = cancelled
    transitionDuration = duration
    // What was to go along with it does not where it does not happen.
    if cancelled { alongside = [] }
  }

  /// Runs the transition's own changes and what was queued, in one animation.
  ///
  /// - Parameter end: after it, before the queued completions.
  func run(_ changes: @escaping () -> Void, end: @escaping () -> Void) {
    UIView.animate(
      duration: transitionDuration, curve: Self.curve,
      animations: {
        changes()
        for animation in self.alongside { animation(self) }
        self.hasBegun = true
        self.alongside = []
      },
      completion: {
        end()
        let completions = self.completions
        self.completions = []
        for completion in completions { completion(self) }
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
