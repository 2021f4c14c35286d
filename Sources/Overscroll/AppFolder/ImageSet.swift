import Foundation
import HeadlessUIKit

/// What an asset catalogue says of an image set.
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
    /// The language that it is for; nil for all.
    let locale: String?
    /// Compact or regular; nil for both.
    let width, height: String?
    /// What Auto Layout leaves out, in pixels.
    let alignment: Edges?

    /// Pixels per point; nil for a picture for all scales.
    var factor: CGFloat? { scale.flatMap { Double($0.dropLast()) }.map { CGFloat($0) } }
  }

  /// In pixels; what is missing is 0.
  struct Edges: Decodable {
    private let top, left, bottom, right: CGFloat?

    /// In points.
    func insets(scale: CGFloat) -> UIEdgeInsets {
      UIEdgeInsets(
        top: (top ?? 0) / scale, left: (left ?? 0) / scale, bottom: (bottom ?? 0) / scale,
        right: (right ?? 0) / scale)
    }
  }

  /// How a picture is sliced, in pixels: the edges that keep their size, and what the middle does. A
  /// middle that is smaller than what the edges leave is not cut out of it.
  struct Resizing: Decodable {
    private enum CodingKeys: String, CodingKey { case caps = "cap-insets", center }

    private struct Center: Decodable {
      let mode: String?
    }

    private let caps: Edges?
    private let center: Center?

    /// The edges in points.
    func insets(scale: CGFloat) -> UIEdgeInsets { caps?.insets(scale: scale) ?? .zero }

    var fill: UIImage.ResizingMode { center?.mode == "tile" ? .tile : .stretch }
  }

  struct Properties: Decodable {
    private enum CodingKeys: String, CodingKey { case intent = "template-rendering-intent" }
    let intent: String?
  }

  let images: [Entry]
  let properties: Properties?

  /// The picture for a screen: of those for its style and device the one of its scale, else the next
  /// larger, else the largest. One for the language comes before one for all, and that before one for another.
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
