import Graphics
import ImageCodecs

/// What a strategy takes of a screen. Pictures are still to be drawn, on whatever thread.
enum SnapshotArtifact: Sendable {
  /// Side by side.
  case strip([TreePicture])
  /// One that is there.
  case picture(Bitmap)
  /// CSV.
  case table(String)
  case text(String)
  case film(SnapshotFilm)

  /// Eight clear pixels between two pictures.
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
