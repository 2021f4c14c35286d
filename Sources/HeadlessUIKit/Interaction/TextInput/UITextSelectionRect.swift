public import Foundation

/// A rectangle of a range of text, on one line.
@preconcurrency @MainActor
open class UITextSelectionRect: _Object {
  private let own: (rect: CGRect, isFirst: Bool, isLast: Bool)

  init(_ rect: CGRect, isFirst: Bool, isLast: Bool) {
    own = (rect, isFirst, isLast)
    super.init(_object: ())
  }

  /// For subclasses, which say themselves what is asked.
  public init() {
    own = (.zero, false, false)
    super.init(_object: ())
  }

  /// In the view's coordinates.
  open var rect: CGRect { own.rect }
  /// The side where it begins.
  ///
  /// - Note: Partly: always natural.
  open var writingDirection: NSWritingDirection { .natural }
  /// Whether the range begins there.
  open var containsStart: Bool { own.isFirst }
  /// Whether the range ends there.
  open var containsEnd: Bool { own.isLast }
  /// Whether it is of vertical text, as never.
  open var isVertical: Bool { false }
}

extension [UITextSelectionRect] {
  /// Of rectangles in reading order.
  @MainActor
  init(_ rects: [CGRect]) {
    self = rects.enumerated().map { index, rect in
      UITextSelectionRect(rect, isFirst: index == 0, isLast: index == rects.count - 1)
    }
  }
}
