import Foundation

/// One picture in versions for several traits: an image set of the catalogue, or what an app has registered.
/// Image views show the version for their own traits, whichever was set.
open class UIImageAsset: NSObject, @unchecked Sendable {
  /// Without their asset: whoever has one of its images keeps it, and it none of them.
  private var versions: [(traits: UITraitCollection, image: UIImage)] = []
  /// The image set; nil for an app's own.
  private let name: String?

  /// Without a version.
  public override init() { name = nil }

  /// Of an image set.
  init(name: String) { self.name = name }

  /// Takes a version for traits, in the place of one for the same; the image knows this asset from then
  /// on. What the traits leave open does not matter.
  open func register(_ image: UIImage, with traitCollection: UITraitCollection) {
    unregister(with: traitCollection)
    versions.append((traitCollection, copy(of: image)))
    image.imageAsset = self
  }

  /// The same for the traits of a configuration.
  open func register(_ image: UIImage, with configuration: UIImage.Configuration) {
    register(image, with: configuration.traitCollection ?? UITraitCollection())
  }

  /// Forgets the version that was registered for just these traits.
  open func unregister(with traitCollection: UITraitCollection) {
    versions.removeAll { $0.traits == traitCollection }
  }

  /// The same for the traits of a configuration.
  open func unregister(with configuration: UIImage.Configuration) {
    unregister(with: configuration.traitCollection ?? UITraitCollection())
  }

  /// The last version that was registered for traits like these, else the catalogue's, else the first one; without
  /// pixels where there is none.
  open func image(with traitCollection: UITraitCollection) -> UIImage {
    let fitting = versions.last { traitCollection.containsTraits(in: $0.traits) }
    let found = fitting?.image ?? catalogued(for: traitCollection) ?? versions.first?.image
    guard let found else { return UIImage() }
    let image = copy(of: found)
    image.imageAsset = self
    return image
  }

  /// The same for the traits of a configuration, nil those of the code that is run.
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
