import Foundation
import Layers
import Typography

/// The appearance of a text that does not affect its layout, per run: colours, lines, backgrounds
/// and images.
@MainActor
struct TextLook {
  private let colors: [UIColor?]
  private let strokes: [TextStrokes]
  private let attachments: [PlacedAttachment?]

  /// The appearance of text without attributes.
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

  /// Returns the contents that a layer shows for laid out lines.
  ///
  /// - Parameter color: The colour of runs that specify none.
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
