import Foundation
import Typography

/// The fonts of an app's folder, read when a font is first needed.
@MainActor
final class FolderFonts {
  private(set) var faces: [FontFace] = []

  /// Reads the fonts of a folder. Files that cannot be read become problems of the folder.
  init(_ folder: AppFolder) {
    for file in folder.index.fonts {
      guard let data = AppFile.contents(file) else {
        folder.note("the file does not exist", in: file)
        continue
      }
      do {
        faces.append(try FontFace.shared(bytes: [UInt8](data)))
      } catch {
        folder.note("\(error)", in: file)
      }
    }
  }

  /// Returns a font by PostScript name, otherwise by family and style, otherwise the regular font
  /// of a family, otherwise its first font.
  func face(named name: String) -> FontFace? {
    let plain = Self.plain(name)
    let family = faces.filter { $0.family.map(Self.plain) == plain }
    return faces.first { $0.postScriptName == name } ?? faces.first { Self.plain($0.name) == plain }
      ?? family.first { $0.weight == .regular && !$0.isItalic } ?? family.first
  }

  private static func plain(_ name: String) -> String {
    name.lowercased().filter { $0 != " " && $0 != "-" }
  }
}
