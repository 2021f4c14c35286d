public import Foundation
import Typography

/// A control with a line of editable text.
///
/// A tap makes it first responder and shows the keyboard; scripts type with `type:`. Subclasses
/// move the parts of the field by overriding `textRect(forBounds:)` and similar methods.
open class UITextField: UIControl, UITextInput, UIContentSizeCategoryAdjusting {
  let editor = TextEditor()
  let frameView = UIView()
  let backgroundView = UIImageView()
  /// The area that clips the text.
  let textArea = UIView()
  let label = UILabel()
  let placeholderLabel = UILabel()
  let caret = TextCaret()
  let clearButton = TextClearButton()
  private var choosing: TextTouches?

  /// The delegate that controls editing and is notified of changes.
  open weak var delegate: (any UITextFieldDelegate)?

  /// Creates an empty field without a border.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  private func setUp() {
    for view in [frameView, backgroundView, textArea] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    textArea.clipsToBounds = true
    for view in [placeholderLabel, label, caret] { textArea.addSubview(view) }
    label.lineBreakMode = .byClipping
    clearButton.isHidden = true
    clearButton.addAction(
      UIAction { [weak self] _ in self?.clearByTap() }, for: .touchUpInside)
    addSubview(clearButton)
    choosing = TextTouches(self)
    showBorder()
  }

  /// Creates a text field from a nib or a storyboard.
  ///
  /// - Note: Partly: archives are not supported, nil for any other coder.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override func prepareForNib() {
    super.prepareForNib()
    setUp()
  }

  // MARK: Text

  /// The plain text. It is never nil: setting nil sets an empty text. Setting it does not call the
  /// delegate.
  open var text: String? {
    get { editor.text }
    set {
      changing(.text) {
        guard newValue ?? "" != editor.text else { return }
        editor.set([AttributedRun](newValue ?? "", ownAttributes))
        textChanged()
      }
    }
  }

  override func value(of property: ObservedProperty) -> Any? {
    property == .text ? text as Any : super.value(of: property)
  }

  /// The text with attributes. Attributes that a run lacks are those of the field.
  open var attributedText: NSAttributedString? {
    get { editor.content.attributed }
    set {
      editor.set(newValue.map { [AttributedRun]($0) } ?? [])
      textChanged()
    }
  }

  /// The font of the text. Setting nil restores the default, the system font at 17 points.
  open var font: UIFont? = UIFont.systemFont(ofSize: 17) {
    didSet {
      if font == nil { font = .systemFont(ofSize: 17) }
      restyle(isChange: font != oldValue)
      mark(.font, \UITextField.font)
    }
  }
  /// The colour of the text. Setting nil restores the default, `label`.
  open var textColor: UIColor? = .label {
    didSet {
      if textColor == nil { textColor = .label }
      restyle(isChange: textColor != oldValue)
      mark(.textColor, \UITextField.textColor)
    }
  }
  /// The alignment of text that is narrower than its rectangle.
  open var textAlignment = NSTextAlignment.natural {
    didSet {
      if textAlignment != oldValue { textChanged() }
      mark(.textAlignment, \UITextField.textAlignment)
    }
  }
  /// The text shown while the field is empty.
  open var placeholder: String? {
    get { placeholderText?.string }
    set {
      setPlaceholder(newValue.map { [AttributedRun]($0, [:]) })
    }
  }
  /// The placeholder with attributes. A run without font or colour has the field's font and the
  /// colour `placeholderText`.
  open var attributedPlaceholder: NSAttributedString? {
    get { placeholderText?.attributed }
    set {
      setPlaceholder(newValue.map { [AttributedRun]($0) })
    }
  }
  private(set) var placeholderText: [AttributedRun]?

  private func setPlaceholder(_ runs: [AttributedRun]?) {
    guard runs?.attributed != attributedPlaceholder else { return }
    placeholderText = runs
    textChanged()
  }

  /// The attributes of the whole text. Setting them also sets `font` and `textColor`.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get { ownAttributes }
    set {
      defaults = newValue
      if let font = newValue[.font] as? UIFont { self.font = font }
      if let color = newValue[.foregroundColor] as? UIColor { textColor = color }
      restyle()
      mark(.defaultTextAttributes, \UITextField.defaultTextAttributes)
    }
  }
  private var defaults: [NSAttributedString.Key: Any] = [:]
  /// The attributes of text typed next; nil while the field is not edited.
  open var typingAttributes: [NSAttributedString.Key: Any]?

  /// Whether the font of text that is too wide shrinks, at most to `minimumFontSize`.
  open var adjustsFontSizeToFitWidth = false { didSet { textChanged() } }
  /// The minimum size of shrunk text, in points; 0 sets no limit.
  open var minimumFontSize: CGFloat = 0 { didSet { textChanged() } }
  /// Whether a font of a text style, or one scaled by font metrics, follows the text size of the
  /// traits; false by default.
  open var adjustsFontForContentSizeCategory = false { didSet { textTraitsChanged() } }

  override func textTraitsChanged() {
    super.textTraitsChanged()
    guard adjustsFontForContentSizeCategory, let font else { return }
    let adjusted = font.adjusted(to: traitCollection)
    if adjusted != font { self.font = adjusted }
  }

  var ownAttributes: [NSAttributedString.Key: Any] {
    var attributes = defaults
    attributes[.font] = font
    attributes[.foregroundColor] = textColor
    return attributes
  }

  /// Gives the whole text the field's attributes.
  ///
  /// Apps set equal values in `layoutSubviews()`. If these requested another layout, it would never
  /// end.
  ///
  /// - Parameter isChange: Whether an attribute of the field has changed.
  private func restyle(isChange: Bool = true) {
    let old = isChange ? nil : attributedText
    editor.add(ownAttributes)
    if isChange || attributedText != old { textChanged() }
  }

  private func textChanged() {
    choosing?.hideMenu()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  // MARK: Appearance

  /// The style of the border.
  open var borderStyle = BorderStyle.none {
    didSet {
      showBorder()
      textChanged()
      mark(.borderStyle, \UITextField.borderStyle)
    }
  }
  /// The background image, stretched. It is not shown with a rounded border.
  open var background: UIImage? { didSet { showBorder() } }
  /// The background image of a disabled field; nil uses `background`.
  open var disabledBackground: UIImage? { didSet { showBorder() } }
  /// The view left of the text, shown according to `leftViewMode`.
  open var leftView: UIView? { didSet { replace(oldValue, by: leftView) } }
  /// The times when the left view is visible.
  open var leftViewMode = ViewMode.never { didSet { setNeedsLayout() } }
  /// The view right of the text, shown according to `rightViewMode`.
  open var rightView: UIView? { didSet { replace(oldValue, by: rightView) } }
  /// The times when the right view is visible.
  open var rightViewMode = ViewMode.never { didSet { setNeedsLayout() } }
  /// The times when the clear button is visible. It is always hidden while the field is empty.
  open var clearButtonMode = ViewMode.never { didSet { setNeedsLayout() } }

  private func replace(_ old: UIView?, by new: UIView?) {
    if old !== new { old?.removeFromSuperview() }
    if let new { addSubview(new) }
    setNeedsLayout()
  }

  override func stateChanged() {
    super.stateChanged()
    showBorder()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsLayout()
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    showBorder()
  }

  // MARK: Rectangles

  /// Whether the field has content that the clear button removes.
  var hasContent: Bool { editor.length > 0 }
  /// Called after a tap on the clear button.
  func emptied() {}

  /// Returns the rectangle of the border.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Returns the rectangle of the text while it is not edited.
  open func textRect(forBounds bounds: CGRect) -> CGRect { standardRect(bounds) }

  /// Returns the rectangle of the placeholder: that of the text, unless overridden.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect {
    isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
  }

  /// Returns the rectangle of the text while it is edited. It does not call `textRect(forBounds:)`.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { standardRect(bounds) }

  /// Returns the rectangle of the clear button.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    let side = TextClearButton.side
    let grid = PixelGrid(scale: environment.screen.scale)
    return CGRect(
      x: bounds.maxX - side - (inset > 0 ? 5 : 0),
      y: grid.nearest(bounds.midY - side / 2), width: side, height: side)
  }

  /// Returns the rectangle of the left view: at the left edge, in the size of the view.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    sideViewRect(leftView, isLeft: true, in: bounds)
  }

  /// Returns the rectangle of the right view: at the right edge, in the size of the view.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    sideViewRect(rightView, isLeft: false, in: bounds)
  }

  // MARK: Size

  open override var intrinsicContentSize: CGSize {
    let text = editor.length > 0 ? shownText : shownPlaceholder
    let width = !text.isEmpty ? TextRuler(text, font: fontInUse, width: nil).size.width : 0
    var size = CGSize(
      width: width.rounded(.up) + 2 * inset, height: fontInUse.lineHeight.rounded(.up) + 1)
    if showsLeft { size.width += leftViewRect(forBounds: bounds).width }
    if showsRight { size.width += rightViewRect(forBounds: bounds).width }
    // A bordered field with 17-point text is 34 points high.
    if borderStyle != .none { size.height += 12 }
    return size
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  @_spi(Overscroll) open override func firstBaselineOffset(in size: CGSize) -> CGFloat {
    (size.height - fontInUse.lineHeight) / 2 + fontInUse.ascender
  }

  @_spi(Overscroll) open override func lastBaselineOffset(in size: CGSize) -> CGFloat {
    size.height - firstBaselineOffset(in: size)
  }

  var fontInUse: UIFont { font ?? .systemFont(ofSize: 17) }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    frameView.frame = borderRect(forBounds: bounds)
    backgroundView.frame = frameView.frame
    leftView?.isHidden = !showsLeft
    rightView?.isHidden = !showsRight
    clearButton.isHidden = !showsClear
    if showsLeft { leftView?.frame = leftViewRect(forBounds: bounds) }
    if showsRight { rightView?.frame = rightViewRect(forBounds: bounds) }
    if showsClear { clearButton.frame = clearButtonRect(forBounds: bounds) }
    layOutText()
  }

  /// The rectangle passed to `drawText(in:)` or `drawPlaceholder(in:)` while the field finds out
  /// where they draw.
  private var probedTextRect: CGRect?

  /// Draws the text in a rectangle of the field.
  ///
  /// Here it only records the rectangle where the field then shows its text. A subclass calls super
  /// with another rectangle to move the text, or not at all to hide it. Other drawing in an
  /// override is not shown.
  open func drawText(in rect: CGRect) { probedTextRect = rect }

  /// Draws the placeholder in a rectangle of the field. Like `drawText(in:)`, it only records the
  /// rectangle.
  open func drawPlaceholder(in rect: CGRect) { probedTextRect = rect }

  /// Returns the rectangle in which a drawing method draws its part, or nil if it draws none.
  final func drawnRect(_ rect: CGRect, _ draw: (CGRect) -> Void) -> CGRect? {
    probedTextRect = nil
    draw(rect)
    return probedTextRect
  }

  // MARK: Editing

  /// Whether the field is being edited.
  public private(set) final var isEditing = false
  /// Whether the field is cleared when editing begins.
  open var clearsOnBeginEditing = false
  /// Whether the field is cleared when the first character is typed.
  open var clearsOnInsertion = false

  open override var canBecomeFirstResponder: Bool { isEnabled && window != nil }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard delegate?.textFieldShouldBeginEditing(self) ?? true, super.becomeFirstResponder() else {
      return false
    }
    isEditing = true
    editor.select(NSRange(location: editor.length, length: 0))
    typingAttributes = ownAttributes
    if clearsOnBeginEditing, editor.length > 0, delegate?.textFieldShouldClear(self) ?? true {
      editor.set([])
    }
    textChanged()
    delegate?.textFieldDidBeginEditing(self)
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
    sendActions(for: .editingDidBegin)
    return true
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    let mayEnd = delegate?.textFieldShouldEndEditing(self) ?? true
    guard mayEnd || isForcedToResign, super.resignFirstResponder() else { return false }
    isEditing = false
    typingAttributes = nil
    textChanged()
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
    sendActions(for: .editingDidEnd)
    return true
  }

  override var keepsTaps: Bool { true }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard isTouchInside(touch), let touch else { return }
    let wasEditing = isEditing
    if !isFirstResponder { becomeFirstResponder() }
    guard isEditing else { return }
    let point = touch.location(in: caret)
    let ruler = ruler
    let place = ruler.place(nearest: CGPoint(x: point.x, y: 0))
    let old = editor.selection
    if !isSecureTextEntry { select(NSRange(location: place, length: 0)) }
    choosing?.tapped(
      at: touch.location(in: self), isRepeated: wasEditing && editor.selection == old)
  }

  private func select(_ range: NSRange) {
    let old = editor.selection
    editor.select(range)
    guard editor.selection != old else { return }
    setNeedsLayout()
    delegate?.textFieldDidChangeSelection(self)
  }

  private func clearByTap() {
    guard delegate?.textFieldShouldClear(self) ?? true else { return }
    editor.set([])
    emptied()
    typed()
  }

  /// Notifies delegate and observers of a change by typing.
  final func typed() {
    textChanged()
    delegate?.textFieldDidChangeSelection(self)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
    sendActions(for: .editingChanged)
  }

  final func mayReplace(_ range: NSRange, with text: String) -> Bool {
    delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: text) ?? true
  }

  /// Whether the field has text.
  open var hasText: Bool { editor.length > 0 }

  /// Inserts typed text if the delegate allows it. "\n" is the return key.
  open func insertText(_ text: String) {
    if text == "\n" { return typeReturn() }
    typeText(text)
  }

  /// Deletes backwards if the delegate allows it.
  open func deleteBackward() { typeDelete() }

  private func typeReturn() {
    guard !(enablesReturnKeyAutomatically && editor.length == 0) else { return }
    guard delegate?.textFieldShouldReturn(self) ?? true else { return }
    let ends = allControlEvents.contains(.editingDidEndOnExit)
    sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
    if ends { resignFirstResponder() }
  }

  // MARK: UITextInput

  open var selectedTextRange: UITextRange? {
    get { isEditing ? UITextRange(editor.selection) : nil }
    set { if let newValue { select(newValue.range) } }
  }

  open var endOfDocument: UITextPosition { UITextPosition(editor.length) }

  open func text(in range: UITextRange) -> String? { editor.substring(range.range) }

  final func setText(_ text: String, in range: NSRange) {
    editor.replace(range, with: text, typingAttributes ?? ownAttributes)
  }

  open func replace(_ range: UITextRange, withText text: String) {
    setText(text, in: range.range)
    typed()
  }

  open func caretRect(for position: UITextPosition) -> CGRect {
    layoutIfNeeded()
    let ruler = ruler
    let x = ruler.caret(at: displayedOffset(position.offset)).minX
    let line = label.convert(label.bounds, to: self)
    let start = caret.convert(CGPoint(x: x, y: 0), to: self).x
    return CGRect(x: start, y: line.minY, width: TextCaret.width, height: line.height)
  }

  open func closestPosition(to point: CGPoint) -> UITextPosition? {
    layoutIfNeeded()
    let ruler = ruler
    return UITextPosition(
      ruler.place(nearest: CGPoint(x: convert(point, to: caret).x, y: 0)))
  }

  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    layoutIfNeeded()
    let ruler = ruler
    let (start, end) = (
      displayedOffset(range.range.location), displayedOffset(NSMaxRange(range.range))
    )
    let line = label.convert(label.bounds, to: self)
    return [UITextSelectionRect](
      ruler.rects(of: NSRange(location: start, length: end - start)).map { rect in
        let left = caret.convert(CGPoint(x: rect.minX, y: 0), to: self).x
        return CGRect(x: left, y: line.minY, width: rect.width, height: line.height)
      })
  }

  open func characterRange(at point: CGPoint) -> UITextRange? {
    layoutIfNeeded()
    guard label.convert(label.bounds, to: self).contains(point), !isSecureTextEntry else {
      return nil
    }
    let ruler = ruler
    let x = convert(point, to: caret).x
    return ruler.character(at: CGPoint(x: x, y: 0)).map(UITextRange.init)
  }

  open func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool {
    mayReplace(range.range, with: text)
  }

  open func editMenu(
    for textRange: UITextRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    delegate?.textField(
      self, editMenuForCharactersIn: textRange.range, suggestedActions: suggestedActions)
  }

  // MARK: Keyboard

  private var ownInputView: UIView?
  private var ownAccessoryView: UIView?

  /// The view shown instead of the keyboard.
  open override var inputView: UIView? {
    get { ownInputView }
    set { ownInputView = newValue }
  }
  /// The view shown above the keyboard.
  open override var inputAccessoryView: UIView? {
    get { ownAccessoryView }
    set { ownAccessoryView = newValue }
  }

  /// The automatic capitalisation.
  ///
  /// - Note: Partly: stored only; nothing is corrected or suggested here.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// The automatic correction.
  ///
  /// - Note: Partly: stored only; nothing is corrected, but `.no` hides the line of suggestions.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// The spelling check.
  ///
  /// - Note: Partly: stored only; nothing is corrected or suggested here.
  open var spellCheckingType = UITextSpellCheckingType.default
  /// The replacement of quotation marks.
  ///
  /// - Note: Partly: stored only; nothing is corrected or suggested here.
  open var smartQuotesType = UITextSmartQuotesType.default
  /// The replacement of dashes.
  ///
  /// - Note: Partly: stored only; nothing is corrected or suggested here.
  open var smartDashesType = UITextSmartDashesType.default
  /// The adjustment of spaces around pasted text.
  ///
  /// - Note: Partly: stored only; nothing is corrected or suggested here.
  open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
  open var keyboardType = UIKeyboardType.default
  open var keyboardAppearance = UIKeyboardAppearance.default {
    didSet { mark(.keyboardAppearance, \UITextField.keyboardAppearance) }
  }
  open var returnKeyType = UIReturnKeyType.default
  open var enablesReturnKeyAutomatically = false
  open var isSecureTextEntry = false { didSet { textChanged() } }
  /// The meaning of the text, for automatic completion.
  ///
  /// - Note: Partly: stored only; nothing is corrected or suggested here.
  open var textContentType: UITextContentType!
}
