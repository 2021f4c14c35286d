import Graphics

/// The treatment of a frame's pixels when its time is over.
enum Disposal: Sendable {
  case keep
  case clear(PixelRect)
  case restore(Bitmap)

  func apply(to canvas: inout Bitmap) {
    switch self {
    case .keep: break
    case .restore(let earlier): canvas = earlier
    case .clear(let rect):
      for y in rect.y..<rect.maxY {
        for x in rect.x..<rect.maxX { canvas[x, y] = .clear }
      }
    }
  }
}
