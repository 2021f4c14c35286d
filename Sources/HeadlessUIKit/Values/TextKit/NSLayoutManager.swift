public import Foundation
import Graphics
import Layers
import Typography

/// Lays out the text of a text storage and answers questions about the position of its characters.
///
/// - Note: Partly: each UTF-16 unit counts as one glyph, whatever the font draws; all text is laid
///   out in the first container.
@preconcurrency @MainActor
open class NSLayoutManager: _Object {
  /// The text storage. The reference is weak.
  open private(set) weak var textStorage: NSTextStorage?
  /// The containers in which lines are laid out. Only the first one is used.
  open private(set) var textContainers: [NSTextContainer] = []
  /// The object that is notified of layout.
  open weak var delegate: (any NSLayoutManagerDelegate)? {
    didSet { UncalledMethod.report(of: delegate, to: ScreenEnvironment.current.problems) }
  }
  /// Whether lines include their fonts' leading. Default: true.
  ///
  /// - Note: Partly: stored; lines always include it.
  open var usesFontLeading = true
  /// Whether lines may be laid out only where they are visible. Default: false.
  ///
  /// - Note: Partly: stored; all lines are laid out at once, on first use.
  open var allowsNonContiguousLayout = false
  /// Whether some lines are not laid out yet. Always false.
  open var hasNonContiguousLayout: Bool { false }

  /// The font and alignment used for runs whose attributes specify neither.
  var font: () -> UIFont = { .systemFont(ofSize: 12) }
  var alignment = NSTextAlignment.natural
  /// Called after the text changed.
  var changed: (() -> Void)?
  private var cachedRuler: TextRuler?

  /// Creates a layout manager without a text storage or a container.
  public init() { super.init(_object: ()) }

  // MARK: Text and containers

  func setStorage(_ storage: NSTextStorage?) {
    textStorage = storage
    invalidate()
  }

  func removeContainers() {
    textContainers = []
    invalidate()
  }

  /// Adds a container. Only the first one receives lines.
  open func addTextContainer(_ container: NSTextContainer) {
    insertTextContainer(container, at: textContainers.count)
  }

  /// Inserts a container at an index. Only the first one receives lines.
  open func insertTextContainer(_ container: NSTextContainer, at index: Int) {
    textContainers.insert(container, at: index)
    container.manager = self
    invalidate()
  }

  /// Removes the container at an index.
  open func removeTextContainer(at index: Int) {
    textContainers.remove(at: index).manager = nil
    invalidate()
  }

  /// Invalidates the layout after a container's geometry changed. Lines are laid out again on next
  /// use.
  open func textContainerChangedGeometry(_ container: NSTextContainer) { invalidate() }

  /// Notifies the delegate of a container's new size.
  func didResize(_ container: NSTextContainer, from size: CGSize) {
    delegate?.layoutManager(self, textContainer: container, didChangeGeometryFrom: size)
  }

  /// Invalidates the layout after the text changed. Lines are laid out again on next use.
  open func processEditing(
    for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions,
    range newCharRange: NSRange, changeInLength delta: Int,
    invalidatedRange invalidatedCharRange: NSRange
  ) {
    invalidate()
    changed?()
  }

  /// Invalidates the layout of a range of characters. Lines are laid out again on next use.
  open func invalidateLayout(
    forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: NSRangePointer?
  ) {
    actualCharRange?.pointee = charRange
    invalidate()
    changed?()
  }

  /// Marks a range of characters for redrawing.
  open func invalidateDisplay(forCharacterRange charRange: NSRange) { changed?() }

  /// Marks a range of glyphs for redrawing.
  open func invalidateDisplay(forGlyphRange glyphRange: NSRange) { changed?() }

  func invalidate() {
    guard cachedRuler != nil else { return }
    cachedRuler = nil
    delegate?.layoutManagerDidInvalidateLayout(self)
  }

  private var ruler: TextRuler {
    if let cachedRuler { return cachedRuler }
    let container = textContainers.first
    let room = container.map { $0.size.width - 2 * $0.lineFragmentPadding } ?? 0
    let isEndless = (container?.size.width ?? 0) <= 0 || room > Self.endless
    let ruler = TextRuler(
      textStorage.map { [AttributedRun]($0) } ?? [], font: font(),
      width: isEndless ? nil : max(room, 0), alignment: alignment,
      maximumLines: container?.maximumNumberOfLines ?? 0,
      lineBreakMode: container?.lineBreakMode ?? .byWordWrapping,
      exclusions: container?.exclusions ?? [])
    cachedRuler = ruler
    delegate?.layoutManager(self, didCompleteLayoutFor: container, atEnd: true)
    return ruler
  }

  /// The width above which lines do not wrap.
  private static let endless: CGFloat = 1e6

