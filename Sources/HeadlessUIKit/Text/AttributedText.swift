import Foundation
import Typography

/// A text with attributes as the typesetter takes it: colours become numbers.
@MainActor
struct AttributedText {
  private(set) var styled: (text: StyledText, colors: [UIColor?])

  init(
    _ runs: [AttributedRun], scaledBy factor: CGFloat, font: UIFont,
    style: (NSParagraphStyle?) -> ParagraphStyle
  ) {
    let given = runs.lazy.compactMap { $0.attributes[.paragraphStyle] as? NSParagraphStyle }.first
    var text = StyledText(paragraphStyle: style(given))
    var colors: [UIColor?] = []
    for run in runs {
      let own = (run.attributes[.font] as? UIFont ?? font).font
      text.append(
        run.text,
        attributes: StyledText.Attributes(
          font: own.withSize(own.pointSize * factor), kern: number(run.attributes[.kern]),
          baselineOffset: number(run.attributes[.baselineOffset]), tag: colors.count))
      colors.append(run.attributes[.foregroundColor] as? UIColor)
    }
    styled = (text, colors.isEmpty ? [nil] : colors)
  }
}

/// Attribute values arrive as whatever number the app wrote.
private func number(_ value: Any?) -> CGFloat {
  switch value {
  case let value as CGFloat: value
  case let value as Double: CGFloat(value)
  case let value as Float: CGFloat(value)
  case let value as Int: CGFloat(value)
  case let value as NSNumber: CGFloat(value.doubleValue)
  default: 0
  }
}

extension NSParagraphStyle {
  var style: ParagraphStyle {
    ParagraphStyle(
      alignment: alignment.alignment, lineBreakMode: lineBreakMode.mode, lineSpacing: lineSpacing,
      paragraphSpacing: paragraphSpacing, firstLineIndent: firstLineHeadIndent,
      minimumLineHeight: minimumLineHeight, maximumLineHeight: maximumLineHeight)
  }
}

extension NSTextAlignment {
  var alignment: ParagraphStyle.Alignment {
    switch self {
    case .left: .left
    case .center: .center
    case .right: .right
    case .justified: .justified
    case .natural: .natural
    }
  }
}

extension NSLineBreakMode {
  var mode: ParagraphStyle.LineBreakMode {
    switch self {
    case .byWordWrapping: .byWordWrapping
    case .byCharWrapping: .byCharWrapping
    case .byClipping: .byClipping
    case .byTruncatingHead: .byTruncatingHead
    case .byTruncatingTail: .byTruncatingTail
    case .byTruncatingMiddle: .byTruncatingMiddle
    }
  }
}
