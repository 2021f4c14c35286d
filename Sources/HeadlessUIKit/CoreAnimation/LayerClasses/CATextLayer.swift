public import Foundation
import Graphics
import Layers
import Typography

/// Text from the layer's top left corner on.
open class CATextLayer: CALayer {
  /// A `String` or an `NSAttributedString`; anything else shows nothing.
  open var string: Any? { didSet { changed() } }
  /// Of a `String`: a `UIFont`, whose size does not count, a `CGFont`, or the name of one; anything else is the
  /// system font.
  open var font: Any? { didSet { changed() } }
  /// Of a `String`, in points.
  open var fontSize: CGFloat = 36 {
    didSet { animate(.fontSize, from: oldValue, to: fontSize) }
  }
  /// Of a `String`; nil is black.
  open var foregroundColor: CGColor? = .white {
    didSet { animate(.foregroundColor, from: oldValue, to: foregroundColor) }
  }
  /// Whether text goes on in further lines at the layer's width; else it is one line.
  open var isWrapped = false { didSet { changed() } }
  /// Of a `String`.
  open var alignmentMode = CATextLayerAlignmentMode.natural { didSet { changed() } }
  /// Where text that is too long for its lines is cut.
  open var truncationMode = CATextLayerTruncationMode.none { didSet { changed() } }
  /// Kept for iOS sources: text has no subpixel colours here.
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

  /// Whether what it shows is its own: an attributed string can be changed by others, and what font a name means.
  final var tellsOfText: Bool {
    string is String && (font == nil || font is UIFont || font is CGFont)
  }

  /// As large as the text on one line, or on lines of the layer's width where it is wrapped.
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
