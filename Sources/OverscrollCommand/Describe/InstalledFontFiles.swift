import Foundation
import Typography

/// The font files in directories that text on screens can use.
struct InstalledFontFiles {
  struct File {
    /// The family and the style.
    let name: String
    let path: String
  }

  /// The fonts of each directory, sorted by path. Files that cannot be read as fonts are left out.
  let files: [File]

  init(_ directories: [String]) {
    files = directories.flatMap(Self.files)
  }

  private static func files(in folder: String) -> [File] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let endings = [".otf", ".ttf", ".ttc"]
    let fonts = names.sorted().filter { name in
      endings.contains { name.lowercased().hasSuffix($0) }
    }
    return fonts.compactMap { name in
      let path = folder.appending(file: name)
      guard let bytes = FileManager.default.contents(atPath: path),
        let face = try? FontFace(bytes: [UInt8](bytes))
      else { return nil }
      return File(name: face.name, path: path)
    }
  }
}
