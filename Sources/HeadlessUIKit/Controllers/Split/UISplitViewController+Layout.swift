import Foundation

extension UISplitViewController {
  /// The opacity of the dimming over the secondary column. A model, because Apple does not document
  /// it.
  private static let dimming: CGFloat = 0.1

  /// Shows the visible columns and places them.
  ///
  /// - Parameter duration: The duration of the change in seconds. Zero uses that of the enclosing
  ///   animation block, if any.
  func arrange(duration: TimeInterval = 0) {
    guard let view = viewIfLoaded as? SplitViewControllerView else { return }
    let isNarrow = traitCollection.horizontalSizeClass == .compact
    if isNarrow != isCollapsed { isNarrow ? collapse() : expand() }
    let new = makeArrangement()
    if new != arrangement {
      notifyDelegate(of: new)
      arrangement = new
    }
    let duration = duration > 0 ? duration : UIView.inheritedAnimationDuration
    let visible = visibleControllers
    let incoming = visible.filter { controller in !installed.contains { $0 === controller } }
    let outgoing = installed.filter { controller in !visible.contains { $0 === controller } }
    begin(incoming: incoming, outgoing: outgoing, in: view, animated: duration > 0)
    installed = visible
    guard duration > 0 else {
      place(outgoing, in: view)
      return end(incoming: incoming, outgoing: outgoing)
    }
    UIView.animate(withDuration: duration) {
      self.place(outgoing, in: view)
    } completion: { _ in
      self.end(incoming: incoming, outgoing: outgoing)
    }
  }

  private var visibleControllers: [UIViewController] {
    if isCollapsed { return collapsedChild.map { [$0] } ?? [] }
    return ([.secondary] + sidebarColumns(arrangement.sidebars)).compactMap { contained[$0] }
  }

  private func begin(
    incoming: [UIViewController], outgoing: [UIViewController], in view: SplitViewControllerView,
    animated: Bool
  ) {
    if isShown {
      for controller in outgoing { controller.beginAppearanceTransition(false, animated: animated) }
    }
    for controller in incoming {
      setTraits(of: controller)
      if isShown { controller.beginAppearanceTransition(true, animated: animated) }
      UIView.performWithoutAnimation {
        controller.view.frame = hiddenFrame(of: controller)
        if controller === contained[.secondary] || isCollapsed {
          view.insertSubview(controller.view, at: 0)
        } else {
          view.insertSubview(controller.view, belowSubview: view.lines[0])
        }
      }
    }
    for controller in installed { setTraits(of: controller) }
  }

  private func end(incoming: [UIViewController], outgoing: [UIViewController]) {
    for controller in outgoing where !installed.contains(where: { $0 === controller }) {
      UIView.performWithoutAnimation { controller.viewIfLoaded?.removeFromSuperview() }
      if controller.appearance.state == .disappearing { controller.endAppearanceTransition() }
    }
    guard appearance.state == .appeared, let window = viewIfLoaded?.window else { return }
    for controller in incoming where controller.appearance.state == .appearing {
      window.endAfterLayout(controller)
    }
    setNeedsStatusBarAppearanceUpdate()
  }

  /// Removes a visible child immediately.
  func removeChildNow(_ controller: UIViewController) {
    guard installed.contains(where: { $0 === controller }) else { return }
    installed.removeAll { $0 === controller }
    if isShown { controller.beginAppearanceTransition(false, animated: false) }
    controller.viewIfLoaded?.removeFromSuperview()
    controller.endAppearanceTransition()
  }

  /// Gives a sidebar the compact horizontal size class.
  private func setTraits(of controller: UIViewController) {
    let isSidebar = !isCollapsed && controller !== contained[.secondary]
    setOverrideTraitCollection(
      isSidebar ? UITraitCollection(horizontalSizeClass: .compact) : nil, forChild: controller)
  }

  // MARK: Frames

  /// Whether the columns are laid out from the right.
  private var isMirrored: Bool {
    (view.effectiveUserInterfaceLayoutDirection == .rightToLeft) != (primaryEdge == .trailing)
  }

  private func frame(x: CGFloat, width: CGFloat) -> CGRect {
    let size = view.bounds.size
    return CGRect(
      x: isMirrored ? size.width - x - width : x, y: 0, width: width, height: size.height)
  }

  private func width(of column: Column) -> CGFloat {
    column == .supplementary ? supplementaryColumnWidth : primaryColumnWidth
  }

  /// Returns the frame of a hidden child. That of a sidebar is beyond the edge.
  private func hiddenFrame(of controller: UIViewController) -> CGRect {
    guard !isCollapsed,
      let column = order.first(where: { contained[$0] === controller }), column != .secondary
    else { return view.bounds }
    return frame(x: -width(of: column), width: width(of: column))
  }

  private func place(_ outgoing: [UIViewController], in view: SplitViewControllerView) {
    for controller in outgoing where controller.parent === self {
      set(controller.viewIfLoaded, hiddenFrame(of: controller))
    }
    placeButton()
    edgePan.isEnabled = presentsWithGesture && !isCollapsed
    edgePan.edges = isMirrored ? .right : .left
    view.shade.alpha = arrangement.isDimmed && !isCollapsed ? Self.dimming : 0
    view.shade.isUserInteractionEnabled = arrangement.isDimmed && !isCollapsed
    guard !isCollapsed else {
      for line in view.lines { line.isHidden = true }
      set(collapsedChild?.viewIfLoaded, view.bounds)
      return
    }
    let secondary = placeSidebars(in: view)
    set(contained[.secondary]?.viewIfLoaded, secondary)
    set(view.shade, secondary)
  }

  /// Places the sidebars and the separators after them.
  ///
  /// - Returns: The frame of the secondary column.
  private func placeSidebars(in view: SplitViewControllerView) -> CGRect {
    let thickness = 1 / max(traitCollection.displayScale, 1)
    let columns = sidebarColumns(arrangement.sidebars).filter { contained[$0] != nil }
    var x: CGFloat = 0
    for (index, line) in view.lines.enumerated() {
      line.isHidden = index >= columns.count
      guard columns.indices.contains(index) else { continue }
      let width = width(of: columns[index])
      set(contained[columns[index]]?.viewIfLoaded, frame(x: x, width: width))
      set(line, frame(x: x + width, width: thickness))
      x += width + thickness
    }
    let all = view.bounds.width
    switch arrangement.mode {
    case .automatic, .secondaryOnly, .oneOverSecondary, .twoOverSecondary:
      return frame(x: 0, width: all)
    case .oneBesideSecondary, .twoBesideSecondary: return frame(x: x, width: max(all - x, 0))
    case .twoDisplaceSecondary:
      // As wide as next to the supplementary column alone.
      return frame(x: x, width: max(all - supplementaryColumnWidth - thickness, 0))
    }
  }

  private func set(_ view: UIView?, _ frame: CGRect) {
    if let view, view.frame != frame { view.frame = frame }
  }

  /// Shows the display mode button in the navigation bar of the first visible column.
  private func placeButton() {
    let isWanted =
      switch displayModeButtonVisibility {
      case .automatic: presentsWithGesture
      case .always: true
      case .never: false
      }
    displayModeButtonItem.isHidden = isCollapsed
    let isThere = style != .unspecified && !isCollapsed && isWanted
    let first = sidebarColumns(arrangement.sidebars).first ?? .secondary
    for column in order {
      guard let navigation = contained[column] as? UINavigationController else { continue }
      let button = isThere && column == first ? displayModeButtonItem : nil
      if navigation.navigationBar.leadingButton !== button {
        navigation.navigationBar.leadingButton = button
      }
    }
  }
}
