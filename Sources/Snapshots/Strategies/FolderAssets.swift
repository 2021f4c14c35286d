import Foundation
import Graphics
@_spi(Overscroll) package import HeadlessUIKit
package import ImageCodecs

/// `UIImage(named:)` over directories: `Coffee` is `Coffee@3x.jpg`, `Coffee@2x.png`, `Coffee.jpeg`, …
/// in the first directory that has one; the largest scale wins. Read when first asked for.
@MainActor
package final class FolderAssets: AssetCatalogue {
  private static let endings = ["png", "jpg", "jpeg"]

  package let directories: [String]
  private var loaded: [String: UIImage?] = [:]
  /// The first file that is there but cannot be decoded.
  package private(set) var damaged: (path: String, error: CodecError)?

  package init(_ directories: [String]) { self.directories = directories }

  package func image(named name: String) -> UIImage? {
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
          do throws(CodecError) {
            return UIImage(bitmap: try Bitmap(decoding: [UInt8](data)), scale: CGFloat(scale))
          } catch {
            if damaged == nil { damaged = (path, error) }
            return nil
          }
        }
      }
    }
    return nil
  }

  package func words(forMissing name: String) -> String {
    if let damaged, (damaged.path as NSString).lastPathComponent.hasPrefix(name) {
      return "the image \(damaged.path) is damaged: \(damaged.error)"
    }
    return "no image named '\(name)' in \(directories.joined(separator: ", "))"
  }
}
