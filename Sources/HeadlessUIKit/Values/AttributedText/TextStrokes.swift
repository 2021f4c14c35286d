import Foundation
import Layers

/// The underline, strikethrough, background and letter outline of one run of text.
struct TextStrokes {
  private let underline, strikethrough: NSUnderlineStyle
  private let underlineColor, strikethroughColor: UIColor?
  private let background, outlineColor: UIColor?
  /// The outline's width, in hundredths of the font size; a negative width also fills the letters.
  private let outlineWidth: CGFloat

  /// Returns the strokes of each run; an empty array if no run has any.
  static func all(of runs: [AttributedRun]) -> [TextStrokes] {
    let strokes = runs.map { TextStrokes($0) }
    return strokes.contains { $0.isDrawn } ? strokes : []
  }

  private init(_ run: AttributedRun) {
    let attributes = run.attributes
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
    background = attributes[.backgroundColor] as? UIColor
    outlineColor = attributes[.strokeColor] as? UIColor
    outlineWidth = run.number(.strokeWidth)
  }

  private var isDrawn: Bool {
    underline.lines.count > 0 || strikethrough.lines.count > 0 || background != nil
      || outlineWidth != 0
  }

  /// Returns the strokes with colours resolved for `traits`. A line without a colour uses the text
  /// colour.
  @MainActor
  func resolved(in traits: UITraitCollection) -> TextContents.Strokes {
    func line(_ style: NSUnderlineStyle, _ color: UIColor?) -> TextContents.Strokes.Line? {
      let (count, thickness) = style.lines
      guard count > 0 else { return nil }
      return TextContents.Strokes.Line(
        count: count, thickness: thickness, color: color?.color(in: traits))
    }
    var strokes = TextContents.Strokes(
      underline: line(underline, underlineColor),
      strikethrough: line(strikethrough, strikethroughColor))
    strokes.background = background?.color(in: traits)
    if outlineWidth != 0 {
      strokes.outline = TextContents.Strokes.Outline(
        width: abs(outlineWidth) / 100, color: outlineColor?.color(in: traits),
        fills: outlineWidth < 0)
    }
    return strokes
  }
}
