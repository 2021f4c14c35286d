/// Images for a bar by its position and its height; nil where none was set.
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

  /// The image of a bar of the default height at a position: the one for the position, else the one
  /// for any.
  func image(at position: UIBarPosition) -> UIImage? { self[position] ?? self[.any] }
}
