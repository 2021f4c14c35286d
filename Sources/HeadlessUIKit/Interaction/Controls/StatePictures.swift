/// Pictures for a control's states; a state without one shows that of the normal state.
struct StatePictures {
  private var images: [UInt: UIImage] = [:]

  var isEmpty: Bool { images.isEmpty }

  /// Exactly that of the state.
  subscript(state: UIControl.State) -> UIImage? {
    get { images[state.rawValue] }
    set { images[state.rawValue] = newValue }
  }

  func shown(for state: UIControl.State) -> UIImage? {
    self[state] ?? self[.normal]
  }
}
