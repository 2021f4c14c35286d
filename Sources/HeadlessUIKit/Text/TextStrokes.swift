import Foundation
import Layers

/// The lines under and through one run of a text.
struct TextStrokes {
  private let underline, strikethrough: NSUnderlineStyle
  private let underlineColor, strikethroughColor: UIColor?

  /// Of each run; none if no run has any.
  static func all(of runs: [AttributedRun]) -> [TextStrokes] {
    let strokes = runs.map { TextStrokes($0.attributes) }
    return strokes.contains { $0.isDrawn } ? strokes : []
  }

  private init(_ attributes: [NSAttributedString.Key: Any]) {
    func style(_ key: NSAttributedString.Key) -> NSUnderlineStyle {
      switch attributes[key] {
      case let style as NSUnderlineStyle: style
      case let number as Int: NSUnderlineStyle(rawValue: number)
      case let number as NSNumber: NSUnderlineStyle(rawValue: number.intValue)
      default: []
      }
    }
    (underline, strikethrough) = (style(.underlineStyle), style(.strikethroughStyle))
    underlineColor = attributes[.underlineColor] as? UIColor
    strikethroughColor = attributes[.strikethroughColor] as? UIColor
  }

  private var isDrawn: Bool { underline.lines.count > 0 || strikethrough.lines.count > 0 }

  /// With colours under traits; without one of its own a line has the text's.
  @MainActor
  func resolved(in traits: UITraitCollection) -> TextContents.Strokes {
    func line(_ style: NSUnderlineStyle, _ color: UIColor?) -> TextContents.Strokes.Line? {
      let (count, thickness) = style.lines
      guard count > 0 else { return nil }
      return TextContents.Strokes.Line(
        count: count, thickness: thickness, color: color?.color(in: traits))
    }
    return TextContents.Strokes(
      underline: line(underline, underlineColor),
      strikethrough: line(strikethrough, strikethroughColor))
  }
}
