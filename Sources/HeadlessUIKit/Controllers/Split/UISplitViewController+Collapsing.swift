import Foundation

extension UISplitViewController {
  /// Collapses the columns into one, because width became compact.
  func collapse() {
    isCollapsed = true
    if style == .unspecified { collapsePair() } else { collapseColumns() }
    delegate?.splitViewControllerDidCollapse(self)
  }

  private func collapsePair() {
    let primary = delegate?.primaryViewController(forCollapsing: self) ?? contained[.primary]
    setController(primary, in: .primary)
    collapsedChild = primary ?? contained[.secondary]
    guard let primary, let secondary = contained[.secondary] else { return }
    removeChildNow(secondary)
    let isDone = delegate?.splitViewController(
      self, collapseSecondary: secondary, onto: primary)
    if isDone != true { primary.collapseSecondaryViewController(secondary, for: self) }
  }

  /// Moves the stacks of all columns up to the top one onto the first one's stack.
  private func collapseColumns() {
    if let compact = contained[.compact] { return collapsedChild = compact }
    let columns = order.filter { contained[$0] is UINavigationController }
    guard let first = columns.first, let proposed = columns.last,
      let host = contained[first] as? UINavigationController
    else { return }
    collapsedChild = host
    let top =
      delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed)
      ?? proposed
    for column in columns.dropFirst() {
      guard let navigation = contained[column] as? UINavigationController else { continue }
      removeChildNow(navigation)
      let loan = BorrowedStack(navigation: navigation, controllers: navigation.viewControllers)
      navigation.setViewControllers([], animated: false)
      loans.append(loan)
      if column.rawValue <= top.rawValue {
        host.setViewControllers(host.viewControllers + loan.controllers, animated: false)
      }
    }
  }

  /// Moves a navigation controller's stack onto another one's until the interface expands.
  func borrow(
    from navigation: UINavigationController, onto host: UINavigationController, animated: Bool
  ) {
    let loan = BorrowedStack(navigation: navigation, controllers: navigation.viewControllers)
    navigation.setViewControllers([], animated: false)
    loans.append(loan)
    host.setViewControllers(host.viewControllers + loan.controllers, animated: animated)
  }

  /// Moves all borrowed stacks back, with the view controllers that were pushed on them later.
  ///
  /// - Returns: The navigation controllers that own the stacks.
  @discardableResult
  func returnBorrowedStacks(from host: UINavigationController) -> [UINavigationController] {
    let owners = loans.map(\.navigation)
    for loan in loans.reversed() {
      let stack = host.viewControllers
      var back = loan.controllers
      if let start = loan.start(on: stack) {
        back = Array(stack[start...])
        host.setViewControllers(Array(stack[..<start]), animated: false)
      }
      loan.navigation.setViewControllers(back, animated: false)
    }
    loans = []
    return owners
  }

  /// Expands the single column into several ones, because width became regular.
  func expand() {
    let proposed = makeArrangement().mode
    if style == .unspecified { expandPair() }
    undoCollapse()
    if let mode = delegate?.splitViewController(
      self, displayModeForExpandingToProposedDisplayMode: proposed), mode != proposed
    {
      requestedSidebars = mode.sidebars
    }
    delegate?.splitViewControllerDidExpand(self)
  }

  private func expandPair() {
    guard let collapsedChild else { return }
    let primary = delegate?.primaryViewController(forExpanding: self) ?? collapsedChild
    let secondary =
      delegate?.splitViewController(self, separateSecondaryFrom: primary)
      ?? primary.separateSecondaryViewController(for: self)
    setController(primary, in: .primary)
    if let secondary { setController(secondary, in: .secondary) }
  }

  /// Restores the columns as if the interface had never collapsed.
  func undoCollapse() {
    isCollapsed = false
    if let host { returnBorrowedStacks(from: host) }
    collapsedChild = nil
  }

  // MARK: Collapsed interface

  private var host: UINavigationController? { collapsedChild as? UINavigationController }
  private var hasAppeared: Bool { appearance.state == .appeared }

  /// Returns the index where the later columns' view controllers begin on the host's stack.
  private func end(of column: Column, on stack: [UIViewController]) -> Int {
    let index = order.firstIndex(of: column) ?? 0
    let later = loans.filter { loan in
      order[(index + 1)...].contains { contained[$0] === loan.navigation }
    }
    return later.compactMap { $0.start(on: stack) }.min() ?? stack.count
  }

  /// Shows a column on top of the collapsed stack, with the columns before it below.
  func addToCollapsedStack(_ column: Column) {
    guard let host, let index = order.firstIndex(of: column) else { return }
    var stack = host.viewControllers
    stack.removeSubrange(end(of: column, on: stack)...)
    for loan in loans where loan.start(on: stack) == nil {
      let isWanted = order[...index].contains { contained[$0] === loan.navigation }
      if isWanted { stack += loan.controllers }
    }
    if stack != host.viewControllers { host.setViewControllers(stack, animated: hasAppeared) }
  }

  /// Removes a column, and those after it, from the collapsed stack.
  func removeFromCollapsedStack(_ column: Column) {
    guard let host, let loan = loans.first(where: { $0.navigation === contained[column] }),
      let start = loan.start(on: host.viewControllers)
    else { return }
    host.setViewControllers(Array(host.viewControllers[..<start]), animated: hasAppeared)
  }

  /// Replaces the stack of a column, which may be part of the collapsed stack.
  func replaceStack(of navigation: UINavigationController, with controllers: [UIViewController]) {
    guard let host, let index = loans.firstIndex(where: { $0.navigation === navigation }) else {
      return navigation.setViewControllers(controllers, animated: false)
    }
    let stack = host.viewControllers
    if let start = loans[index].start(on: stack),
      let column = order.first(where: { contained[$0] === navigation })
    {
      let after = stack[end(of: column, on: stack)...]
      host.setViewControllers(stack[..<start] + controllers + after, animated: false)
    }
    loans[index].controllers = controllers
  }

  /// Pushes a secondary view controller on the collapsed stack, in the style `unspecified`.
  func pushDetail(_ controller: UIViewController) {
    guard let host else { return present(controller, animated: true) }
    let below = host.viewControllers
    for loan in loans where loan.start(on: below) == nil {
      loan.navigation.setViewControllers(loan.controllers, animated: false)
    }
    loans.removeAll { $0.start(on: below) == nil }
    guard let navigation = controller as? UINavigationController else {
      setController(nil, in: .secondary)
      return host.pushViewController(controller, animated: hasAppeared)
    }
    setController(navigation, in: .secondary)
    borrow(from: navigation, onto: host, animated: hasAppeared)
  }
}
