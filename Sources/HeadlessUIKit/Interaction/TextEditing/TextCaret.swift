import Foundation

/// The bar where the next character will stand, and the ground of what is chosen, in the tint. The bar
/// does not blink: a picture has it whenever it was taken.
final class TextCaret: UIView {
  /// In points, as UIKit's.
  static let width: CGFloat = 2
  private static let ground: CGFloat = 0.2

  private let bar = UIView()
  private var pieces: [UIView] = []

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    bar.layer.cornerRadius = 1
    addSubview(bar)
  }

  required init?(coder: NSCoder) { nil }

  /// In this view's coordinates; without rectangles the bar is shown.
  func show(_ caret: CGRect, selection: [CGRect], tint: UIColor) {
    for piece in pieces { piece.removeFromSuperview() }
    pieces = selection.map { rect in
      let piece = UIView(frame: rect)
      piece.backgroundColor = tint.withAlphaComponent(Self.ground)
      addSubview(piece)
      return piece
    }
    bar.isHidden = !selection.isEmpty
    bar.backgroundColor = tint
    bar.frame = CGRect(x: caret.minX, y: caret.minY, width: Self.width, height: caret.height)
  }
}
