import Foundation
import Graphics
import HeadlessUIKit
import Typography

/// The fonts of what figures write: a screen's system font in a few sizes.
struct FigureFonts: Sendable {
  /// What a text is for, which says how large it is.
  enum Role: Hashable, Sendable {
    /// Numbers at axes and rulers.
    case tick
    /// Names and values.
    case label
    /// What the reader is to see first.
    case note
    /// What stands under a screen.
    case caption

    /// In points of the figure.
    var size: CGFloat {
      switch self {
      case .tick: 10
      case .label: 12
      case .note: 14
      case .caption: 17
      }
    }

    /// As SVG numbers it.
    var weight: Int {
      switch self {
      case .tick: 400
      case .label, .note, .caption: 500
      }
    }
  }

  private let tick, label, note, caption: Font

  @MainActor
  init(_ environment: ScreenEnvironment) {
    func font(_ role: Role) -> Font {
      environment.run {
        UIFont.systemFont(ofSize: role.size, weight: role.weight == 400 ? .regular : .medium).font
      }
    }
    (tick, label, note, caption) = (font(.tick), font(.label), font(.note), font(.caption))
  }

  /// - Parameter isCut: whether text that is longer than the width loses its middle, and stays on one line.
  func layout(
    _ text: String, _ role: Role, width: CGFloat? = nil,
    alignment: ParagraphStyle.Alignment = .left, isCut: Bool = false
  ) -> TextLayout {
    let font =
      switch role {
      case .tick: tick
      case .label: label
      case .note: note
      case .caption: caption
      }
    return TextLayout(
      StyledText(
        text, font: font,
        paragraphStyle: ParagraphStyle(
          alignment: alignment, lineBreakMode: isCut ? .byTruncatingMiddle : .byWordWrapping)),
      width: width, maximumLines: isCut ? 1 : 0)
  }
}
