public import Foundation

extension NSAttributedString {
  private var runs: [AttributedRun] { [AttributedRun](self) }

  /// Returns the unrounded size of the text, with one line per paragraph (no wrapping), in points.
  @preconcurrency @MainActor
  public func size() -> CGSize { runs.size() }

  /// Draws the text without wrapping. `point` is its top left corner.
  @preconcurrency @MainActor
  public func draw(at point: CGPoint) { runs.draw(at: point) }

  /// Draws the text inside a rectangle: lines wrap at its width and are clipped at its height.
  @preconcurrency @MainActor
  public func draw(in rect: CGRect) { runs.draw(in: rect) }

  /// Draws the text in a rectangle with the given options.
  @preconcurrency @MainActor
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) { runs.draw(with: rect, options: options, context: context) }

  /// Returns the unrounded bounding rectangle of the text, laid out with the given options.
  ///
  /// Its origin is (0, 0) for wrapped text. For a single line, `y` is measured from the baseline.
  @preconcurrency @MainActor
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect { runs.boundingRect(with: size, options: options, context: context) }
}

extension NSString {
  /// Returns the unrounded size of the text, with one line per paragraph (no wrapping), in points.
  @preconcurrency @MainActor
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    runs(attrs).size()
  }

  /// Draws the text without wrapping. `point` is its top left corner.
  @preconcurrency @MainActor
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    runs(attrs).draw(at: point)
  }

  /// Draws the text inside a rectangle: lines wrap at its width and are clipped at its height.
  @preconcurrency @MainActor
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    runs(attrs).draw(in: rect)
  }

  /// Draws the text in a rectangle with the given options.
  @preconcurrency @MainActor
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) { runs(attributes).draw(with: rect, options: options, context: context) }

  /// Returns the unrounded bounding rectangle of the text, laid out with the given options.
  @preconcurrency @MainActor
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    runs(attributes).boundingRect(with: size, options: options, context: context)
  }

  private func runs(_ attributes: [NSAttributedString.Key: Any]?) -> [AttributedRun] {
    [AttributedRun](String(describing: self), attributes ?? [:])
  }
}

// `String` does not bridge to `NSString` on Linux, so it gets copies of these methods.
extension String {
  /// Returns the unrounded size of the text, with one line per paragraph (no wrapping), in points.
  @preconcurrency @MainActor
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    (self as NSString).size(withAttributes: attrs)
  }

  /// Draws the text without wrapping. `point` is its top left corner.
  @preconcurrency @MainActor
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    (self as NSString).draw(at: point, withAttributes: attrs)
  }

  /// Draws the text inside a rectangle: lines wrap at its width and are clipped at its height.
  @preconcurrency @MainActor
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    (self as NSString).draw(in: rect, withAttributes: attrs)
  }

  /// Draws the text in a rectangle with the given options.
  @preconcurrency @MainActor
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) {
    (self as NSString).draw(with: rect, options: options, attributes: attributes, context: context)
  }

  /// Returns the unrounded bounding rectangle of the text, laid out with the given options.
  @preconcurrency @MainActor
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    (self as NSString).boundingRect(
      with: size, options: options, attributes: attributes, context: context)
  }
}