  /// Lays out the lines of a container, unless they are valid.
  open func ensureLayout(for container: NSTextContainer) { _ = ruler }
  /// Lays out the lines of a character range, unless they are valid.
  open func ensureLayout(forCharacterRange charRange: NSRange) { _ = ruler }
  /// Lays out the lines of a glyph range, unless they are valid.
  open func ensureLayout(forGlyphRange glyphRange: NSRange) { _ = ruler }
  /// Lays out the lines in a rectangle, unless they are valid.
  open func ensureLayout(forBoundingRect bounds: CGRect, in container: NSTextContainer) {
    _ = ruler
  }
  /// Creates the glyphs of a character range, unless they are valid.
  open func ensureGlyphs(forCharacterRange charRange: NSRange) { _ = ruler }
  /// Creates the glyphs of a glyph range, unless they are valid.
  open func ensureGlyphs(forGlyphRange glyphRange: NSRange) { _ = ruler }

  // MARK: Glyphs and characters

  private var length: Int { textStorage.map { ($0.string as NSString).length } ?? 0 }

  /// The number of glyphs, which is the text's number of UTF-16 units.
  open var numberOfGlyphs: Int { length }

  /// Returns whether a glyph index is valid.
  open func isValidGlyphIndex(_ glyphIndex: Int) -> Bool { (0..<length).contains(glyphIndex) }

