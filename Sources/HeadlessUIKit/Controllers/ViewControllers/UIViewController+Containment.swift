import Foundation

extension UIViewController {
  func adopt(_ child: UIViewController) {
    guard child.parent !== self else { return }
    if child.parent != nil {
      child.willMove(toParent: nil)
      child.removeFromParent()
    }
    child.willMove(toParent: self)
    children.append(child)
    child.parent = self
  }

  func detachFromParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    barInsets = .zero
    traitsOfParent = nil
    didMove(toParent: nil)
  }

  /// Returns the nearest enclosing controller of a type.
  func container<Kind: UIViewController>() -> Kind? {
    parent as? Kind ?? parent?.container()
  }

  func exchange(
    _ old: UIViewController, _ new: UIViewController, _ duration: TimeInterval,
    _ options: UIView.AnimationOptions, _ animations: (() -> Void)?,
    _ completion: ((Bool) -> Void)?
  ) {
    let isSeen = isShown
    let isAnimated = duration > 0
    if isSeen { old.beginAppearanceTransition(false, animated: isAnimated) }
    if isSeen { new.beginAppearanceTransition(true, animated: isAnimated) }
    (old.viewIfLoaded?.superview ?? view).addSubview(new.view)
    UIView.animate(
      withDuration: duration, delay: 0, options: options, animations: { animations?() },
      completion: { finished in
        old.viewIfLoaded?.removeFromSuperview()
        if isSeen {
          old.endAppearanceTransition()
          new.endAppearanceTransition()
        }
        completion?(finished)
      })
  }
}
