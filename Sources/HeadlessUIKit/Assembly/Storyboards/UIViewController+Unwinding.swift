extension UIViewController {
  /// Returns the child that contains the source of an unwind segue, or nil if the source is not
  /// inside this controller.
  ///
  /// The child is the source itself, one of its parents, or a controller that presented it.
  public func childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? {
    var current = source.source
    while let outer = current.parent ?? current.presentingViewController {
      if outer === self { return current.parent === self ? current : nil }
      current = outer
    }
    return nil
  }

  /// Returns the destination of an unwind segue from this controller, or nil if no controller
  /// accepts it.
  ///
  /// Each parent, and then the presenting controller, is asked for its children, and these
  /// recursively for theirs. A controller without further children is asked whether the segue may
  /// end there.
  ///
  /// Source: Apple, "Using Unwind Segues" (TN2298).
  package func unwindDestination(for source: UIStoryboardUnwindSegueSource) -> UIViewController? {
    var current = self
    while let outer = current.parent ?? current.presentingViewController {
      if let found = outer.destination(within: source) { return found }
      current = outer
    }
    return nil
  }

  private func destination(within source: UIStoryboardUnwindSegueSource) -> UIViewController? {
    for child in allowedChildrenForUnwinding(from: source) where child !== self {
      if let found = child.destination(within: source) { return found }
    }
    let isEnd = canPerformUnwindSegueAction(
      source.unwindAction, from: source.source, sender: source.sender)
    return isEnd ? self : nil
  }

  /// Performs an unwind segue: dismisses presented controllers, and then shows the next controller
  /// in every container on the path.
  package func unwind(_ segue: UIStoryboardSegue) {
    var way: [UIViewController] = []
    var current: UIViewController? = segue.destination
    while let controller = current, !controller.isSelfOrAncestor(of: segue.source) {
      way.append(controller)
      current = controller.parent
    }
    if let current { way.append(current) }
    let presenting = way.first { $0.presentedViewController != nil }
    presenting?.dismiss(animated: true)
    for (outer, inner) in zip(way.reversed(), way.reversed().dropFirst()) {
      outer.unwind(for: segue, towards: inner)
    }
  }

  /// Returns whether a controller is this one, a descendant, or presented by one of them.
  private func isSelfOrAncestor(of other: UIViewController) -> Bool {
    var current: UIViewController? = other
    while let controller = current {
      if controller === self { return true }
      current = controller.parent ?? controller.presentingViewController
    }
    return false
  }
}
