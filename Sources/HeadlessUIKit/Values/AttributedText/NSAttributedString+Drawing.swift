public import Foundation

extension NSAttributedString {
  private var runs: [AttributedRun] { [AttributedRun](self) }

  /// Of the text on one line for each paragraph, not rounded.
  @preconcurrency @MainActor
  public func size() -> CGSize { runs.size() }

  /// Draws the text from a point on, its top left corner, without wrapping.
  @preconcurrency @MainActor
  public func draw(at point: CGPoint) { runs.draw(at: point) }

  /// Draws the text inside of a rectangle: lines wrap at its width, those beyond its height are cut.
  @preconcurrency @MainActor
  public func draw(in rect: CGRect) { runs.draw(in: rect) }

  /// Draws the text as the options say.
  @preconcurrency @MainActor
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) { runs.draw(with: rect, options: options, context: context) }

  /// Around the text as the options say, not rounded, from (0, 0); of one line from its baseline.
  @preconcurrency @MainActor
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect { runs.boundingRect(with: size, options: options, context: context) }
}

extension NSString {
  /// Of the text on one line for each paragraph, not rounded.
  @preconcurrency @MainActor
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    runs(attrs).size()
  }

  /// Draws the text from a point on, its top left corner, without wrapping.
  @preconcurrency @MainActor
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    runs(attrs).draw(at: point)
  }

  /// Draws the text inside of a rectangle: lines wrap at its width, those beyond its height are cut.
  @preconcurrency @MainActor
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    runs(attrs).draw(in: rect)
  }

  /// Draws the text as the options say.
  @preconcurrency @MainActor
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) { runs(attributes).draw(with: rect, options: options, context: context) }

  /// Around the text as the options say, not rounded.
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

// `String` is no `NSString` by itself here: it has the same methods.
extension String {
  /// As `NSString`'s.
  @preconcurrency @MainActor
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    (self as NSString).size(withAttributes: attrs)
  }

  /// As `NSString`'s.
  @preconcurrency @MainActor
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    (self as NSString).draw(at: point, withAttributes: attrs)
  }

  /// As `NSString`'s.
  @preconcurrency @MainActor
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    (self as NSString).draw(in: rect, withAttributes: attrs)
  }

  /// As `NSString`'s.
  @preconcurrency @MainActor
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) {
    (self as NSString).draw(with: rect, options: options, attributes: attributes, context: context)
  }

  /// As `NSString`'s.
  @preconcurrency @MainActor
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    (self as NSString).boundingRect(
      with: size, options: options, attributes: attributes, context: context)
  }
}
