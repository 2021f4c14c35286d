public import Foundation
import Typography

/// A scrolling view of text on several lines, which can be edited.
///
/// `delegate` is inherited from the scroll view, because Swift cannot narrow the type of an
/// inherited property as Objective-C can. Assign an object that conforms to `UITextViewDelegate`.
open class UITextView: UIScrollView, UITextInput {
  private let editor = TextEditor()
  private var choosing: TextTouches?
  private let label = UILabel()
  private let caret = TextCaret()
  private let tap = UITapGestureRecognizer()
  /// The area of the lines.
  public let textContainer: NSTextContainer
  /// The text storage; nil until it is first used, since most views need none.
  private var storage: NSTextStorage?
  var textDelegate: (any UITextViewDelegate)? { delegate as? any UITextViewDelegate }

  /// Creates an editable text view. It shows the text of the container's layout manager, if it has
  /// one.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    self.textContainer = textContainer ?? NSTextContainer()
    super.init(frame: frame)
    setUp()
    if let manager = textContainer?.manager, let storage = manager.textStorage {
      adopt(storage, manager)
      editor.set([AttributedRun](storage))
    }
  }

  /// Creates an empty, editable text view.
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, textContainer: nil)
  }

  private func setUp() {
    label.numberOfLines = 0
    for view in [caret, label] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    caret.isHidden = true
    textContainer.widthTracksTextView = true
    textContainer.changed = { [weak self] in self?.textChanged() }
    textContainer.makeManager = { [weak self] in self?.layoutManager ?? NSLayoutManager() }
    backgroundColor = .systemBackground
    alwaysBounceVertical = false
    forgetMarks()
    tap.addAction { [weak self] tap in
      guard let self else { return }
      takeTap(at: tap.location(in: self))
    }
    choosing = TextTouches(self)
    addGestureRecognizer(tap)
  }

  /// Creates a text view from a nib or a storyboard.
  ///
  /// - Note: Partly: archives are not supported, nil for any other coder.
  public required init?(coder: NSCoder) {
    textContainer = NSTextContainer()
    super.init(coder: coder)
  }

  override func prepareForNib() {
    super.prepareForNib()
    setUp()
  }

  // MARK: The text

  /// The plain text. It is never nil: setting nil sets an empty text. Setting it removes all
  /// attributes and does not call the delegate.
  open var text: String! {
    get { editor.text }
    set {
      editor.set([AttributedRun](newValue ?? "", ownAttributes))
      store()
      textChanged()
    }
  }

  /// The text with attributes. Attributes that a run lacks are those of the view.
  open var attributedText: NSAttributedString! {
    get { editor.content.attributed }
    set {
      editor.set(newValue.map { [AttributedRun]($0) } ?? [])
      store()
      textChanged()
    }
  }

  /// The font of the text. It is nil until set; the text is then 12 points in size.
  open var font: UIFont? {
    didSet {
      restyle()
      mark(.font, \UITextView.font)
    }
  }
  /// The colour of the text; nil is `label`.
  open var textColor: UIColor? {
    didSet {
      restyle()
      mark(.textColor, \UITextView.textColor)
    }
  }
  /// The alignment of lines that are narrower than the view.
  open var textAlignment = NSTextAlignment.natural {
    didSet {
      storage?.layoutManagers.first?.alignment = textAlignment
      storage?.layoutManagers.first?.invalidate()
      textChanged()
      mark(.textAlignment, \UITextView.textAlignment)
    }
  }
  /// The insets around the text, in points. The default is 8 above and below.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet {
      guard textContainerInset.isFinite else {
        environment.problems.raise(
          .notFinite(
            owner: "\(type(of: self))", property: "textContainerInset",
            value: textContainerInset.numbers))
        return textContainerInset = oldValue
      }
      textChanged()
    }
  }
  /// Whether the text can be edited, so that a tap shows the keyboard.
  open var isEditable = true {
    didSet {
      if !isEditable, isFirstResponder { resignFirstResponder() }
      if isEditable != oldValue { textChanged() }
    }
  }
  /// Whether text can be selected. Text that cannot be selected cannot be edited either.
  open var isSelectable = true { didSet { if isSelectable != oldValue { textChanged() } } }
  /// Whether the font follows the screen's content size category, which does not change while a
  /// screen runs.
  open var adjustsFontForContentSizeCategory = false
  /// The attributes of text typed next.
  open var typingAttributes: [NSAttributedString.Key: Any] {
    get { ownTyping ?? ownAttributes }
    set { ownTyping = newValue }
  }
  private var ownTyping: [NSAttributedString.Key: Any]?
  /// Whether the text is cleared when the first character is typed.
  open var clearsOnInsertion = false

  open override var isScrollEnabled: Bool {
    didSet { if isScrollEnabled != oldValue { textChanged() } }
  }

  private var fontInUse: UIFont { font ?? .systemFont(ofSize: 12) }

  private var ownAttributes: [NSAttributedString.Key: Any] {
    [.font: fontInUse, .foregroundColor: textColor ?? UIColor.label]
  }

  private func restyle() {
    editor.add(ownAttributes)
    store()
    textChanged()
  }

  // MARK: Text Kit

  /// The text storage, which can be edited in place.
  open var textStorage: NSTextStorage {
    if let storage { return storage }
    let storage = NSTextStorage(attributedString: editor.content.attributed)
    let manager = NSLayoutManager()
    storage.addLayoutManager(manager)
    manager.addTextContainer(textContainer)
    adopt(storage, manager)
    return storage
  }

  /// The layout manager. Its positions are in the container's coordinates, which
  /// `textContainerInset` offsets from those of the view.
  open var layoutManager: NSLayoutManager {
    let storage = textStorage
    trackWidth()
    return storage.layoutManagers.first ?? NSLayoutManager()
  }

  private func adopt(_ storage: NSTextStorage, _ manager: NSLayoutManager) {
    self.storage = storage
    manager.font = { [weak self] in self?.fontInUse ?? .systemFont(ofSize: 12) }
    manager.alignment = textAlignment
    manager.changed = { [weak self] in self?.takeStorage() }
  }

  private func takeStorage() {
    guard let storage else { return }
    editor.take([AttributedRun](storage))
    textChanged()
  }

  /// Copies the whole text to the storage, if it exists.
  private func store() { storage?.setAttributedString(editor.content.attributed) }

  /// Replaces a range, in the storage too.
  private func put(_ text: String, in range: NSRange) {
    let range = editor.cut(range)
    let attributes = typingAttributes
    editor.replace(range, with: text, attributes)
    storage?.replaceCharacters(
      in: range, with: NSAttributedString(string: text, attributes: attributes))
  }

  private func trackWidth() {
    let room = max(0, bounds.width - sides.left - sides.right)
    textContainer.track(
      CGSize(
        width: room + 2 * textContainer.lineFragmentPadding, height: .greatestFiniteMagnitude))
  }

  // MARK: Links

  private var ownLinkAttributes: [NSAttributedString.Key: Any]?

  /// The attributes of links. The default is the tint colour; setting nil restores it.
  open var linkTextAttributes: [NSAttributedString.Key: Any]! {
    get { ownLinkAttributes ?? [.foregroundColor: tintColor ?? .systemBlue] }
    set {
      ownLinkAttributes = newValue
      textChanged()
    }
  }

  /// The kinds of text that become links automatically while the view is not editable.
  ///
  /// - Note: Partly: `link` finds addresses with http or https, addresses that begin with www., and
  ///   mail addresses; the other kinds find nothing.
  open var dataDetectorTypes: UIDataDetectorTypes = [] {
    didSet { if dataDetectorTypes != oldValue { textChanged() } }
  }

  /// Whether the user may change attributes.
  ///
  /// - Note: Partly: stored only; no command for it exists here.
  open var allowsEditingTextAttributes = false
  /// Whether the text is scaled to the size it has on a Mac.
  ///
  /// - Note: Partly: stored only; the text has the size of iOS.
  open var usesStandardTextScaling = false

  /// The text with detected links.
  private var linkedContent: [AttributedRun] {
    guard !isEditable, dataDetectorTypes.contains(.link) else { return editor.content }
    return editor.content.detectingLinks()
  }

  /// The text as it is drawn.
  private var shownContent: [AttributedRun] {
    let content = linkedContent
    return content.contains { $0.attributes[.link] != nil }
      ? content.links(linkTextAttributes) : content
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsLayout()
  }

  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  {
    guard gestureRecognizer === tap, !isEditable else {
      return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
    return isChosenByFinger || item(at: tap.location(in: self)) != nil
  }

  /// Whether a touch selected read-only text. The selection is shown until the next tap.
  var isChosenByFinger = false { didSet { if isChosenByFinger != oldValue { textChanged() } } }

  /// Returns the link or attachment at a point of the view, with its range.
  func item(at point: CGPoint) -> (value: Any, range: NSRange)? {
    let place = ruler().character(
      at: CGPoint(x: point.x - sides.left, y: point.y - textContainerInset.top))
    guard let place else { return nil }
    let content = linkedContent
    return content.value(.link, at: place.location)
      ?? content.value(.attachment, at: place.location)
  }

  private func textChanged() {
    choosing?.hideMenu()
    tap.isEnabled =
      isEditable || isChosenByFinger
      || isSelectable
        && linkedContent.contains {
          $0.attributes[.link] != nil || $0.attributes[.attachment] != nil
        }
    measured = nil
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  // MARK: Layout

  private var measured: (width: CGFloat, size: CGSize)?

  /// The left and right distances of the lines from the edges of the view.
  private var sides: (left: CGFloat, right: CGFloat) {
    let padding = textContainer.lineFragmentPadding
    return (textContainerInset.left + padding, textContainerInset.right + padding)
  }

  /// Returns the size of the text in a view of a width, without insets. An empty text is one line
  /// high.
  private func textSize(forWidth width: CGFloat) -> CGSize {
    let room = max(0, width - sides.left - sides.right)
    if let measured, measured.width == room { return measured.size }
    let scale = environment.screen.scale
    let ruler = makeRuler(room)
    func up(_ length: CGFloat) -> CGFloat { (length * scale - 1e-6).rounded(.up) / scale }
    var height = max(ruler.size.height, fontInUse.lineHeight)
    if editor.text.hasSuffix("\n") { height += fontInUse.lineHeight }
    let limit = textContainer.maximumNumberOfLines
    if limit > 0 {
      label.show(shownContent)
      label.textAlignment = textAlignment
      label.numberOfLines = limit
      height = label.sizeThatFits(CGSize(width: room, height: 0)).height
    }
    let size = CGSize(width: up(ruler.size.width), height: up(height))
    measured = (room, size)
    return size
  }

  private func whole(forWidth width: CGFloat) -> CGSize {
    let text = textSize(forWidth: width)
    return CGSize(
      width: text.width + sides.left + sides.right,
      height: text.height + textContainerInset.top + textContainerInset.bottom)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    whole(forWidth: size.width > 0 ? size.width : .greatestFiniteMagnitude)
  }

  /// The size of the text while scrolling is disabled; otherwise that of a scroll view.
  open override var intrinsicContentSize: CGSize {
    guard !isScrollEnabled else { return super.intrinsicContentSize }
    return whole(forWidth: .greatestFiniteMagnitude)
  }

  @_spi(Overscroll) open override func contentSize(forWidth width: CGFloat) -> CGSize? {
    isScrollEnabled ? nil : whole(forWidth: width)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let text = textSize(forWidth: bounds.width)
    let room = max(0, bounds.width - sides.left - sides.right)
    trackWidth()
    UIView.performWithoutAnimation {
      label.show(shownContent)
      label.exclusions = textContainer.exclusions
      label.textAlignment = textAlignment
      label.numberOfLines = textContainer.maximumNumberOfLines
      label.lineBreakMode = textContainer.lineBreakMode
      // The label does not include an empty last line.
      let height = label.sizeThatFits(CGSize(width: room, height: 0)).height
      label.frame = CGRect(
        x: sides.left, y: textContainerInset.top, width: room, height: height)
      layOutCaret(room)
    }
    let size = CGSize(
      width: bounds.width,
      height: text.height + textContainerInset.top + textContainerInset.bottom)
    if contentSize != size { contentSize = size }
  }

  private func ruler() -> TextRuler {
    let room = max(0, bounds.width - sides.left - sides.right)
    return makeRuler(room)
  }

  private func makeRuler(_ room: CGFloat) -> TextRuler {
    TextRuler(
      shownContent, font: fontInUse, width: room > 0 ? room : nil,
      alignment: textAlignment, exclusions: textContainer.exclusions)
  }

  private func layOutCaret(_ room: CGFloat) {
    caret.isHidden = !isFirstResponder && !isChosenByFinger
    guard !caret.isHidden else { return }
    let ruler = ruler()
    caret.frame = CGRect(
      x: sides.left, y: textContainerInset.top, width: room, height: label.frame.height)
    caret.show(
      ruler.caret(at: editor.selection.location), selection: ruler.rects(of: editor.selection),
      tint: tintColor)
  }

  /// Scrolls as little as needed to show a range of the text.
  open func scrollRangeToVisible(_ range: NSRange) {
    layoutIfNeeded()
    let ruler = ruler()
    var rect = ruler.caret(at: range.location)
    for piece in ruler.rects(of: range) { rect = rect.union(piece) }
    rect.size.width = max(rect.width, TextCaret.width)
    scrollRectToVisible(
      rect.offsetBy(dx: sides.left, dy: textContainerInset.top), animated: false)
  }

  // MARK: Editing

  open override var canBecomeFirstResponder: Bool { isEditable && isSelectable && window != nil }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard textDelegate?.textViewShouldBeginEditing(self) ?? true, super.becomeFirstResponder()
    else { return false }
    setNeedsLayout()
    textDelegate?.textViewDidBeginEditing(self)
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
    return true
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    choosing?.hideMenu()
    let mayEnd = textDelegate?.textViewShouldEndEditing(self) ?? true
    guard mayEnd || isForcedToResign, super.resignFirstResponder() else { return false }
    setNeedsLayout()
    textDelegate?.textViewDidEndEditing(self)
    NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
    return true
  }

  private func takeTap(at point: CGPoint) {
    if !isEditable, let item = item(at: point) { return takeItem(item) }
    isChosenByFinger = false
    guard canBecomeFirstResponder else { return }
    let wasFirst = isFirstResponder
    if !wasFirst { becomeFirstResponder() }
    guard isFirstResponder, let place = closestPosition(to: point) else { return }
    let old = selectedRange
    selectedRange = NSRange(location: place.offset, length: 0)
    choosing?.tapped(at: point, isAgain: wasFirst && selectedRange == old)
  }

  /// The selected range in UTF-16 units, clamped to the text.
  open var selectedRange: NSRange {
    get { editor.selection }
    set {
      let old = editor.selection
      editor.select(newValue)
      guard editor.selection != old else { return }
      setNeedsLayout()
      textDelegate?.textViewDidChangeSelection(self)
    }
  }

  /// Notifies delegate and observers of a change by typing.
  private func changed() {
    textChanged()
    textDelegate?.textViewDidChangeSelection(self)
    textDelegate?.textViewDidChange(self)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
    if isScrollEnabled { scrollRangeToVisible(editor.selection) }
  }

  private func mayReplace(_ range: NSRange, with text: String) -> Bool {
    textDelegate?.textView(self, shouldChangeTextIn: range, replacementText: text) ?? true
  }

  /// Whether the view has text.
  open var hasText: Bool { editor.length > 0 }

  /// Inserts typed text if the delegate allows it.
  open func insertText(_ text: String) {
    let range =
      clearsOnInsertion ? NSRange(location: 0, length: editor.length) : editor.selection
    guard isEditable, mayReplace(range, with: text) else { return }
    clearsOnInsertion = false
    put(text, in: range)
    changed()
  }

  /// Deletes backwards if the delegate allows it.
  open func deleteBackward() {
    let range = editor.rangeToDelete
    guard isEditable, range.length > 0, mayReplace(range, with: "") else { return }
    put("", in: range)
    changed()
  }

  // MARK: UITextInput

  open var selectedTextRange: UITextRange? {
    get { UITextRange(editor.selection) }
    set { if let newValue { selectedRange = newValue.range } }
  }

  open var endOfDocument: UITextPosition { UITextPosition(editor.length) }

  open func text(in range: UITextRange) -> String? { editor.substring(range.range) }

  open func replace(_ range: UITextRange, withText text: String) {
    put(text, in: range.range)
    changed()
  }

  open func caretRect(for position: UITextPosition) -> CGRect {
    let rect = ruler().caret(at: position.offset)
    return CGRect(
      x: sides.left + rect.minX, y: textContainerInset.top + rect.minY, width: TextCaret.width,
      height: rect.height)
  }

  open func closestPosition(to point: CGPoint) -> UITextPosition? {
    UITextPosition(
      ruler().place(
        nearest: CGPoint(x: point.x - sides.left, y: point.y - textContainerInset.top)))
  }

  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    [UITextSelectionRect](
      ruler().rects(of: range.range).map {
        $0.offsetBy(dx: sides.left, dy: textContainerInset.top)
      })
  }

  open func characterRange(at point: CGPoint) -> UITextRange? {
    ruler().character(
      at: CGPoint(x: point.x - sides.left, y: point.y - textContainerInset.top)
    ).map(UITextRange.init)
  }

  open func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool {
    mayReplace(range.range, with: text)
  }

  open func editMenu(
    for textRange: UITextRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    textDelegate?.textView(
      self, editMenuForTextIn: textRange.range, suggestedActions: suggestedActions)
  }

  open func textStyling(
    at position: UITextPosition, in direction: UITextStorageDirection
  ) -> [NSAttributedString.Key: Any]? {
    editor.attributes(at: direction == .forward ? position.offset : position.offset - 1)
      ?? typingAttributes
  }

  // MARK: Keyboard

  private var ownInputView: UIView?
  private var ownAccessoryView: UIView?

  /// The view shown above the keyboard.
  open override var inputAccessoryView: UIView? {
    get { ownAccessoryView }
    set { ownAccessoryView = newValue }
  }
  /// The view shown instead of the keyboard.
  open override var inputView: UIView? {
    get { ownInputView }
    set { ownInputView = newValue }
  }

  /// The meaning of the text, for automatic completion.
  ///
  /// - Note: Partly: stored only; nothing is corrected or suggested here.
  open var textContentType: UITextContentType!
  /// Whether the text is hidden as a password.
  ///
  /// - Note: Partly: stored only; text views always show their text.
  open var isSecureTextEntry = false
  open var enablesReturnKeyAutomatically = false
  open var returnKeyType = UIReturnKeyType.default
  open var keyboardAppearance = UIKeyboardAppearance.default {
    didSet { mark(.keyboardAppearance, \UITextView.keyboardAppearance) }
  }
  open var keyboardType = UIKeyboardType.default
  /// The adjustment of spaces around pasted text.
  ///
  /// - Note: Partly: stored only; nothing is corrected or suggested here.
  open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
  /// The replacement of dashes.
  ///
  /// - Note: Partly: stored only; nothing is corrected or suggested here.
  open var smartDashesType = UITextSmartDashesType.default
  /// The replacement of quotation marks.
  ///
  /// - Note: Partly: stored only; nothing is corrected or suggested here.
  open var smartQuotesType = UITextSmartQuotesType.default
  /// The spelling check.
  ///
  /// - Note: Partly: stored only; nothing is corrected or suggested here.
  open var spellCheckingType = UITextSpellCheckingType.default
  /// The automatic correction.
  ///
  /// - Note: Partly: stored only; nothing is corrected, but `.no` hides the line of suggestions.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// The automatic capitalisation.
  ///
  /// - Note: Partly: stored only; nothing is corrected or suggested here.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
}
