public import Foundation

/// A rectangle of a text range on one line.
@preconcurrency @MainActor
open class UITextSelectionRect: _Object {
  private let own: (rect: CGRect, isFirst: Bool, isLast: Bool)

  init(_ rect: CGRect, isFirst: Bool, isLast: Bool) {
    own = (rect, isFirst, isLast)
    super.init(_object: ())
  }

  /// Creates an empty rectangle. Subclasses override the properties.
  public init() {
    own = (.zero, false, false)
    super.init(_object: ())
  }

  /// The rectangle in the view's coordinates.
  open var rect: CGRect { own.rect }
  /// The writing direction of the text.
  ///
  /// - Note: Partly: always natural.
  open var writingDirection: NSWritingDirection { .natural }
  /// Whether the rectangle contains the start of the range.
  open var containsStart: Bool { own.isFirst }
  /// Whether the rectangle contains the end of the range.
  open var containsEnd: Bool { own.isLast }
  /// Whether the text is vertical; always false.
  open var isVertical: Bool { false }
}

extension [UITextSelectionRect] {
  /// Creates selection rectangles from rectangles in reading order.
  @MainActor
  init(_ rects: [CGRect]) {
    self = rects.enumerated().map { index, rect in
      UITextSelectionRect(rect, isFirst: index == 0, isLast: index == rects.count - 1)
    }
  }
}
