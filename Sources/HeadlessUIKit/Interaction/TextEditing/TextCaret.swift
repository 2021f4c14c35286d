import Foundation

/// The caret and the selection highlight, in the tint colour. The caret does not blink, so that
/// screenshots show it at any time.
final class TextCaret: UIView {
  /// The width of the caret in points, as in UIKit.
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

  /// Shows the selection rectangles, or the caret if there are none. All are in this view's
  /// coordinates.
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
