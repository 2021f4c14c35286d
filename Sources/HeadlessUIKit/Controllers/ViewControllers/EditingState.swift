/// Whether a controller's view is edited, and the button that says so.
@MainActor
final class EditingState {
  var isOn = false { didSet { if isOn != oldValue { show() } } }
  private var button: UIBarButtonItem?

  /// Made when first asked for. A tap turns editing on and off.
  func button(of controller: UIViewController) -> UIBarButtonItem {
    if let button { return button }
    let toggle = UIAction { [weak controller] _ in
      guard let controller else { return }
      controller.setEditing(!controller.isEditing, animated: true)
    }
    let button = UIBarButtonItem(primaryAction: toggle)
    self.button = button
    show()
    return button
  }

  private func show() {
    button?.title = isOn ? "Done" : "Edit"
    button?.style = isOn ? .done : .plain
  }
}
