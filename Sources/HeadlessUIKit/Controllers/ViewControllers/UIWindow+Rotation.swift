import Foundation

/// The rotation of a window when the device is turned.
extension UIWindow {
  /// Rotates the screen if the frontmost full-screen controller and the app support the
  /// orientation.
  ///
  /// Callbacks are in the order that Apple documents: `willTransition` and `viewWillTransition`,
  /// then in the animation the new traits, the layout and the alongside animations, and after 0.3
  /// seconds the completions.
  ///
  /// - Returns: Whether the screen rotates.
  @discardableResult
  package func rotate(to orientation: UIInterfaceOrientation) -> Bool {
    let environment = ownEnvironment
    guard orientation != environment.orientation, orientation != .unknown,
      let root = rootViewController, root.fullScreenController.shouldAutorotate,
      environment.run({
        root.fullScreenController.supportedInterfaceOrientations
          .intersection(allowedOrientations(in: environment)).contains(orientation.mask)
      })
    else { return false }
    environment.run { rotate(root, to: orientation) }
    return true
  }

  /// Returns the orientations that the app delegate allows.
  private func allowedOrientations(
    in environment: ScreenEnvironment
  ) -> UIInterfaceOrientationMask {
    environment[AppState.self].appDelegate?.application(
      .shared, supportedInterfaceOrientationsFor: self) ?? .all
  }

  private func rotate(_ root: UIViewController, to orientation: UIInterfaceOrientation) {
    let environment = ownEnvironment
    let app = environment[AppState.self].appDelegate
    let bar = environment.windowScene.statusBarManager?.statusBarFrame ?? .zero
    let (before, old) = (environment.traits, environment.orientation)
    let size = environment.geometry(in: orientation).size
    let traits = environment.traits(in: orientation)
    let coordinator = TransitionCoordinator(
      from: nil, to: nil, in: self, animated: true, duration: WindowRotation.duration)
    let controllers = root.withPresented
    for controller in controllers { controller.runningTransition = coordinator }
    if traits != before {
      for controller in controllers { controller.willTransition(to: traits, with: coordinator) }
    }
    if size != bounds.size {
      for controller in controllers { controller.viewWillTransition(to: size, with: coordinator) }
    }
    let key = UIApplication.statusBarOrientationUserInfoKey
    NotificationCenter.default.post(
      name: UIApplication.willChangeStatusBarOrientationNotification, object: UIApplication.shared,
      userInfo: [key: NSNumber(value: orientation.rawValue)])
    app?.application(
      .shared, willChangeStatusBarOrientation: orientation, duration: WindowRotation.duration)
    let newBar = environment.statusBarFrame(in: orientation)
    if newBar != bar { app?.application(.shared, willChangeStatusBarFrame: newBar) }
    // Alongside animations are laid out in the same animation.
    _ = coordinator.animate(alongsideTransition: { _ in self.layoutIfNeeded() }, completion: nil)
    coordinator.run(
      {
        environment.rotate(to: orientation)
        NotificationCenter.default.post(
          name: UIDevice.orientationDidChangeNotification, object: UIDevice.current)
        NotificationCenter.default.post(
          name: UIApplication.didChangeStatusBarOrientationNotification,
          object: UIApplication.shared, userInfo: [key: NSNumber(value: old.rawValue)])
        app?.application(.shared, didChangeStatusBarOrientation: old)
        if newBar != bar { app?.application(.shared, didChangeStatusBarFrame: bar) }
        environment[AppState.self].sceneDelegate?.windowScene(
          environment.windowScene, didUpdate: PreviousCoordinateSpace(self.bounds),
          interfaceOrientation: old, traitCollection: before)
        self.rotateCapture(from: old, to: orientation)
        environment.traits.run {
          self.resizeToScreen()
          self.traitsChanged(from: before)
          environment.screen.traitCollectionDidChange(before)
          self.layoutIfNeeded()
        }
      }, end: { for controller in controllers { controller.runningTransition = nil } })
  }
}

extension UIViewController {
  /// The controller that decides about rotation: the topmost one that covers the whole screen.
  fileprivate var fullScreenController: UIViewController {
    guard let presented, presented.presentation?.style.isSheet == false else { return self }
    return presented.fullScreenController
  }

  /// This controller and those presented over it, in order.
  fileprivate var withPresented: [UIViewController] {
    [self] + (presented?.withPresented ?? [])
  }
}
