import Foundation
import Graphics
import HeadlessUIKit
import Layers
import Typography

extension FigureCaption {
  /// The space of a caption on a page.
  struct Space: Hashable, Sendable {
    let place: Place
    /// The height of the text.
    let height: CGFloat
    /// The distance between the text and the devices.
    let gap: CGFloat
  }

  /// A caption with its font, which can be laid out in any width.
  struct Setting: Sendable {
    private let caption: FigureCaption
    private let font: Font

    @MainActor
    init(_ caption: FigureCaption, _ environment: ScreenEnvironment) {
      self.caption = caption
      font = environment.run {
        UIFont.systemFont(ofSize: caption.fontSize, weight: caption.weight.weight).font
      }
    }

    func space(inWidth width: CGFloat) -> Space? {
      guard !caption.text.isEmpty else { return nil }
      let height = layout(width).size.height.rounded(.up)
      return Space(place: caption.place, height: height, gap: caption.gap)
    }

    /// Returns the caption as a layer with a frame.
    func layer(_ frame: CGRect, ink: Color) -> Layer {
      var layer = Layer(frame: frame)
      layer.contents = .text(
        TextContents(layout: layout(frame.width), origin: .zero, colors: [caption.color ?? ink]))
      return layer
    }

    private func layout(_ width: CGFloat) -> TextLayout {
      TextLayout(
        StyledText(caption.text, font: font, paragraphStyle: ParagraphStyle(alignment: .center)),
        width: width)
    }
  }
}

extension FigureCaption.Weight {
  fileprivate var weight: UIFont.Weight {
    switch self {
    case .light: .light
    case .regular: .regular
    case .medium: .medium
    case .semibold: .semibold
    case .bold: .bold
    case .heavy: .heavy
    case .black: .black
    }
  }
}
