import Graphics
import ImageCodecs

/// The artifact that a strategy takes of a screen. Pictures are not drawn yet, and any thread can
/// draw them.
enum SnapshotArtifact: Sendable {
  /// Pictures side by side.
  case strip([TreePicture])
  /// A picture that is already drawn.
  case picture(Bitmap)
  /// A table as CSV.
  case table(String)
  case text(String)
  case film(SnapshotFilm)

  /// Returns the pictures side by side, with eight transparent pixels between them.
  static func drawn(_ strip: [TreePicture]) -> Bitmap {
    let pictures = strip.map { $0.drawn() }
    guard pictures.count > 1 else { return pictures[0] }
    let gap = 8
    let width = pictures.map(\.width).reduce(gap * (pictures.count - 1), +)
    var sheet = Bitmap(width: width, height: pictures.map(\.height).max() ?? 0)
    var left = 0
    for picture in pictures {
      for y in 0..<picture.height {
        for x in 0..<picture.width { sheet[left + x, y] = picture[x, y] }
      }
      left += picture.width + gap
    }
    return sheet
  }
}
