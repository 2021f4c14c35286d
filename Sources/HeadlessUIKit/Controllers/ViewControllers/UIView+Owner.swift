extension UIView {
  /// Makes the appearance calls of a child controller whose view was added to or removed from a
  /// visible parent's view.
  ///
  /// UIKit makes these calls automatically too, without animation.
  func notifyOwner(movedTo window: UIWindow?) {
    guard let owner, let parent = owner.parent, !(parent is any AppearanceForwardingContainer),
      parent.shouldAutomaticallyForwardAppearanceMethods
    else { return }
    if let window, parent.appearance.state == .appeared {
      owner.beginAppearanceTransition(true, animated: false)
      window.endAfterLayout(owner)
    } else if window == nil,
      // The end of a parent's transition reaches only the children in its view.
      parent.appearance.state == .appeared
        || owner.appearance.state == .disappearing && !owner.isInParentView
    {
      owner.beginAppearanceTransition(false, animated: false)
      owner.endAppearanceTransition()
    }
  }
}
