/// Stands for the animator of a transition that has none of its own.
final class NoInterruptibleAnimator: UIViewPropertyAnimator {}
