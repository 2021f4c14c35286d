/// The images of a control by state. A state without an image shows that of the normal state.
struct StatePictures {
  private var images: [UInt: UIImage] = [:]

  var isEmpty: Bool { images.isEmpty }

  /// The image set for exactly this state.
  subscript(state: UIControl.State) -> UIImage? {
    get { images[state.rawValue] }
    set { images[state.rawValue] = newValue }
  }

  func shown(for state: UIControl.State) -> UIImage? {
    self[state] ?? self[.normal]
  }
}
