import Foundation

/// Performing of segues.
extension UIViewController {
  func performSegue(_ identifier: String, _ sender: Any?) {
    guard let scene = origin.scene else {
      return (viewIfLoaded?.environment ?? .current).problems.raise(
        .interface(
          NibProblem(
            file: "\(type(of: self))", line: nil,
            reason: .unknownSegue(identifier, controller: "\(type(of: self))"))))
    }
    let segue = scene.element.tree.first {
      $0.name == "segue" && $0.attributes["identifier"] == identifier
    }
    guard let segue else {
      return scene.nib.environment.problems.raise(
        .interface(
          scene.nib.document.problem(
            .unknownSegue(identifier, controller: "\(type(of: self))"), at: scene.element)))
    }
    perform(segue, sender: sender, asks: false)
  }

  /// Creates the destination, calls `prepare(for:sender:)` and performs the segue.
  ///
  /// - Parameter asks: Whether this controller may refuse the segue.
  func perform(_ segue: NibElement, sender: Any?, asks: Bool) {
    guard let scene = origin.scene else { return }
    let nib = scene.nib
    segue.readAttributes.formUnion(["id", "kind", "identifier", "destination", "trigger"])
    let identifier = segue.attributes["identifier"]
    if asks, let identifier, !shouldPerformSegue(withIdentifier: identifier, sender: sender) {
      return
    }
    if segue.attributes["kind"] == "unwind" { return unwind(segue, nib, sender) }
    guard let destination = destination(of: segue, nib) else { return }
    guard let going = presentationAction(of: segue, to: destination, nib) else { return }
    let made = makeSegue(segue, to: destination, nib, going)
    prepare(for: made, sender: sender)
    made.perform()
  }

  func makeSegue(
    _ segue: NibElement, to destination: UIViewController, _ nib: NibInstantiation,
    _ going: @escaping () -> Void
  ) -> UIStoryboardSegue {
    segue.isRead = true
    let type = nib.chosenClass(of: segue, or: UIStoryboardSegue.self)
    let made = type.makeSegue(
      template: segue.attributes["identifier"], from: self, to: destination)
    if type == UIStoryboardSegue.self { made.handler = going }
    return made
  }

  /// Returns the closure that shows the destination for a segue's kind. Unsupported kinds are
  /// reported, and nil is returned.
  private func presentationAction(
    of segue: NibElement, to destination: UIViewController, _ nib: NibInstantiation
  ) -> (() -> Void)? {
    let isAnimated = segue.attributes["animates"] != "NO"
    switch segue.attributes["kind"] {
    case "show": return { [self] in show(destination, sender: self) }
    case "showDetail", "replace":
      return { [self] in showDetailViewController(destination, sender: self) }
    case "push":
      return { [self] in
        navigationController?.pushViewController(destination, animated: isAnimated)
      }
    case "presentation", "modal", "popoverPresentation":
      let reader = NibReader(segue, of: nib)
      if let style = reader.option("modalPresentationStyle", NibOptions.presentations) {
        destination.modalPresentationStyle = style
      }
      if let style = reader.option("modalTransitionStyle", NibOptions.transitions) {
        destination.modalTransitionStyle = style
      }
      return { [self] in present(destination, animated: isAnimated) }
    case "custom": return {}
    case let kind:
      nib.report(.unsupportedSegue(kind: kind ?? ""), at: segue)
      return nil
    }
  }

  // MARK: Unwinding

  private func unwind(_ segue: NibElement, _ nib: NibInstantiation, _ sender: Any?) {
    let name = segue.attributes["unwindAction"] ?? ""
    let action = Selector(name)
    let source = UIStoryboardUnwindSegueSource(source: self, unwindAction: action, sender: sender)
    guard let target = unwindDestination(for: source) else {
      return nib.report(.noUnwindDestination(action: name), at: segue)
    }
    weak var going: UIStoryboardSegue?
    let made = makeSegue(segue, to: target, nib) { [self] in going.map(unwind) }
    going = made
    prepare(for: made, sender: sender)
    ActionSending.send(action, to: target, from: made, for: nil)
    made.perform()
  }
}
