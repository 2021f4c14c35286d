// Transitions between layouts that somebody drives, step by step.
extension UICollectionView {
  /// Hears at the end of a transition whether it came to its end, and whether it was finished instead of
  /// cancelled.
  public typealias LayoutInteractiveTransitionCompletion = (_ completed: Bool, _ finished: Bool)
    -> Void

  /// Begins to go to another layout: whoever called sets `transitionProgress` of the layout that is
  /// returned, the delegate's or a plain one, which is the collection's until the transition is
  /// finished or cancelled.
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

  /// Goes the rest of the way to the next layout, which is the collection's from now on. Does nothing
  /// where no transition is under way.
  public func finishInteractiveTransition() { endTransition(isFinished: true) }

  /// Goes back to the layout before. Does nothing where no transition is under way.
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
