import Foundation

/// The versions of an image for different traits: an image set of the catalogue, or images that the
/// app registers.
///
/// Image views show the version for their own traits, whichever version was set.
open class UIImageAsset: NSObject, @unchecked Sendable {
  // Safe: images are registered and read on the main thread. UIKit declares the class `Sendable`.

  /// The registered versions. They are copies without an asset, because an image retains its asset
  /// and a reference back would be a cycle.
  private var versions: [(traits: UITraitCollection, image: UIImage)] = []
  /// The name of the image set; nil for an asset created by the app.
  private let name: String?

  /// Creates an asset without versions.
  public override init() { name = nil }

  /// Creates the asset of an image set.
  init(name: String) { self.name = name }

  /// Registers a version for traits, replacing the version for equal traits. Unspecified traits
  /// match anything.
  ///
  /// The image's `imageAsset` becomes this asset.
  open func register(_ image: UIImage, with traitCollection: UITraitCollection) {
    unregister(with: traitCollection)
    versions.append((traitCollection, copy(of: image)))
    image.imageAsset = self
  }

  /// Registers a version for the traits of a configuration, replacing the version for equal traits.
  open func register(_ image: UIImage, with configuration: UIImage.Configuration) {
    register(image, with: configuration.traitCollection ?? UITraitCollection())
  }

  /// Removes the version registered for exactly these traits.
  open func unregister(with traitCollection: UITraitCollection) {
    versions.removeAll { $0.traits == traitCollection }
  }

  /// Removes the version registered for exactly the traits of a configuration.
  open func unregister(with configuration: UIImage.Configuration) {
    unregister(with: configuration.traitCollection ?? UITraitCollection())
  }

  /// Returns the version for traits: the last matching registered version, the catalogue's image or
  /// the first version.
  ///
  /// Returns an image without pixels if the asset has no versions.
  open func image(with traitCollection: UITraitCollection) -> UIImage {
    let fitting = versions.last { traitCollection.containsTraits(in: $0.traits) }
    let found = fitting?.image ?? catalogued(for: traitCollection) ?? versions.first?.image
    guard let found else { return UIImage() }
    let image = copy(of: found)
    image.imageAsset = self
    return image
  }

  /// Returns the version for the traits of a configuration; nil uses the current traits.
  open func image(with configuration: UIImage.Configuration?) -> UIImage {
    image(with: configuration?.traitCollection ?? .current)
  }

  private func copy(of image: UIImage) -> UIImage {
    UIImage(source: image.source, scale: image.scale, like: image.look)
  }

  private func catalogued(for traits: UITraitCollection) -> UIImage? {
    guard let name else { return nil }
    return onMainActorUnchecked {
      var found: UIImage?
      traits.performAsCurrent { found = ScreenEnvironment.current.assets.image(named: name) }
      return found
    }
  }
}
