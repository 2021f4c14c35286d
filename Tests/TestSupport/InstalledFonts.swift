import Foundation

/// The font files that tests use, searched in Debian's directories and then in Homebrew's.
package enum InstalledFonts {
  package static let interDirectories = [
    "/usr/share/fonts/opentype/inter", "/opt/homebrew/share/fonts", "/Library/Fonts",
  ]
  package static let directories =
    ["/usr/share/fonts/truetype/dejavu", "/usr/share/fonts/truetype/noto"] + interDirectories

  /// Returns the path of a font file, or nil if no directory contains it.
  package static func path(_ file: String) -> String? {
    directories.map { "\($0)/\(file)" }.first { FileManager.default.fileExists(atPath: $0) }
  }

  package static func bytes(_ file: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: URL(filePath: path(file) ?? file)))
  }
}
