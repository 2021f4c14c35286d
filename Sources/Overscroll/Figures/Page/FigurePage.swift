import Foundation
import Graphics
import ScrollPhysics

/// A screen as one self-contained HTML page that its reader scrolls, without network access or
/// frameworks.
struct FigurePage {
  /// The quantity that the samples are taken over.
  enum Axis {
    /// Content offsets. The page has the physics of the scroll view.
    case offset(ScrollPage)
    /// Seconds, for effects that depend on the history of the offset. The page plays the script.
    case time(step: TimeInterval)
  }

  /// The scroll view of a page.
  struct ScrollPage {
    /// The offset of the first sample and the distance between samples, in points.
    let first, step: Double
    /// The smallest and largest offset at which the content rests.
    let lower, upper: Double
    /// The length of the scroll view's bounds.
    let length: Double
    let bounces: Bool
    /// The physics of the recorded scroll view, which the page's script reproduces.
    let constants: ScrollConstants
    /// The deceleration rate: the fraction of the velocity that remains after each millisecond.
    let rate: Double
    /// The number of points of the figure per point of the screen.
    let zoom: Double
    /// The offsets of the script, and the seconds between them.
    let script: [Double]
    let scriptStep: TimeInterval
  }

  let title: String
  /// The language of the screen's texts, as in `de` or `zh-Hant`.
  let language: String
  /// The texts of the screen at the start, for screen readers.
  let words: [String]
  /// The text alternative of the figure, for screen readers.
  let description: String
  let size: CGSize
  let background: Color
  let axis: Axis
  let count: Int
  let film: PageFilm

  /// Returns the page as HTML.
  ///
  /// - Throws: `CodecError` for a picture that no file format can hold.
  func html() throws -> String {
    let sprites = try film.sprites()
    let (width, height) = (pageNumber(size.width), pageNumber(size.height))
    return PageTemplate(PackageResources.FigurePage_html).filled([
      "title": title.markup, "description": description.markup, "role": role,
      "language": language.markup, "words": words.joined(separator: "\n").markup,
      "width": width, "height": height, "background": background.css,
      "count": "\(count)", "axis": axisFields,
      "sprites": sprites, "shapes": film.shapes, "nodes": film.json,
      "style": String(embedded: PackageResources.FigurePage_css),
      "script": String(embedded: PackageResources.FigurePage_js),
    ])
  }

  private var role: String {
    switch axis {
    case .offset: "slider"
    case .time: "img"
    }
  }

  private var axisFields: String {
    switch axis {
    case .time(let step): return "mode: 'time', step: \(step),"
    case .offset(let page):
      let script = page.script.map { pageNumber(($0 * 100).rounded() / 100) }
      return """
        mode: 'offset', first: \(page.first), step: \(page.step), lower: \(page.lower), \
        upper: \(page.upper), length: \(page.length), bounces: \(page.bounces), \
        zoom: \(page.zoom), scriptStep: \(page.scriptStep),
        physics: \(page.constants.script(decelerationRate: page.rate)),
        script: [\(script.joined(separator: ","))],
        """
    }
  }
}
