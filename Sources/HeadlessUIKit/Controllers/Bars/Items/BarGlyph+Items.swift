import Foundation
import Graphics

extension BarGlyph {
  /// Returns a template image of the glyph, which the bar tints. Nil for items that are titles or
  /// spaces.
  static func image(of item: UIBarButtonItem.SystemItem, scale: CGFloat) -> UIImage? {
    let shapes = shapes(of: item)
    return shapes.isEmpty ? nil : image(shapes, CGSize(width: side, height: side), scale)
  }

  private static func shapes(of item: UIBarButtonItem.SystemItem) -> [Path] {
    switch item {
    case .done, .cancel, .edit, .save, .undo, .redo, .flexibleSpace, .fixedSpace: []
    case .add:
      // As in pictures of iOS 13: 17.6 × 18 points, strokes of 1.64 points.
      [line((10.83, 2.83), (10.83, 19.17), 1.64), line((2.85, 11), (18.82, 11), 1.64)]
    case .stop, .close: [line((4, 4), (18, 18)), line((18, 4), (4, 18))]
    case .search: [ring((9, 9), 6.5), line((13.8, 13.8), (19.5, 19.5))]
    case .compose: [frame(2, 4, 15, 15), line((8.5, 13.5), (19.5, 2.5), 2.6)]
    case .reply: [polygon((2, 10), (10, 3), (10, 7), (20, 18), (10, 13), (10, 17))]
    case .action:
      [
        line((11, 1.5), (11, 14)), line((11, 1.5), (7, 5.5)), line((11, 1.5), (15, 5.5)),
        line((4, 9), (4, 20)), line((18, 9), (18, 20)), line((4, 20), (18, 20)),
        line((4, 9), (7.5, 9)), line((14.5, 9), (18, 9)),
      ]
    case .organize: [frame(2, 6, 18, 13), line((2.9, 4), (9, 4)), line((2.9, 10), (19.1, 10))]
    case .bookmarks:
      [
        polygon((1.5, 4), (10.3, 6), (10.3, 19), (1.5, 17)),
        polygon((20.5, 4), (11.7, 6), (11.7, 19), (20.5, 17)),
      ]
    case .refresh: [arc((11, 12), 7.5), polygon((11, 0.5), (17, 4.5), (11, 8.5))]
    case .camera: [frame(1.5, 5, 19, 14), ring((11, 12), 4), line((8, 3.6), (14, 3.6))]
    case .trash:
      [
        line((2.5, 5), (19.5, 5)), line((8, 2.2), (14, 2.2)), line((4.6, 5), (5.6, 20)),
        line((17.4, 5), (16.4, 20)), line((5.6, 20), (16.4, 20)), line((9, 8.5), (9.3, 16.5)),
        line((13, 8.5), (12.7, 16.5)),
      ]
    case .play: [polygon((5, 2.5), (19, 11), (5, 19.5))]
    case .pause: [line((7, 3), (7, 19), 3.6), line((15, 3), (15, 19), 3.6)]
    case .rewind: [polygon((11, 4), (11, 18), (1.5, 11)), polygon((20.5, 4), (20.5, 18), (11, 11))]
    case .fastForward:
      [polygon((1.5, 4), (11, 11), (1.5, 18)), polygon((11, 4), (20.5, 11), (11, 18))]
    }
  }
}
