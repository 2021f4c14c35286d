import Foundation
import Overscroll

/// One scene of a gallery.
struct GalleryEntry: Hashable, Sendable {
  /// A rendered file.
  struct Picture: Hashable, Sendable {
    /// The percent-encoded URL path of the file, relative to the index page.
    let address: String
    let type: SceneOutput.FileType
    /// The alternative text of the picture.
    let description: String
  }

  let title: String
  /// The scene file's path below the gallery's folder.
  let file: String
  /// The captions of the compared screens.
  let captions: [String]
  let pictures: [Picture]

  /// Describes the rendered files of a scene.
  ///
  /// - Parameters:
  ///   - alternatives: The text alternatives of the outputs, in their order.
  ///   - file: The scene file's path below the gallery's folder.
  ///   - folder: The folder of the scene's outputs, relative to the index page.
  init(_ scene: SceneDescription, alternatives: [String], file: String, folder: String) {
    // Variants of one scene share its title, so their values are added.
    let values = scene.variantValues.map(\.value).joined(separator: ", ")
    title = (scene.title ?? scene.screen.name) + (values.isEmpty ? "" : " (\(values))")
    self.file = file
    let captions = scene.panels.compactMap(\.caption?.text)
    self.captions = captions
    pictures = zip(scene.outputs, alternatives).compactMap { output, words in
      // Sequences of hundreds of files are meant for other programs.
      if case .pngSequence = output.format { return nil }
      guard let type = SceneOutput.FileType(fileName: output.file) else { return nil }
      let path = "\(folder)/\(output.file)"
      let address = path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? path
      return Picture(address: address, type: type, description: words)
    }
  }
}