  /// Returns the character index of a glyph, which equals its glyph index.
  open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }

  /// Returns the glyph index of a character, which equals its character index.
  open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }

  /// Returns the glyphs of a character range: the range itself, limited to the text.
  open func glyphRange(
    forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: NSRangePointer?
  ) -> NSRange {
    let range = cut(charRange)
    actualCharRange?.pointee = range
    return range
  }

  /// Returns the characters of a glyph range: the range itself, limited to the text.
  open func characterRange(
    forGlyphRange glyphRange: NSRange, actualGlyphRange: NSRangePointer?
  ) -> NSRange {
    let range = cut(glyphRange)
    actualGlyphRange?.pointee = range
    return range
  }

  /// Returns the glyphs laid out in a container: the whole text up to its truncation.
  open func glyphRange(for container: NSTextContainer) -> NSRange {
    guard container === textContainers.first else { return NSRange(location: 0, length: 0) }
    let layout = ruler.layout
    guard layout.isTruncated, let last = layout.lines.last else {
      return NSRange(location: 0, length: length)
    }
    return NSRange(location: 0, length: last.isTruncated ? length : last.range.upperBound)
  }

  private func cut(_ range: NSRange) -> NSRange { range.clamped(to: length) }

  /// Returns the container of a glyph; nil for an invalid index.
  open func textContainer(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> NSTextContainer? {
    guard isValidGlyphIndex(glyphIndex), let container = textContainers.first else { return nil }
    effectiveGlyphRange?.pointee = glyphRange(for: container)
    return container
  }

  // MARK: Glyph and line geometry

  private var padding: CGFloat { textContainers.first?.lineFragmentPadding ?? 0 }

  /// The width of a line fragment: the container's width, or the text's width in an endless
  /// container.
  private var fragmentWidth: CGFloat {
    let width = textContainers.first?.size.width ?? 0
    return width > 0 && width <= Self.endless ? width : ruler.size.width + 2 * padding
  }

  /// Returns the fragment of a line, which extends to the top of the next line.
  private func fragment(_ index: Int) -> CGRect {
    let lines = ruler.layout.lines
    let top = lines[index].frame.minY
    // The pieces of a line on both sides of an exclusion have the same top.
    let end = lines[index...].first { $0.frame.minY > top }?.frame.minY ?? lines[index].frame.maxY
    return CGRect(x: 0, y: top, width: fragmentWidth, height: end - top)
  }

  private func used(_ index: Int) -> CGRect {
    let line = ruler.layout.lines[index]
    return CGRect(
      x: line.origin.x, y: line.frame.minY, width: line.width + 2 * padding,
      height: fragment(index).height)
  }

  private func lineIndex(_ glyph: Int) -> Int? {
    ruler.layout.lines.lastIndex { $0.range.lowerBound <= glyph }
  }

  /// Returns the characters of a line, including its line break.
  private func range(_ index: Int) -> NSRange {
    let lines = ruler.layout.lines
    let start = lines[index].range.lowerBound
    let end = index + 1 < lines.count ? lines[index + 1].range.lowerBound : length
    return NSRange(location: start, length: max(0, end - start))
  }

  /// Returns the rectangle around all lines of a container, including the padding.
  open func usedRect(for container: NSTextContainer) -> CGRect {
    guard container === textContainers.first else { return .zero }
    var rect = CGRect.null
    for index in ruler.layout.lines.indices { rect = rect.union(used(index)) }
    let extra = extraLineFragmentUsedRect
    if extra != .zero { rect = rect.union(extra) }
    return rect.isNull ? .zero : rect
  }

  /// Returns the rectangle of a glyph's line, as wide as the container; zero without lines.
  open func lineFragmentRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> CGRect {
    guard let index = lineIndex(glyphIndex) else { return .zero }
    effectiveGlyphRange?.pointee = range(index)
    return fragment(index)
  }

  /// Returns the rectangle of a glyph's line. `flag` is ignored.
  open func lineFragmentRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?,
    withoutAdditionalLayout flag: Bool
  ) -> CGRect { lineFragmentRect(forGlyphAt: glyphIndex, effectiveRange: effectiveGlyphRange) }

  /// Returns the part of a glyph's line that contains text, including the padding.
  open func lineFragmentUsedRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> CGRect {
    guard let index = lineIndex(glyphIndex) else { return .zero }
    effectiveGlyphRange?.pointee = range(index)
    return used(index)
  }

  /// Returns the part of a glyph's line that contains text. `flag` is ignored.
  open func lineFragmentUsedRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?,
    withoutAdditionalLayout flag: Bool
  ) -> CGRect { lineFragmentUsedRect(forGlyphAt: glyphIndex, effectiveRange: effectiveGlyphRange) }

  /// The rectangle of the empty last line, after a final line break or in an empty text; zero
  /// otherwise.
  open var extraLineFragmentRect: CGRect {
    let ruler = ruler
    guard ruler.hasExtraLine else { return .zero }
    let caret = ruler.caret(at: length)
    return CGRect(x: 0, y: caret.minY, width: fragmentWidth, height: caret.height)
  }

  /// The used rectangle of the empty last line, which is only as wide as the padding; zero without
  /// such a line.
  open var extraLineFragmentUsedRect: CGRect {
    let rect = extraLineFragmentRect
    guard rect != .zero else { return .zero }
    return CGRect(x: 0, y: rect.minY, width: 2 * padding, height: rect.height)
  }

  /// The container of the empty last line; nil without such a line.
  open var extraLineFragmentTextContainer: NSTextContainer? {
    ruler.hasExtraLine ? textContainers.first : nil
  }

  /// Returns the start of a glyph on its baseline, relative to the origin of its line fragment.
  open func location(forGlyphAt glyphIndex: Int) -> CGPoint {
    guard let index = lineIndex(glyphIndex) else { return .zero }
    let line = ruler.layout.lines[index]
    let x = line.caret(before: min(glyphIndex, line.range.upperBound))
    return CGPoint(x: padding + line.origin.x + x, y: line.ascent)
  }

  /// The maximum distance in points at which a glyph counts as being at a caret.
  private static let touching: CGFloat = 1e-6

  /// Returns the size of an attachment; (−1, −1) for other glyphs.
  open func attachmentSize(forGlyphAt glyphIndex: Int) -> CGSize {
    guard let storage = textStorage, isValidGlyphIndex(glyphIndex),
      storage.attributes(at: glyphIndex, effectiveRange: nil)[.attachment] is NSTextAttachment,
      let index = lineIndex(glyphIndex)
    else { return CGSize(width: -1, height: -1) }
    let line = ruler.layout.lines[index]
    let x = line.caret(before: glyphIndex)
    for run in line.runs {
      guard let box = run.box,
        run.glyphs.contains(where: { abs($0.position.x - x) < Self.touching })
      else {
        continue
      }
      return CGSize(width: box.width, height: box.ascent + box.descent)
    }
    return CGSize(width: -1, height: -1)
  }

  /// Returns the glyphs that an ellipsis replaces on a glyph's line; a location of `NSNotFound` if
  /// there is none.
  open func truncatedGlyphRange(inLineFragmentForGlyphAt glyphIndex: Int) -> NSRange {
    guard let index = lineIndex(glyphIndex), ruler.layout.lines[index].isTruncated else {
      return NSRange(location: NSNotFound, length: 0)
    }
    let end = ruler.layout.lines[index].range.upperBound
    return NSRange(location: end, length: length - end)
  }

  /// Returns the rectangle around a range of glyphs, with the height of its lines.
  open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect
  {
    guard container === textContainers.first else { return .zero }
    var rect = CGRect.null
    for piece in rects(of: cut(glyphRange)) { rect = rect.union(piece) }
    return rect.isNull ? .zero : rect
  }

  private func rects(of range: NSRange) -> [CGRect] {
    ruler.rects(of: range).map { rect in
      let index = ruler.layout.lines.firstIndex { $0.frame.minY == rect.minY } ?? 0
      return CGRect(
        x: rect.minX + padding, y: rect.minY, width: rect.width, height: fragment(index).height)
    }
  }

  /// Returns the glyphs on all lines that a rectangle intersects.
  open func glyphRange(
    forBoundingRect bounds: CGRect, in container: NSTextContainer
  ) -> NSRange {
    let touched = ruler.layout.lines.indices.filter { fragment($0).intersects(bounds) }
    guard container === textContainers.first, let first = touched.first, let last = touched.last
    else { return NSRange(location: 0, length: 0) }
    return NSUnionRange(range(first), range(last))
  }

  /// Returns the glyphs on all lines that a rectangle intersects.
  open func glyphRange(
    forBoundingRectWithoutAdditionalLayout bounds: CGRect, in container: NSTextContainer
  ) -> NSRange { glyphRange(forBoundingRect: bounds, in: container) }

  /// Returns the character at a point, or the nearest one on the nearest line; 0 for an empty text.
  ///
  /// - Parameter partialFraction: Receives the fraction of the character that is before the point.
  open func characterIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    partialFraction?.pointee = 0
    let lines = ruler.layout.lines
    guard container === textContainers.first,
      let row = lines.indices.first(where: { point.y < fragment($0).maxY }).map({ lines[$0] })
        ?? lines.last
    else { return 0 }
    var (found, distance): ((place: TextPlace, x: CGFloat)?, CGFloat) = (nil, .infinity)
    for line in lines where line.frame.minY == row.frame.minY {
      let x = point.x - padding - line.origin.x
      for place in line.places {
        let beside = max(place.x - x, x - place.x - place.width, 0)
        if beside < distance { (found, distance) = ((place, x), beside) }
      }
    }
    guard let (best, x) = found else { return 0 }
    let share = best.width > 0 ? min(max((x - best.x) / best.width, 0), 1) : 0
    partialFraction?.pointee = best.isRightToLeft ? 1 - share : share
    return best.unit
  }

  /// Returns the glyph at a point, or the nearest one on the nearest line; 0 for an empty text.
  ///
  /// - Parameter partialFraction: Receives the fraction of the glyph that is before the point.
  open func glyphIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    characterIndex(
      for: point, in: container, fractionOfDistanceBetweenInsertionPoints: partialFraction)
  }

  /// Returns the glyph at a point, or the nearest one on the nearest line; 0 for an empty text.
  open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
    glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: nil)
  }

  /// Returns the fraction of the glyph at a point that is before the point.
  open func fractionOfDistanceThroughGlyph(
    for point: CGPoint, in container: NSTextContainer
  ) -> CGFloat {
    var share: CGFloat = 0
    _ = glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: &share)
    return share
  }

  /// Calls `block` for each line that contains part of a range.
  ///
  /// Its arguments are the line's rectangle, the part with text, the container and the glyph range.
  open func enumerateLineFragments(
    forGlyphRange glyphRange: NSRange,
    using block:
      @escaping (
        CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>
      ) -> Void
  ) {
    guard let container = textContainers.first else { return }
    var stop = ObjCBool(false)
    for index in ruler.layout.lines.indices {
      let range = range(index)
      guard NSIntersectionRange(range, glyphRange).length > 0 else { continue }
      block(fragment(index), used(index), container, range, &stop)
      if stop.boolValue { return }
    }
  }

  /// Calls `block` for each rectangle that encloses part of a range, at least one per line.
  ///
  /// - Note: Partly: `selectedRange` is ignored.
  open func enumerateEnclosingRects(
    forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange,
    in textContainer: NSTextContainer,
    using block: @escaping (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stop = ObjCBool(false)
    for rect in rects(of: cut(glyphRange)) {
      block(rect, &stop)
      if stop.boolValue { return }
    }
  }

  // MARK: Drawing

  /// Draws the backgrounds of the text. `origin` is the container's corner.
  ///
  /// - Note: Partly: any non-empty range draws the backgrounds of the whole text.
  open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    guard glyphsToShow.length > 0, let context = UIGraphicsGetCurrentContext() else { return }
    for (rect, color) in contents(at: origin).backgroundRects {
      context.saveGState()
      context.setFillColor(CGColor(color))
      context.fill(rect)
      context.restoreGState()
    }
  }

  /// Draws the text with its decorations. `origin` is the container's corner.
  ///
  /// - Note: Partly: any non-empty range draws the whole text.
  open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    guard glyphsToShow.length > 0 else { return }
    var contents = contents(at: origin)
    for index in contents.strokes.indices { contents.strokes[index].background = nil }
    UIGraphicsGetCurrentContext()?.draw(contents)
  }

  private func contents(at origin: CGPoint) -> TextContents {
    ruler.look.contents(
      ruler.layout, at: CGPoint(x: origin.x + padding, y: origin.y), color: .black, in: .current)
  }
}
