import Foundation
import Graphics
@_spi(Overscroll) import HeadlessUIKit
import ImageCodecs

/// `UIImage(named:)` over directories: `Coffee` is `Coffee@3x.jpg`, `Coffee@2x.png`, `Coffee.jpeg`, …
/// in the first directory that has one; the largest scale wins. Read when first asked for.
@MainActor
final class DirectoryAssets: AssetCatalogue {
  private static let endings = ["png", "jpg", "jpeg"]

  private let directories: [String]
  private var loaded: [String: UIImage?] = [:]
  /// The first file that is there but cannot be decoded.
  private(set) var damaged: Failure?

  init(_ directories: [String]) { self.directories = directories }

  func image(named name: String) -> UIImage? {
    if let known = loaded[name] { return known }
    let image = load(name)
    loaded[name] = image
    return image
  }

  private func load(_ name: String) -> UIImage? {
    for directory in directories {
      for scale in [3, 2, 1] {
        for ending in Self.endings {
          let slot = scale == 1 ? "" : "@\(scale)x"
          let path = "\(directory)/\(name)\(slot).\(ending)"
          guard let data = FileManager.default.contents(atPath: path) else { continue }
          do {
            return UIImage(bitmap: try Bitmap(decoding: [UInt8](data)), scale: CGFloat(scale))
          } catch {
            damaged = damaged ?? .damagedImage(path: path, error)
            return nil
          }
        }
      }
    }
    return nil
  }

  func words(forMissing name: String) -> String {
    "no image named '\(name)' in \(directories.joined(separator: ", ")); "
      + "name a directory with --images"
  }
}
