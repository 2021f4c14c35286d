import Foundation
@_spi(Overscroll) import HeadlessUIKit
import Overscroll
import TestSupport

/// The property of the descriptions in asset catalogues: an asset is missing, or it is a picture
/// with finite sizes that can be drawn, a colour with finite components, or data. Problems have
/// places.
///
/// The bytes are the description of an image set, of a colour set, of a data set and of their
/// folder.
@MainActor
enum CatalogueProperty {
  private static let tree = try? ScratchTree(
    [
      "A.xcassets/a.imageset/Contents.json", "A.xcassets/c.colorset/Contents.json",
      "A.xcassets/d.dataset/Contents.json", "A.xcassets/n/Contents.json",
      "A.xcassets/n/i.imageset/Contents.json",
    ],
    and: ["A.xcassets/a.imageset/a.png", "A.xcassets/a.imageset/b.png"].map { name in
      (name, TinyPNG(width: 5, height: 4, depth: 8, colorType: 0) { x, y in [x * y] }.bytes)
    })
  private static let stage = try? Stage(device: .iPhone8) { UIViewController() }
  private static let canvas = CGRect(x: 0, y: 0, width: 24, height: 16)

  static func complaint(_ bytes: [UInt8]) -> String? {
    guard let tree, let stage else { return "no folder or no stage" }
    do {
      try tree.fill(bytes)
      let app = try AppFolder(path: tree.path)
      return stage.window.environment.run { look(at: app) }
        ?? ProblemPlaces.complaint(app.problems, about: bytes)
    } catch { return "\(error)" }
  }

  private static func look(at app: AppFolder) -> String? {
    for name in ["a", "i", "n/i"] {
      guard let image = app.image(named: name) else { continue }
      let (caps, edges) = (image.capInsets, image.alignmentRectInsets)
      let numbers = [
        image.size.width, image.size.height, caps.top, caps.left, caps.bottom, caps.right,
        edges.top, edges.left, edges.bottom, edges.right,
      ]
      guard numbers.allSatisfy(\.isFinite), image.size.width > 0, image.size.height > 0 else {
        return "an image of \(numbers)"
      }
      let view = UIImageView(image: image)
      view.frame = canvas
      view.layoutIfNeeded()
      _ = UIGraphicsImageRenderer(size: canvas.size).image { _ in image.draw(in: canvas) }
    }
    if let color = app.color(named: "c") {
      var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
      _ = color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
      guard [red, green, blue, alpha].allSatisfy(\.isFinite) else {
        return "a colour of \([red, green, blue, alpha])"
      }
    }
    _ = app.data(named: "d")
    return nil
  }
}
