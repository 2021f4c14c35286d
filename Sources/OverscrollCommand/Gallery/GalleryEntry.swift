import Foundation
import Overscroll

/// One scene of a gallery.
struct GalleryEntry: Hashable, Sendable {
  /// A file that was rendered.
  struct Picture: Hashable, Sendable {
    /// From the index page, parts escaped as addresses are.
    let address: String
    let type: SceneOutput.FileType
    /// What it shows, for those who do not see it.
    let description: String
  }

  let title: String
  /// The scene file, as the gallery's folder has it.
  let file: String
  /// What stands under the screens that are compared.
  let captions: [String]
  let pictures: [Picture]

  /// - Parameters:
  ///   - file: the scene file's path below the gallery's folder.
  ///   - folder: where its outputs are, below the index page.
  init(_ scene: SceneDescription, file: String, folder: String) {
    // Variants of one scene have its title.
    let values = scene.variantValues.joined(separator: ", ")
    title = (scene.title ?? scene.screen.name) + (values.isEmpty ? "" : " (\(values))")
    self.file = file
    let captions = scene.panels.compactMap(\.caption)
    self.captions = captions
    let words = ([title] + captions).joined(separator: "; ")
    pictures = scene.outputs.compactMap { output in
      // Hundreds of files are for other programs.
      if case .pngSequence = output.format { return nil }
      guard let type = SceneOutput.FileType(fileName: output.file) else { return nil }
      let path = "\(folder)/\(output.file)"
      let address = path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? path
      return Picture(address: address, type: type, description: words)
    }
  }
}
