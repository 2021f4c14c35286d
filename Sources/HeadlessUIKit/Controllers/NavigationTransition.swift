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
  /// A finger has it: nothing moves by itself until it leaves.
  private let isInteractive: Bool
  private var coordinator: TransitionCoordinator?
  /// How much of the way the finger has come, from 0 to 1.
  private var progress: CGFloat = 0

  init(
    _ owner: UINavigationController, from old: UIViewController?, to new: UIViewController?,
    come: [UIViewController], gone: [UIViewController], isPush: Bool, animated: Bool,
    interactive: Bool = false
  ) {
    isInteractive = interactive
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
    guard isAnimated, let oldView = old?.view, let newView = new?.view else {
      barChange = owner.navigationBar.begin(owner.viewControllers.map(\.navigationItem))
      barChange?.jump()
      return finish()
    }
    prepare(oldView, newView)
    if !isInteractive { move(oldView, newView) }
  }

  /// The new view lies above the old one on a push, below it on a pop.
  private func place() {
    guard let new else { return }
    let index = old?.viewIfLoaded.flatMap { owner.view.subviews.firstIndex(of: $0) }
    UIView.performWithoutAnimation {
      owner.install(new.view, at: index.map { isPush ? $0 + 1 : $0 } ?? 0)
    }
  }

  private var aside: CGAffineTransform {
    CGAffineTransform(translationX: -Self.parallax * owner.view.bounds.width, y: 0)
  }
  private var away: CGAffineTransform {
    CGAffineTransform(translationX: owner.view.bounds.width, y: 0)
  }

  private func prepare(_ oldView: UIView, _ newView: UIView) {
    let coordinator = TransitionCoordinator(
      from: old, to: new, in: owner.view, animated: true, isInteractive: isInteractive)
    self.coordinator = coordinator
    owner.runningTransition = coordinator
    UIView.performWithoutAnimation {
      shade.frame = owner.view.bounds
      shade.backgroundColor = UIColor(white: 0, alpha: Self.dimming)
      shade.alpha = isPush ? 0 : 1
      owner.view.insertSubview(shade, belowSubview: isPush ? newView : oldView)
      owner.layOutNewContent()
      newView.transform = isPush ? away : aside
    }
  }

  private func move(_ oldView: UIView, _ newView: UIView) {
    barChange = owner.navigationBar.begin(owner.viewControllers.map(\.navigationItem))
    coordinator?.run {
      oldView.transform = self.isPush ? self.aside : self.away
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

  // MARK: - Under a finger

  /// The finger has come so far from the left, in points.
  func follow(_ way: CGFloat) {
    guard isInteractive, !isOver, let oldView = old?.view, let newView = new?.view else { return }
    let width = max(owner.view.bounds.width, 1)
    progress = min(max(way / width, 0), 1)
    UIView.performWithoutAnimation {
      oldView.transform = CGAffineTransform(translationX: progress * width, y: 0)
      newView.transform = CGAffineTransform(
        translationX: -Self.parallax * (1 - progress) * width, y: 0)
      shade.alpha = 1 - progress
    }
  }

  /// The finger leaves: what it has pulled more than half way, or pulls fast, goes on.
  ///
  /// - Parameter velocity: in points a second, to the right.
  func letGo(velocity: CGFloat) {
    guard isInteractive, !isOver, let oldView = old?.view, let newView = new?.view else { return }
    let width = max(owner.view.bounds.width, 1)
    let goesOn = velocity == 0 ? progress > 0.5 : progress + velocity * 0.2 / width > 0.5
    let rest = TransitionCoordinator.duration * Double(goesOn ? 1 - progress : progress)
    coordinator?.letGo(cancelled: !goesOn, duration: max(rest, 0.1))
    if goesOn { return move(oldView, newView) }
    coordinator?.run {
      oldView.transform = .identity
      newView.transform = self.aside
      self.shade.alpha = 1
    } end: {
      self.goBack()
    }
  }

  /// Everything is as before the finger came.
  private func goBack() {
    guard !isOver else { return }
    isOver = true
    owner.transitionEnded()
    shade.removeFromSuperview()
    owner.restore(gone)
    if owner.isShown {
      old?.beginAppearanceTransition(true, animated: true)
      new?.beginAppearanceTransition(false, animated: true)
    }
    new?.viewIfLoaded?.removeFromSuperview()
    new?.viewIfLoaded?.transform = .identity
    owner.viewIfLoaded?.setNeedsLayout()
    new?.endAppearanceTransition()
    old?.endAppearanceTransition()
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
