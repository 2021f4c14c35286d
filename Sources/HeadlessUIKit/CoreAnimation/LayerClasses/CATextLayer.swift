public import Foundation
import Graphics
import Layers
import Typography

/// A layer that draws text from its top left corner.
open class CATextLayer: CALayer {
  override var isBuiltInClass: Bool { type(of: self) == CATextLayer.self }
  override var reportsContentChanges: Bool { reportsTextChanges }

  /// The text: a `String` or an `NSAttributedString`. Other values draw nothing.
  open var string: Any? { didSet { changed() } }
  /// The font of a plain string: a `UIFont` (whose size is ignored), a `CGFont` or a font name.
  ///
  /// Other values mean the system font. Attributed strings ignore this property.
  open var font: Any? { didSet { changed() } }
  /// The font size of a plain string, in points. Attributed strings ignore this property.
  open var fontSize: CGFloat = 36 {
    didSet { animate(.fontSize, from: oldValue, to: fontSize) }
  }
  /// The text colour of a plain string; nil means black. Attributed strings ignore this property.
  open var foregroundColor: CGColor? = .white {
    didSet { animate(.foregroundColor, from: oldValue, to: foregroundColor) }
  }
  /// Whether the text wraps at the layer's width. False draws a single line.
  open var isWrapped = false { didSet { changed() } }
  /// The alignment of a plain string. Attributed strings ignore this property.
  open var alignmentMode = CATextLayerAlignmentMode.natural { didSet { changed() } }
  /// The place of the ellipsis in text that does not fit.
  open var truncationMode = CATextLayerTruncationMode.none { didSet { changed() } }
  /// Ignored: text is drawn without subpixel colours.
  open var allowsFontSubpixelQuantization = false

  override func presentedContents(_ shown: ShownValues) -> Contents? {
    let bounds = shown(.bounds, bounds)
    let text = runs(shown)
    guard !bounds.isEmpty, !text.isEmpty else {
      return super.presentedContents(shown)
    }
    let drawn = DrawnText(text, width: bounds.width, maximumLines: isWrapped ? 0 : 1)
    return .text(drawn.contents(at: bounds.origin))
  }

  /// Whether every change of the text goes through the layer's properties.
  ///
  /// An attributed string can be changed elsewhere, and the font of a name can change.
  final var reportsTextChanges: Bool {
    string is String && (font == nil || font is UIFont || font is CGFont)
  }

  /// Returns the size of the text, on one line, or wrapped at the layer's width if `isWrapped` is
  /// true.
  open override func preferredFrameSize() -> CGSize {
    let width = isWrapped && bounds.width > 0 ? bounds.width : nil
    let text = runs(shown(at: clock.time))
    guard !text.isEmpty else { return .zero }
    return DrawnText(text, width: width, maximumLines: isWrapped ? 0 : 1).layout.size
  }

  private func runs(_ shown: ShownValues) -> [AttributedRun] {
    if let string = string as? NSAttributedString { return [AttributedRun](string) }
    guard let string = string as? String else { return [] }
    let size = shown(.fontSize, fontSize)
    let style = NSMutableParagraphStyle()
    style.alignment = alignmentMode.alignment
    style.lineBreakMode = truncationMode.mode ?? (isWrapped ? .byWordWrapping : .byClipping)
    let color = shown(.foregroundColor, foregroundColor?.color) ?? .black
    return [AttributedRun](
      string,
      [
        .font: usedFont(size) ?? UIFont.systemFont(ofSize: size),
        .foregroundColor: UIColor(cgColor: CGColor(color)), .paragraphStyle: style,
      ])
  }

  private func usedFont(_ size: CGFloat) -> UIFont? {
    switch font {
    case let font as UIFont: font.withSize(size)
    case let font as CGFont: UIFont(face: font.face, size: size)
    case let name as String: UIFont(name: name, size: size)
    case let name as NSString: UIFont(name: name as String, size: size)
    default: nil
    }
  }

  override func model(_ property: LayerProperty) -> AnimatedValue? {
    switch property {
    case .fontSize: fontSize.animated
    case .foregroundColor: (foregroundColor?.color ?? .black).animated
    default: super.model(property)
    }
  }

  override func setModel(_ property: LayerProperty, to value: AnimatedValue) {
    switch property {
    case .fontSize: CGFloat(value).map { fontSize = $0 }
    case .foregroundColor: Color(value).map { foregroundColor = CGColor($0) }
    default: super.setModel(property, to: value)
    }
  }

  override func copyValues(of layer: CALayer) {
    super.copyValues(of: layer)
    guard let layer = layer as? CATextLayer else { return }
    (string, font, isWrapped) = (layer.string, layer.font, layer.isWrapped)
    (alignmentMode, truncationMode) = (layer.alignmentMode, layer.truncationMode)
  }
}
