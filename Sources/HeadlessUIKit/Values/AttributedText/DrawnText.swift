import Foundation
import Graphics
import Layers
import Typography

/// Attributed text laid out the way UIKit draws strings outside of views.
///
/// UIKit's default is 12-point Helvetica in black; the system font at that size replaces Helvetica
/// here.
@MainActor
struct DrawnText {
  let layout: TextLayout
  private let look: TextLook

  /// - Parameter width: The width at which lines wrap, in points; nil never wraps.
  init(_ text: [AttributedRun], width: CGFloat?, maximumLines: Int = 0) {
    let links = text.links([AttributedRun].plainLinks)
    let attributed = AttributedText(links, scaledBy: 1, font: .systemFont(ofSize: 12)) {
      $0?.style ?? .standard
    }
    look = attributed.look
    layout = TextLayout(
      ScreenEnvironment.current.text.shape(attributed.text), width: width,
      maximumLines: maximumLines)
  }

  /// Returns the laid out text with its top left corner at `origin`.
  func contents(at origin: CGPoint) -> TextContents {
    look.contents(layout, at: origin, color: .black, in: .current)
  }
}
