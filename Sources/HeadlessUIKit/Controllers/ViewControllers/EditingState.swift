/// The editing state of a view controller, and the button that shows and toggles it.
@MainActor
final class EditingState {
  var isOn = false { didSet { if isOn != oldValue { show() } } }
  private var button: UIBarButtonItem?

  /// Returns the button that toggles editing, and creates it on first access.
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
