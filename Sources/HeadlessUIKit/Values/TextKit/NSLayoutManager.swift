public import Foundation
import Graphics
import Layers
import Typography

/// Makes lines of a text storage's text, and says where its characters are.
///
/// - Note: Partly: there is a glyph for each UTF-16 unit, whatever the font draws for it; all of the text is
///   set in the first container.
@preconcurrency @MainActor
open class NSLayoutManager: _Object {
  /// The text; kept by whoever has it.
  open private(set) weak var textStorage: NSTextStorage?
  /// Where lines are set.
  open private(set) var textContainers: [NSTextContainer] = []
  /// Is told of what is made.
  open weak var delegate: (any NSLayoutManagerDelegate)? {
    didSet { UncalledMethod.report(of: delegate, to: ScreenEnvironment.current.problems) }
  }
  /// Whether lines keep their fonts' leading.
  ///
  /// - Note: Partly: kept; they do.
  open var usesFontLeading = true
  /// Whether lines may be made where they are seen first.
  ///
  /// - Note: Partly: kept; all are made at once, when one is asked for.
  open var allowsNonContiguousLayout = false
  /// Whether some lines are not made, as never.
  open var hasNonContiguousLayout: Bool { false }

  /// Of text that says none, and where it stands that says nothing.
  var font: () -> UIFont = { .systemFont(ofSize: 12) }
  var alignment = NSTextAlignment.natural
  /// Called after the text changed.
  var changed: (() -> Void)?
  private var made: TextRuler?

  /// Without a text or a container.
  public init() { super.init(_object: ()) }

  // MARK: Text and containers

  func take(_ storage: NSTextStorage?) {
    textStorage = storage
    invalidate()
  }

  func forgetContainers() {
    textContainers = []
    invalidate()
  }

  /// Sets lines in another container; the first one has them all.
  open func addTextContainer(_ container: NSTextContainer) {
    insertTextContainer(container, at: textContainers.count)
  }

  /// The same, before others.
  open func insertTextContainer(_ container: NSTextContainer, at index: Int) {
    textContainers.insert(container, at: index)
    container.manager = self
    invalidate()
  }

  /// Sets no lines there any more.
  open func removeTextContainer(at index: Int) {
    textContainers.remove(at: index).manager = nil
    invalidate()
  }

  /// A container's room changed: its lines are made again when they are asked for.
  open func textContainerChangedGeometry(_ container: NSTextContainer) { invalidate() }

  /// The room has another size; it had that one.
  func tell(_ container: NSTextContainer, hadSize size: CGSize) {
    delegate?.layoutManager(self, textContainer: container, didChangeGeometryFrom: size)
  }

  /// The text changed: its lines are made again when they are asked for.
  open func processEditing(
    for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions,
    range newCharRange: NSRange, changeInLength delta: Int,
    invalidatedRange invalidatedCharRange: NSRange
  ) {
    invalidate()
    changed?()
  }

  /// Lines are made again when they are asked for.
  open func invalidateLayout(
    forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: NSRangePointer?
  ) {
    actualCharRange?.pointee = charRange
    invalidate()
    changed?()
  }

  /// What is seen is drawn again.
  open func invalidateDisplay(forCharacterRange charRange: NSRange) { changed?() }

  /// What is seen is drawn again.
  open func invalidateDisplay(forGlyphRange glyphRange: NSRange) { changed?() }

  func invalidate() {
    guard made != nil else { return }
    made = nil
    delegate?.layoutManagerDidInvalidateLayout(self)
  }

  private var ruler: TextRuler {
    if let made { return made }
    let container = textContainers.first
    let room = container.map { $0.size.width - 2 * $0.lineFragmentPadding } ?? 0
    let isEndless = (container?.size.width ?? 0) <= 0 || room > Self.endless
    let ruler = TextRuler(
      textStorage.map { [AttributedRun]($0) } ?? [], font: font(),
      width: isEndless ? nil : max(room, 0), alignment: alignment,
      maximumLines: container?.maximumNumberOfLines ?? 0,
      lineBreakMode: container?.lineBreakMode ?? .byWordWrapping,
      exclusions: container?.exclusions ?? [])
    made = ruler
    delegate?.layoutManager(self, didCompleteLayoutFor: container, atEnd: true)
    return ruler
  }

  /// Wider rooms have no limit.
  private static let endless: CGFloat = 1e6

