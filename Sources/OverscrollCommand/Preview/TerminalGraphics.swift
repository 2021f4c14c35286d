import ArgumentParser
import Foundation
import Graphics
import ImageCodecs

/// The protocol by which a terminal displays pictures.
enum TerminalGraphics: String, ExpressibleByArgument, CaseIterable {
  /// The kitty protocol: <https://sw.kovidgoyal.net/kitty/graphics-protocol/>
  case kitty
  /// The iTerm2 protocol: <https://iterm2.com/documentation-images.html>
  case iterm2
  case sixel

  /// Detects the protocol from the terminal's environment variables. Returns nil for a terminal
  /// that is not known to show pictures.
  init?(environment: [String: String]) {
    let name = environment["TERM"] ?? "", program = environment["TERM_PROGRAM"] ?? ""
    if name.contains("kitty") || name.contains("ghostty") || environment["KITTY_WINDOW_ID"] != nil
      || ["ghostty", "WezTerm"].contains(program)
    {
      self = .kitty
    } else if program == "iTerm.app" || environment["LC_TERMINAL"] == "iTerm2"
      || program == "mintty"
    {
      self = .iterm2
    } else if ["foot", "mlterm", "sixel", "contour", "yaft"].contains(where: { name.hasPrefix($0) })
    {
      self = .sixel
    } else {
      return nil
    }
  }

  /// Returns the bytes that show a picture at the cursor.
  ///
  /// - Throws: `CodecError`.
  func bytes(of picture: Bitmap) throws -> [UInt8] {
    switch self {
    case .kitty:
      // All pictures have one identifier, so that each replaces the one before, and the cursor
      // stays in place. The protocol limits a piece to 4096 characters.
      let text = Data(try picture.encodedAsPNG()).base64EncodedData()
      var bytes: [UInt8] = []
      for start in stride(from: 0, to: text.count, by: Self.pieceLength) {
        let end = min(start + Self.pieceLength, text.count)
        let keys = start == 0 ? "a=T,f=100,i=1,p=1,q=2,C=1," : ""
        bytes += Array("\u{1B}_G\(keys)m=\(end < text.count ? 1 : 0);".utf8)
        bytes += text[start..<end]
        bytes += Array("\u{1B}\\".utf8)
      }
      return bytes
    case .iterm2:
      let file = Data(try picture.encodedAsPNG())
      let keys = "inline=1;size=\(file.count);width=\(picture.width)px;height=\(picture.height)px"
      return Array("\u{1B}]1337;File=\(keys):".utf8) + file.base64EncodedData() + [7]
    case .sixel: return picture.encodedAsSixels()
    }
  }

  private static let pieceLength = 4096
}
