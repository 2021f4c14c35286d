public import Foundation
import Typography

/// A scrolling view of text on several lines, which can be edited.
///
/// `delegate` is inherited from the scroll view, because Swift cannot narrow the type of an
/// inherited property as Objective-C can. Assign an object that conforms to `UITextViewDelegate`.
open class UITextView: UIScrollView, UITextInput, UIContentSizeCategoryAdjusting {
  let editor = TextEditor()
  private var choosing: TextTouches?
  let label = UILabel()
  let caret = TextCaret()
  private let tap = UITapGestureRecognizer()
  /// The area of the lines.
  public let textContainer: NSTextContainer
  /// The text storage; nil until it is first used, since most views need none.
  var storage: NSTextStorage?
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
      handleTap(at: tap.location(in: self))
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

  // MARK: Text

  /// The plain text. It is never nil: setting nil sets an empty text. Setting it removes all
  /// attributes and does not call the delegate.
  open var text: String! {
    get { editor.text }
    set {
      changing(.text) {
        editor.set([AttributedRun](newValue ?? "", ownAttributes))
        store()
        textChanged()
      }
    }
  }

  override func value(of property: ObservedProperty) -> Any? {
    property == .text ? editor.text : super.value(of: property)
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
  /// Whether a font of a text style, or one scaled by font metrics, follows the text size of the
  /// traits; false by default.
  open var adjustsFontForContentSizeCategory = false { didSet { textTraitsChanged() } }

  override func textTraitsChanged() {
    super.textTraitsChanged()
    guard adjustsFontForContentSizeCategory, let font else { return }
    let adjusted = font.adjusted(to: traitCollection)
    if adjusted != font { self.font = adjusted }
  }
  /// The attributes of text typed next.
  open var typingAttributes: [NSAttributedString.Key: Any] {
    get { storedTypingAttributes ?? ownAttributes }
    set { storedTypingAttributes = newValue }
  }
  private var storedTypingAttributes: [NSAttributedString.Key: Any]?
  /// Whether the text is cleared when the first character is typed.
  open var clearsOnInsertion = false

  open override var isScrollEnabled: Bool {
    didSet { if isScrollEnabled != oldValue { textChanged() } }
  }

  var fontInUse: UIFont { font ?? .systemFont(ofSize: 12) }

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

  // MARK: Links

  private var storedLinkAttributes: [NSAttributedString.Key: Any]?

  /// The attributes of links. The default is the tint colour; setting nil restores it.
  open var linkTextAttributes: [NSAttributedString.Key: Any]! {
    get { storedLinkAttributes ?? [.foregroundColor: tintColor ?? .systemBlue] }
    set {
      storedLinkAttributes = newValue
      textChanged()
    }
  }

  /// The kinds of text that become links automatically while the view is not editable.
  ///
  /// - Note: Partly: `link` finds web addresses with http, https or www., names in common domains,
  ///   and mail addresses, `phoneNumber` numbers in common notations; the other kinds find nothing.
  open var dataDetectorTypes: UIDataDetectorTypes = [] {
    didSet {
      guard dataDetectorTypes != oldValue else { return }
      if !dataDetectorTypes.isSubset(of: [.link, .phoneNumber]) { DataDetection.reportMissing() }
      textChanged()
    }
  }

  /// Whether the user may change attributes.
  ///
  /// - Note: Partly: stored only; no command for it exists here.
  open var allowsEditingTextAttributes = false
  /// Whether the text is scaled to the size it has on a Mac.
  ///
  /// - Note: Partly: stored only; the text has the size of iOS.
  open var usesStandardTextScaling = false

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

  final func textChanged() {
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

  var measured: (width: CGFloat, size: CGSize)?

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
    let room = room(in: bounds.width)
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

  /// Scrolls as little as needed to show a range of the text.
  open func scrollRangeToVisible(_ range: NSRange) {
    layoutIfNeeded()
    let ruler = ruler
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

  private func handleTap(at point: CGPoint) {
    if !isEditable, let item = item(at: point) { return takeItem(item) }
    isChosenByFinger = false
    guard canBecomeFirstResponder else { return }
    let wasFirst = isFirstResponder
    if !wasFirst { becomeFirstResponder() }
    guard isFirstResponder, let place = closestPosition(to: point) else { return }
    let old = selectedRange
    selectedRange = NSRange(location: place.offset, length: 0)
    choosing?.tapped(at: point, isRepeated: wasFirst && selectedRange == old)
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
  final func typed() {
    textChanged()
    textDelegate?.textViewDidChangeSelection(self)
    textDelegate?.textViewDidChange(self)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
    if isScrollEnabled { scrollRangeToVisible(editor.selection) }
  }

  final func mayReplace(_ range: NSRange, with text: String) -> Bool {
    textDelegate?.textView(self, shouldChangeTextIn: range, replacementText: text) ?? true
  }

  /// Whether the view has text.
  open var hasText: Bool { editor.length > 0 }

  /// Inserts typed text if the delegate allows it.
  open func insertText(_ text: String) {
    if isEditable { typeText(text) }
  }

  /// Deletes backwards if the delegate allows it.
  open func deleteBackward() {
    if isEditable { typeDelete() }
  }

  // MARK: UITextInput

  open var selectedTextRange: UITextRange? {
    get { UITextRange(editor.selection) }
    set { if let newValue { selectedRange = newValue.range } }
  }

  open var endOfDocument: UITextPosition { UITextPosition(editor.length) }

  open func text(in range: UITextRange) -> String? { editor.substring(range.range) }

  open func replace(_ range: UITextRange, withText text: String) {
    setText(text, in: range.range)
    typed()
  }

  open func caretRect(for position: UITextPosition) -> CGRect {
    let rect = ruler.caret(at: position.offset)
    return CGRect(
      x: sides.left + rect.minX, y: textContainerInset.top + rect.minY, width: TextCaret.width,
      height: rect.height)
  }

  open func closestPosition(to point: CGPoint) -> UITextPosition? {
    UITextPosition(
      ruler.place(
        nearest: CGPoint(x: point.x - sides.left, y: point.y - textContainerInset.top)))
  }

  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    [UITextSelectionRect](
      ruler.rects(of: range.range).map {
        $0.offsetBy(dx: sides.left, dy: textContainerInset.top)
      })
  }

  open func characterRange(at point: CGPoint) -> UITextRange? {
    ruler.character(
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
