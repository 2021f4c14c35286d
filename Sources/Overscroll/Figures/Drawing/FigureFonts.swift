import Foundation
import Graphics
import HeadlessUIKit
import Typography

/// The fonts of texts in figures: a screen's system font in several sizes.
struct FigureFonts: Sendable {
  /// The role of a text, which determines its size.
  enum Role: Hashable, Sendable {
    /// Numbers at axes and rulers.
    case tick
    /// Names and values.
    case label
    /// Annotations that the reader should see first.
    case note

    /// The size of the font in points of the figure.
    var size: CGFloat {
      switch self {
      case .tick: 10
      case .label: 12
      case .note: 14
      }
    }

    /// The weight of the font as a number of SVG.
    var weight: Int {
      switch self {
      case .tick: 400
      case .label, .note: 500
      }
    }
  }

  private let tick, label, note: Font

  @MainActor
  init(_ environment: ScreenEnvironment) {
    func font(_ role: Role) -> Font {
      environment.run {
        UIFont.systemFont(ofSize: role.size, weight: role.weight == 400 ? .regular : .medium).font
      }
    }
    (tick, label, note) = (font(.tick), font(.label), font(.note))
  }

  /// Returns the layout of a text.
  ///
  /// - Parameter isCut: Whether text longer than the width is truncated in the middle, on one line.
  func layout(
    _ text: String, _ role: Role, width: CGFloat? = nil, isCut: Bool = false
  ) -> TextLayout {
    let font =
      switch role {
      case .tick: tick
      case .label: label
      case .note: note
      }
    return TextLayout(
      StyledText(
        text, font: font,
        paragraphStyle: ParagraphStyle(
          alignment: .left, lineBreakMode: isCut ? .byTruncatingMiddle : .byWordWrapping)),
      width: width, maximumLines: isCut ? 1 : 0)
  }
}