  /// Makes the lines if they are not made.
  open func ensureLayout(for container: NSTextContainer) { _ = ruler }
  /// Makes the lines if they are not made.
  open func ensureLayout(forCharacterRange charRange: NSRange) { _ = ruler }
  /// Makes the lines if they are not made.
  open func ensureLayout(forGlyphRange glyphRange: NSRange) { _ = ruler }
  /// Makes the lines if they are not made.
  open func ensureLayout(forBoundingRect bounds: CGRect, in container: NSTextContainer) {
    _ = ruler
  }
  /// Makes the glyphs if they are not made.
  open func ensureGlyphs(forCharacterRange charRange: NSRange) { _ = ruler }
  /// Makes the glyphs if they are not made.
  open func ensureGlyphs(forGlyphRange glyphRange: NSRange) { _ = ruler }

  // MARK: Glyphs and characters

  private var length: Int { textStorage.map { ($0.string as NSString).length } ?? 0 }

  /// How many UTF-16 units the text has.
  open var numberOfGlyphs: Int { length }

  /// Whether there is one.
  open func isValidGlyphIndex(_ glyphIndex: Int) -> Bool { (0..<length).contains(glyphIndex) }

  /// The same number.
  open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }

  /// The same number.
  open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }

  /// The same range, cut to the text.
  open func glyphRange(
    forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: NSRangePointer?
  ) -> NSRange {
    let range = cut(charRange)
    actualCharRange?.pointee = range
    return range
  }

  /// The same range, cut to the text.
  open func characterRange(
    forGlyphRange glyphRange: NSRange, actualGlyphRange: NSRangePointer?
  ) -> NSRange {
    let range = cut(glyphRange)
    actualGlyphRange?.pointee = range
    return range
  }

  /// What is set in a container: all of the text up to where its last line is cut.
  open func glyphRange(for container: NSTextContainer) -> NSRange {
    guard container === textContainers.first else { return NSRange(location: 0, length: 0) }
    let layout = ruler.layout
    guard layout.isTruncated, let last = layout.lines.last else {
      return NSRange(location: 0, length: length)
    }
    return NSRange(location: 0, length: last.isTruncated ? length : last.range.upperBound)
  }

  private func cut(_ range: NSRange) -> NSRange {
    let start = min(max(0, range.location), length)
    let end = min(max(start, range.location + range.length), length)
    return NSRange(location: start, length: end - start)
  }

  /// The container that a character is set in; nil outside of the text.
  open func textContainer(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> NSTextContainer? {
    guard isValidGlyphIndex(glyphIndex), let container = textContainers.first else { return nil }
    effectiveGlyphRange?.pointee = glyphRange(for: container)
    return container
  }

  // MARK: Where things are

  private var padding: CGFloat { textContainers.first?.lineFragmentPadding ?? 0 }

  /// As wide as the container, or as the text in one without an end.
  private var fragmentWidth: CGFloat {
    let width = textContainers.first?.size.width ?? 0
    return width > 0 && width <= Self.endless ? width : ruler.size.width + 2 * padding
  }

  /// From one line's top to the next one's.
  private func fragment(_ index: Int) -> CGRect {
    let lines = ruler.layout.lines
    let top = lines[index].frame.minY
    // Pieces of a line around something have one top.
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

  /// A line's characters with what ends it.
  private func range(_ index: Int) -> NSRange {
    let lines = ruler.layout.lines
    let start = lines[index].range.lowerBound
    let end = index + 1 < lines.count ? lines[index + 1].range.lowerBound : length
    return NSRange(location: start, length: max(0, end - start))
  }

  /// Around all lines of a container, its padding included.
  open func usedRect(for container: NSTextContainer) -> CGRect {
    guard container === textContainers.first else { return .zero }
    var rect = CGRect.null
    for index in ruler.layout.lines.indices { rect = rect.union(used(index)) }
    let extra = extraLineFragmentUsedRect
    if extra != .zero { rect = rect.union(extra) }
    return rect.isNull ? .zero : rect
  }

  /// The line that a character is on, as wide as the container; zero without lines.
  open func lineFragmentRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> CGRect {
    guard let index = lineIndex(glyphIndex) else { return .zero }
    effectiveGlyphRange?.pointee = range(index)
    return fragment(index)
  }

  /// The same.
  open func lineFragmentRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?,
    withoutAdditionalLayout flag: Bool
  ) -> CGRect { lineFragmentRect(forGlyphAt: glyphIndex, effectiveRange: effectiveGlyphRange) }

  /// What of that line has text, its padding included.
  open func lineFragmentUsedRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> CGRect {
    guard let index = lineIndex(glyphIndex) else { return .zero }
    effectiveGlyphRange?.pointee = range(index)
    return used(index)
  }

  /// The same.
  open func lineFragmentUsedRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?,
    withoutAdditionalLayout flag: Bool
  ) -> CGRect { lineFragmentUsedRect(forGlyphAt: glyphIndex, effectiveRange: effectiveGlyphRange) }

  /// The empty line after text that ends with a line's end, and of an empty text; zero without.
  open var extraLineFragmentRect: CGRect {
    let ruler = ruler
    guard ruler.hasExtraLine else { return .zero }
    let caret = ruler.caret(at: length)
    return CGRect(x: 0, y: caret.minY, width: fragmentWidth, height: caret.height)
  }

  /// The same, as narrow as a caret.
  open var extraLineFragmentUsedRect: CGRect {
    let rect = extraLineFragmentRect
    guard rect != .zero else { return .zero }
    return CGRect(x: 0, y: rect.minY, width: 2 * padding, height: rect.height)
  }

  /// The container of that line; nil without.
  open var extraLineFragmentTextContainer: NSTextContainer? {
    ruler.hasExtraLine ? textContainers.first : nil
  }

  /// Where a character's baseline begins, from its line's corner.
  open func location(forGlyphAt glyphIndex: Int) -> CGPoint {
    guard let index = lineIndex(glyphIndex) else { return .zero }
    let line = ruler.layout.lines[index]
    let x = line.caret(before: min(glyphIndex, line.range.upperBound))
    return CGPoint(x: padding + line.origin.x + x, y: line.ascent)
  }

  /// The place that an attachment takes; (−1, −1) for a letter.
  open func attachmentSize(forGlyphAt glyphIndex: Int) -> CGSize {
    guard let storage = textStorage, isValidGlyphIndex(glyphIndex),
      storage.attributes(at: glyphIndex, effectiveRange: nil)[.attachment] is NSTextAttachment,
      let index = lineIndex(glyphIndex)
    else { return CGSize(width: -1, height: -1) }
    let line = ruler.layout.lines[index]
    let x = line.caret(before: glyphIndex)
    for run in line.runs {
      guard let box = run.box, run.glyphs.contains(where: { abs($0.position.x - x) < 1e-6 }) else {
        continue
      }
      return CGSize(width: box.width, height: box.ascent + box.descent)
    }
    return CGSize(width: -1, height: -1)
  }

  /// What an ellipsis stands for on a character's line; `NSNotFound` for none.
  open func truncatedGlyphRange(inLineFragmentForGlyphAt glyphIndex: Int) -> NSRange {
    guard let index = lineIndex(glyphIndex), ruler.layout.lines[index].isTruncated else {
      return NSRange(location: NSNotFound, length: 0)
    }
    let end = ruler.layout.lines[index].range.upperBound
    return NSRange(location: end, length: length - end)
  }

  /// Around a part of the text, as high as its lines.
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

  /// The characters on the lines that a rectangle touches.
  open func glyphRange(
    forBoundingRect bounds: CGRect, in container: NSTextContainer
  ) -> NSRange {
    let touched = ruler.layout.lines.indices.filter { fragment($0).intersects(bounds) }
    guard container === textContainers.first, let first = touched.first, let last = touched.last
    else { return NSRange(location: 0, length: 0) }
    return NSUnionRange(range(first), range(last))
  }

  /// The same.
  open func glyphRange(
    forBoundingRectWithoutAdditionalLayout bounds: CGRect, in container: NSTextContainer
  ) -> NSRange { glyphRange(forBoundingRect: bounds, in: container) }

  /// The character at a point, or the one that is nearest to it on the nearest line; 0 for an empty text.
  ///
  /// - Parameter partialFraction: is set to how much of it lies before the point.
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

  /// The same.
  open func glyphIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    characterIndex(
      for: point, in: container, fractionOfDistanceBetweenInsertionPoints: partialFraction)
  }

  /// The same.
  open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
    glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: nil)
  }

  /// How much of the character at a point lies before it.
  open func fractionOfDistanceThroughGlyph(
    for point: CGPoint, in container: NSTextContainer
  ) -> CGFloat {
    var share: CGFloat = 0
    _ = glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: &share)
    return share
  }

  /// Hands over each line that has some of a range: its rectangle, the part with text, its container, its
  /// characters.
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

  /// Hands over the rectangles that hold a range, one a line.
  ///
  /// - Note: Partly: what is chosen around it changes nothing.
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

  /// Draws what lies behind the letters, the container's corner at a point.
  ///
  /// - Note: Partly: of all of the text, if the range is not empty.
  open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    guard glyphsToShow.length > 0, let context = UIGraphicsGetCurrentContext() else { return }
    for (rect, color) in contents(at: origin).groundRects {
      context.saveGState()
      context.setFillColor(CGColor(color))
      context.fill(rect)
      context.restoreGState()
    }
  }

  /// Draws the letters and what belongs to them, the container's corner at a point.
  ///
  /// - Note: Partly: all of the text, if the range is not empty.
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
