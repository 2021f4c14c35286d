import Foundation
import PortableMath
import Typography

/// An attributed text in the form that the typesetter takes. The tags of its runs are indices into
/// a `TextLook`.
@MainActor
struct AttributedText {
  let text: StyledText
  let look: TextLook

  init(
    _ runs: [AttributedRun], scaledBy factor: CGFloat, font: UIFont,
    style: (NSParagraphStyle?) -> ParagraphStyle
  ) {
    var text = StyledText(paragraphStyle: style(nil))
    let look = TextLook(runs)
    for (index, run) in runs.enumerated() {
      let given = run.attributes[.paragraphStyle] as? NSParagraphStyle
      text.append(
        run.text,
        attributes: run.typeset(font, scaledBy: factor, tag: index, box: look.box(of: index)),
        paragraphStyle: given.map { style($0) })
    }
    self.text = text
    self.look = look
  }
}

extension AttributedRun {
  /// Returns the run's attributes in the typesetter's form.
  fileprivate func typeset(
    _ font: UIFont, scaledBy factor: CGFloat, tag: Int, box: TextBox?
  ) -> StyledText.Attributes {
    let given = (attributes[.font] as? UIFont ?? font).emphasised(by: intent)
    let (own, matrix) = (given.font, given.fontDescriptor.matrix)
    let tracking = number(.tracking)
    var typeset = StyledText.Attributes(
      font: own.withSize(own.pointSize * factor), kern: tracking != 0 ? tracking : number(.kern),
      baselineOffset: number(.baselineOffset), tag: tag)
    if attributes[.ligature] != nil { typeset.ligatures = number(.ligature) != 0 }
    typeset.slant = number(.obliqueness) + (matrix.c.isFinite ? matrix.c : 0)
    let expansion = number(.expansion)
    if expansion != 0 { typeset.stretch = CGFloat(Portable.exp(Double(expansion))) }
    if matrix.a > 0, matrix.a.isFinite { typeset.stretch *= matrix.a }
    typeset.box = box
    return typeset
  }

  private var intent: InlinePresentationIntent {
    InlinePresentationIntent(rawValue: UInt(number(.inlinePresentationIntent)))
  }

  /// Returns an attribute as a number; 0 if it is missing, not a number or not finite.
  func number(_ key: NSAttributedString.Key) -> CGFloat {
    let value: CGFloat =
      switch attributes[key] {
      case let value as CGFloat: value
      case let value as Double: CGFloat(value)
      case let value as Float: CGFloat(value)
      case let value as Int: CGFloat(value)
      case let value as NSNumber: CGFloat(value.doubleValue)
      default: 0
      }
    return value.isFinite ? value : 0
  }
}

extension ParagraphStyle {
  /// The style of text without a paragraph style: twelve tab stops, 28 points apart.
  static let standard = NSParagraphStyle().style
}

extension NSParagraphStyle {
  var style: ParagraphStyle {
    var style = ParagraphStyle(
      alignment: alignment.alignment, lineBreakMode: lineBreakMode.mode, lineSpacing: lineSpacing,
      paragraphSpacing: paragraphSpacing, firstLineIndent: firstLineHeadIndent,
      minimumLineHeight: minimumLineHeight, maximumLineHeight: maximumLineHeight)
    style.headIndent = headIndent
    style.tailIndent = tailIndent
    style.paragraphSpacingBefore = paragraphSpacingBefore
    style.lineHeightMultiple = lineHeightMultiple
    style.tabStops = tabStops.map {
      TabStop(location: $0.location, alignment: $0.alignment.tabAlignment)
    }
    style.tabInterval = defaultTabInterval
    style.direction =
      switch baseWritingDirection {
      case .natural: .natural
      case .leftToRight: .leftToRight
      case .rightToLeft: .rightToLeft
      }
    return style
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

extension NSTextAlignment {
  fileprivate var tabAlignment: TabStop.Alignment {
    switch self {
    case .left, .justified, .natural: .left
    case .center: .center
    case .right: .right
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

extension UIFont {
  /// Returns the font in which Markdown's emphasis is drawn.
  fileprivate func emphasised(by intent: InlinePresentationIntent) -> UIFont {
    if intent.isEmpty { return self }
    var traits = fontDescriptor.symbolicTraits
    if intent.contains(.stronglyEmphasized) { traits.insert(.traitBold) }
    if intent.contains(.emphasized) { traits.insert(.traitItalic) }
    return onMainActorUnchecked {
      let plain =
        intent.contains(.code)
        ? UIFont.monospacedSystemFont(ofSize: pointSize, weight: .regular) : self
      return plain.fontDescriptor.withSymbolicTraits(traits).map { UIFont(descriptor: $0, size: 0) }
        ?? plain
    }
  }
}
