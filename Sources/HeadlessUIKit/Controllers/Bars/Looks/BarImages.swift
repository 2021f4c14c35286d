/// The images of a bar by its position and its height. Nil means that none is set.
struct BarImages {
  private struct Place: Hashable {
    let position: UIBarPosition
    let metrics: UIBarMetrics
  }

  private var images: [Place: UIImage] = [:]

  subscript(position: UIBarPosition, metrics: UIBarMetrics = .default) -> UIImage? {
    get { images[Place(position: position, metrics: metrics)] }
    set { images[Place(position: position, metrics: metrics)] = newValue }
  }

  /// Returns the image for a bar of default height at a position, or else the one for any position.
  func image(at position: UIBarPosition) -> UIImage? { self[position] ?? self[.any] }
}
