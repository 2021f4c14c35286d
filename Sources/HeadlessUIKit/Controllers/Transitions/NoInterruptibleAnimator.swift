/// A placeholder returned for a transition without an interruptible animator.
final class NoInterruptibleAnimator: UIViewPropertyAnimator {}
