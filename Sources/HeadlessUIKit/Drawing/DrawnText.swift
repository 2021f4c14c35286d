import Foundation
import Graphics
import Typography

/// Attributed text set in lines, as UIKit's own drawing of strings sets it: 12 points of Helvetica in black
/// where nothing is said, here the system font.
@MainActor
struct DrawnText {
  let layout: TextLayout
  /// By the runs' tags.
  let colors: [Color]

  /// - Parameter width: where lines wrap; nil never wraps.
  init(_ text: [AttributedRun], width: CGFloat?, maximumLines: Int = 0) {
    let styled = AttributedText(text, scaledBy: 1, font: .systemFont(ofSize: 12)) {
      $0?.style ?? ParagraphStyle()
    }.styled
    layout = TextLayout(styled.text, width: width, maximumLines: maximumLines)
    let traits = UITraitCollection.current
    colors = styled.colors.map { $0?.color(in: traits) ?? .black }
    ScreenEnvironment.current.problems.report(layout.missing)
  }
}
