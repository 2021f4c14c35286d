/// Collects what happens along with an animation, and what follows.
final class DragAnimator: UIDragAnimating {
  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []

  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }

  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  func animate() { for body in animations { body() } }

  /// Once; again, it does nothing.
  func complete(_ position: UIViewAnimatingPosition) {
    let due = completions
    completions = []
    for body in due { body(position) }
  }
}
