import Foundation
@_spi(Overscroll) package import HeadlessUIKit
import Overscroll

/// A catalogue for `UIImage(named:)` that reads from directories. `Coffee` is `Coffee@3x.jpg`,
/// `Coffee@2x.png`, `Coffee.jpeg`, … in the first directory that has one, and the largest scale is
/// preferred. Names without a file may be those of built-in pictures. Files are read on first use.
@MainActor
package final class FolderAssets: AssetCatalogue {
  private static let endings = ["png", "jpg", "jpeg"]

  package let directories: [String]
  private var loaded: [String: UIImage?] = [:]
  /// The error of the first file that exists but cannot be read or decoded.
  package private(set) var damaged: ImageFileError?

  package init(_ directories: [String]) { self.directories = directories }

  package func image(named name: String) -> UIImage? {
    if let known = loaded[name] { return known }
    let image = load(name)
    loaded[name] = image
    return image
  }

  /// Returns the paths where an image is searched for, in order, with the scale of each.
  package func candidates(of name: String) -> [(path: String, scale: Int)] {
    directories.flatMap { directory in
      [3, 2, 1].flatMap { scale in
        let slot = scale == 1 ? "" : "@\(scale)x"
        return Self.endings.map { ("\(directory)/\(name)\(slot).\($0)", scale) }
      }
    }
  }

  private func load(_ name: String) -> UIImage? {
    for (path, scale) in candidates(of: name) {
      do throws(ImageFileError) {
        guard let bitmap = try ImageFile(path: path).bitmap() else { continue }
        return UIImage(bitmap: bitmap, scale: CGFloat(scale))
      } catch {
        if damaged == nil { damaged = error }
        return nil
      }
    }
    return BuiltInPicture(named: name).map { UIImage(bitmap: $0.bitmap, scale: 2) }
  }

  package func message(forMissing name: String) -> String {
    if let damaged, (damaged.path as NSString).lastPathComponent.hasPrefix(name) {
      return "the image \(damaged.path) cannot be used: \(damaged.reason)"
    }
    return "no image named '\(name)' in \(directories.joined(separator: ", "))"
      + hint(for: name, among: names)
  }

  /// The names of the images in the directories, without scales and extensions.
  private var names: [String] {
    directories.flatMap { directory in
      let files = (try? FileManager.default.contentsOfDirectory(atPath: directory)) ?? []
      return files.sorted().compactMap { file in
        file.wholeMatch(of: /(.+?)(@[23]x)?\.(png|jpe?g)/).map { String($0.1) }
      }
    }
  }
}
