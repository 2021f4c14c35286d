extension UIView {
  /// A child's view that comes into a parent's view that is on the screen appears, and one that leaves
  /// it goes: the calls that UIKit makes by itself, without an animation.
  func tellOwner(ofBeingIn window: UIWindow?) {
    guard let owner, let parent = owner.parent, !(parent is any ContainerOfItsOwn),
      parent.shouldAutomaticallyForwardAppearanceMethods
    else { return }
    if let window, parent.appearance.state == .there {
      owner.beginAppearanceTransition(true, animated: false)
      window.endAfterLayout(owner)
    } else if window == nil, parent.appearance.state == .there {
      owner.beginAppearanceTransition(false, animated: false)
      owner.endAppearanceTransition()
    }
  }
}
