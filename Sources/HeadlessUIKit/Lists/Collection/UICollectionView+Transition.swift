// Interactive transitions between layouts, driven step by step by the app.
extension UICollectionView {
  /// A closure called at the end of a transition, with whether its animation completed and whether
  /// the transition was finished instead of cancelled.
  public typealias LayoutInteractiveTransitionCompletion = (_ completed: Bool, _ finished: Bool)
    -> Void

  /// Begins a transition to another layout, and returns the transition layout.
  ///
  /// The delegate supplies the transition layout; otherwise a default one is used. The caller sets
  /// its `transitionProgress`. It is the collection view's layout until the transition is finished
  /// or cancelled.
  public func startInteractiveTransition(
    to layout: UICollectionViewLayout, completion: LayoutInteractiveTransitionCompletion? = nil
  ) -> UICollectionViewTransitionLayout {
    let old = collectionViewLayout
    let transition =
      collectionDelegate?.collectionView(
        self, transitionLayoutForOldLayout: old, newLayout: layout)
      ?? UICollectionViewTransitionLayout(currentLayout: old, nextLayout: layout)
    transition.completion = completion
    old.prepareForTransition(to: layout)
    layout.prepareForTransition(from: old)
    collectionViewLayout = transition
    old.owner = self
    layout.owner = self
    return transition
  }

  /// Finishes the transition: the next layout becomes the collection view's layout. Without a
  /// transition it has no effect.
  public func finishInteractiveTransition() { endTransition(isFinished: true) }

  /// Cancels the transition and returns to the previous layout. Without a transition it has no
  /// effect.
  public func cancelInteractiveTransition() { endTransition(isFinished: false) }

  private func endTransition(isFinished: Bool) {
    guard let transition = collectionViewLayout as? UICollectionViewTransitionLayout else { return }
    let (old, new) = (transition.currentLayout, transition.nextLayout)
    let goal = isFinished ? new : old
    let rest = abs((isFinished ? 1 : 0) - transition.transitionProgress)
    setCollectionViewLayout(goal, animated: rest > 0.001) { completed in
      transition.completion?(completed, isFinished)
    }
    (isFinished ? old : new).owner = nil
    old.finalizeLayoutTransition()
    new.finalizeLayoutTransition()
  }
}
