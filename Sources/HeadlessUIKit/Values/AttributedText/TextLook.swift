import Foundation
import Layers
import Typography

/// What of a text does not move its letters: colours, lines, grounds, pictures. By run.
@MainActor
struct TextLook {
  private let colors: [UIColor?]
  private let strokes: [TextStrokes]
  private let attachments: [PlacedAttachment?]

  /// Of plain text.
  static let plain = TextLook([])

  init(_ runs: [AttributedRun]) {
    colors = runs.map { $0.attributes[.foregroundColor] as? UIColor }
    strokes = TextStrokes.all(of: runs)
    var start = 0
    let placed = runs.map { run in
      defer { start += run.text.utf16.count }
      return PlacedAttachment(run, at: start)
    }
    attachments = placed.contains { $0 != nil } ? placed : []
  }

  func box(of run: Int) -> TextBox? {
    attachments.indices.contains(run) ? attachments[run]?.box : nil
  }

  /// What a layer shows of set lines.
  ///
  /// - Parameter color: of runs that say none.
  func contents(
    _ layout: TextLayout, at origin: CGPoint, color: UIColor, in traits: UITraitCollection
  ) -> TextContents {
    let colors = (self.colors.isEmpty ? [nil] : self.colors).map { ($0 ?? color).color(in: traits) }
    var contents = TextContents(layout: layout, origin: origin, colors: colors)
    contents.strokes = strokes.map { $0.resolved(in: traits) }
    contents.pictures = attachments.enumerated().map { index, attachment in
      attachment?.picture(in: colors[index])
    }
    return contents
  }
}
