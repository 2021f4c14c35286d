import Foundation
import Graphics
import Layers
import Typography

/// Attributed text set in lines, as UIKit's own drawing of strings sets it: 12 points of Helvetica in black
/// where nothing is said, here the system font.
@MainActor
struct DrawnText {
  let layout: TextLayout
  private let look: TextLook

  /// - Parameter width: where lines wrap; nil never wraps.
  init(_ text: [AttributedRun], width: CGFloat?, maximumLines: Int = 0) {
    let links = text.links([AttributedRun].plainLinks)
    let attributed = AttributedText(links, scaledBy: 1, font: .systemFont(ofSize: 12)) {
      $0?.style ?? .standard
    }
    look = attributed.look
    layout = TextLayout(ShapedText(attributed.text), width: width, maximumLines: maximumLines)
    ScreenEnvironment.current.problems.report(layout.missing)
  }

  /// With its top left corner at a point.
  func contents(at origin: CGPoint) -> TextContents {
    look.contents(layout, at: origin, color: .black, in: .current)
  }
}
