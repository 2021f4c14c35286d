/// Collects the animations and completions that delegates add to a lift, a drop or a cancellation.
final class DragAnimator: UIDragAnimating {
  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []

  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }

  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  func animate() { for body in animations { body() } }

  /// Runs the completions once; further calls are ignored.
  func complete(_ position: UIViewAnimatingPosition) {
    let due = completions
    completions = []
    for body in due { body(position) }
  }
}
