import Foundation
import Layers

/// The lines under and through one run of a text, its ground, and the lines along its letters.
struct TextStrokes {
  private let underline, strikethrough: NSUnderlineStyle
  private let underlineColor, strikethroughColor: UIColor?
  private let background, outlineColor: UIColor?
  /// In hundredths of the font's size; a negative one fills the letters too.
  private let outlineWidth: CGFloat

  /// Of each run; none if no run has any.
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

  /// With colours under traits; without one of its own a line has the text's.
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
