import Foundation
import HeadlessUIKit

/// The description of an image set in an asset catalogue.
struct ImageSet: Decodable {
  struct Entry: Decodable {
    private enum CodingKeys: String, CodingKey {
      case filename, scale, idiom, appearances, resizing, locale
      case width = "width-class"
      case height = "height-class"
      case alignment = "alignment-insets"
    }

    let filename: String?
    let scale: String?
    let idiom: String?
    let appearances: [AssetAppearance]?
    let resizing: Resizing?
    /// The language of the picture; nil for all languages.
    let locale: String?
    /// The size classes, `compact` or `regular`; nil for both.
    let width, height: String?
    /// Insets from the picture's edges to its alignment rectangle, in pixels; in points for a
    /// picture for all scales.
    let alignment: Edges?

    /// The number of pixels per point; nil for a picture for all scales. Scales other than those
    /// of Xcode, 1x, 2x and 3x, count as none.
    var factor: CGFloat? { scale.flatMap { Self.factors[$0] } }

    private static let factors: [String: CGFloat] = ["1x": 1, "2x": 2, "3x": 3]

    /// Whether the scale is one of Xcode's.
    var hasKnownScale: Bool { scale == nil || factor != nil }
  }

  /// Insets in pixels; a missing edge is 0.
  struct Edges: Decodable {
    private let top, left, bottom, right: CGFloat?

    /// Returns the insets in points.
    func insets(scale: CGFloat) -> UIEdgeInsets {
      UIEdgeInsets(
        top: (top ?? 0) / scale, left: (left ?? 0) / scale, bottom: (bottom ?? 0) / scale,
        right: (right ?? 0) / scale)
    }
  }

  /// The slicing of a resizable picture: edges in pixels that keep their size, and the resizing of
  /// the middle. If the specified middle is smaller than the area between the edges, the whole area
  /// is used.
  struct Resizing: Decodable {
    private enum CodingKeys: String, CodingKey { case caps = "cap-insets", center }

    private struct Center: Decodable {
      let mode: String?
    }

    private let caps: Edges?
    private let center: Center?

    /// Returns the edges in points.
    func insets(scale: CGFloat) -> UIEdgeInsets { caps?.insets(scale: scale) ?? .zero }

    var fill: UIImage.ResizingMode { center?.mode == "tile" ? .tile : .stretch }
  }

  struct Properties: Decodable {
    private enum CodingKeys: String, CodingKey { case intent = "template-rendering-intent" }
    let intent: String?
  }

  let images: [Entry]
  let properties: Properties?

  /// Returns the best picture for a screen among those for its appearance and device. A picture for
  /// the language is preferred to one for all languages, which is preferred to one for another
  /// language. The screen's scale is preferred, then the next larger scale, then the largest
  /// smaller one.
  func best(for slot: AssetSlot, language: String) -> Entry? {
    let fitting = images.enumerated().compactMap { index, entry -> (rank: [Int], entry: Entry)? in
      guard entry.filename != nil,
        let kind = slot.fit(idiom: entry.idiom, appearances: entry.appearances),
        let size = slot.fit(width: entry.width, height: entry.height)
      else { return nil }
      let scale = Int(entry.factor ?? 1)
      let distance = scale >= slot.scale ? scale - slot.scale : 10 + slot.scale - scale
      let foreign = entry.locale.map { $0 == language ? 0 : 2 } ?? 1
      return ([foreign, -kind, -size, distance, index], entry)
    }
    return fitting.min { $0.rank.lexicographicallyPrecedes($1.rank) }?.entry
  }
}
