/// The accessory images of a screen, each drawn once for all cells.
@MainActor
final class AccessoryImageCache: ScreenState {
  private var drawn: [AccessoryImage: UIImage] = [:]

  init() {}

  func image(_ wanted: AccessoryImage) -> UIImage {
    if let known = drawn[wanted] { return known }
    let image = UIImage(bitmap: wanted.draw(), scale: wanted.scale)
    drawn[wanted] = image
    return image
  }
}
