import Foundation
import Graphics

/// One change of a navigation controller's stack.
@MainActor
final class NavigationTransition {
  /// How far what lies below moves aside, in parts of the width, and how dark it gets.
  private static let parallax: CGFloat = 0.3
  private static let dimming: CGFloat = 0.1

  private let owner: UINavigationController
  private let old, new: UIViewController?
  private let come, gone: [UIViewController]
  private let isPush: Bool
  private var isAnimated: Bool
  private var barChange: NavigationBarChange?
  private let shade = UIView()
  private var isOver = false

  init(
    _ owner: UINavigationController, from old: UIViewController?, to new: UIViewController?,
    come: [UIViewController], gone: [UIViewController], isPush: Bool, animated: Bool
  ) {
    self.owner = owner
    self.old = old
    self.new = new
    self.come = come
    self.gone = gone
    self.isPush = isPush
    isAnimated = animated && owner.appearance.state == .there && old !== new && old != nil
  }

  func run() {
    guard owner.isViewLoaded else { return finish() }
    guard old !== new else {
      owner.navigationBar.items = owner.viewControllers.map(\.navigationItem)
      owner.tabBarController?.stackChanged(of: owner)
      return finish()
    }
    let isShown = owner.isShown
    new?.loadViewIfNeeded()
    new?.appearance.isMovingToParent = come.contains { $0 === new }
    old?.appearance.isMovingFromParent = gone.contains { $0 === old }
    if isShown { old?.beginAppearanceTransition(false, animated: isAnimated) }
    if isShown { new?.beginAppearanceTransition(true, animated: isAnimated) }
    if let new { owner.delegate?.navigationController(owner, willShow: new, animated: isAnimated) }
    // The one that was told may have changed the stack: that change stands.
    guard !isOver else { return }
    place()
    if !owner.isToolbarHidden {
      owner.toolbar.setItems(new?.toolbarItems, animated: isAnimated)
    }
    if !isAnimated { owner.tabBarController?.stackChanged(of: owner) }
    barChange = owner.navigationBar.begin(owner.viewControllers.map(\.navigationItem))
    guard isAnimated, let oldView = old?.view, let newView = new?.view else {
      barChange?.jump()
      return finish()
    }
    animate(oldView, newView)
  }

  /// The new view lies above the old one on a push, below it on a pop.
  private func place() {
    guard let new else { return }
    let index = old?.viewIfLoaded.flatMap { owner.view.subviews.firstIndex(of: $0) }
    UIView.performWithoutAnimation {
      owner.install(new.view, at: index.map { isPush ? $0 + 1 : $0 } ?? 0)
    }
  }

  private func animate(_ oldView: UIView, _ newView: UIView) {
    let width = owner.view.bounds.width
    let aside = CGAffineTransform(translationX: -Self.parallax * width, y: 0)
    let away = CGAffineTransform(translationX: width, y: 0)
    let coordinator = TransitionCoordinator(
      from: old, to: new, in: owner.view, animated: true)
    owner.runningTransition = coordinator
    UIView.performWithoutAnimation {
      shade.frame = owner.view.bounds
      shade.backgroundColor = UIColor(white: 0, alpha: Self.dimming)
      shade.alpha = isPush ? 0 : 1
      owner.view.insertSubview(shade, belowSubview: isPush ? newView : oldView)
      owner.layOutNewContent()
      newView.transform = isPush ? away : aside
    }
    coordinator.run {
      oldView.transform = self.isPush ? aside : away
      newView.transform = .identity
      self.shade.alpha = self.isPush ? 1 : 0
      self.owner.tabBarController?.stackChanged(of: self.owner)
      self.owner.layOutBars()
      self.owner.navigationBar.layoutIfNeeded()
      self.barChange?.run()
      self.owner.setNeedsStatusBarAppearanceUpdate()
    } end: {
      self.finish()
    }
  }

  /// Makes what is to be of it, whether its motion is over or not.
  func finish() {
    guard !isOver else { return }
    isOver = true
    owner.transitionEnded()
    shade.removeFromSuperview()
    barChange?.end()
    if old !== new, let oldView = old?.viewIfLoaded {
      if oldView.superview === owner.viewIfLoaded { oldView.removeFromSuperview() }
      oldView.transform = .identity
    }
    new?.viewIfLoaded?.transform = .identity
    owner.viewIfLoaded?.setNeedsLayout()
    if old !== new {
      old?.endAppearanceTransition()
      if owner.appearance.state == .there { new?.endAppearanceTransition() }
    }
    for controller in come { controller.didMove(toParent: owner) }
    for controller in gone { controller.removeFromParent() }
    guard owner.isViewLoaded, old !== new, let new else { return }
    if !isAnimated { owner.setNeedsStatusBarAppearanceUpdate() }
    owner.delegate?.navigationController(owner, didShow: new, animated: isAnimated)
  }
}

extension UINavigationController {
  /// Lays the new top out where it will rest, before it is moved to where it begins.
  fileprivate func layOutNewContent() {
    layOutBars()
    view.layoutIfNeeded()
  }
}
