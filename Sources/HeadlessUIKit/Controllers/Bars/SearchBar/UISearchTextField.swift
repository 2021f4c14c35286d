public import Foundation

/// The text field of a search bar: rounded and grey, with a magnifying glass at its left.
open class UISearchTextField: UITextField {
  /// The standard height, in points.
  static let height: CGFloat = 36
  private static let margin: CGFloat = 8
  private let glass = UIImageView()
  private let sideButton = UIButton(type: .custom)
  private var sideIcon: UISearchBar.Icon?
  private var isSideSelected = false
  private var backgroundPicture: UIImage?
  let tokenArea = SearchTokens()
  var ownTokenColor: UIColor?
  /// Whether the delete key removes tokens. It first selects the last token and then removes it.
  open var allowsDeletingTokens = true
  /// Whether tokens can be copied. True by default.
  open var allowsCopyingTokens = true

  /// The closure that a tap on the button at the end calls.
  var sideButtonTapped: (UISearchBar.Icon) -> Void = { _ in }
  /// The images that replace the standard icons.
  var icons: [UISearchBar.IconKey: UIImage] = [:] { didSet { resolveColors() } }
  var iconOffsets: [UISearchBar.Icon: UIOffset] = [:] { didSet { setNeedsLayout() } }
  var textOffset = UIOffset.zero { didSet { setNeedsLayout() } }
  /// The height of the field: that of its background image, otherwise 36 points.
  var fieldHeight: CGFloat { backgroundPicture?.size.height ?? Self.height }

  /// Creates an empty field with the standard placeholder of search bars, in English.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  private func setUp() {
    layer.cornerRadius = 10
    backgroundColor = .tertiarySystemFill
    clearButtonMode = .always
    returnKeyType = .search
    forgetMarks()
    leftView = glass
    leftViewMode = .always
    addSubview(tokenArea)
    sideButton.addAction(
      UIAction { [weak self] _ in
        guard let self, let sideIcon else { return }
        sideButtonTapped(sideIcon)
      }, for: .touchUpInside)
  }

  /// Shows a button at the end of an empty field. Nil hides it.
  func showSideButton(_ icon: UISearchBar.Icon?, isSelected: Bool) {
    if icon == nil, sideIcon != nil { rightView = nil }
    (sideIcon, isSideSelected) = (icon, isSelected)
    if icon != nil { rightView = sideButton }
    resolveColors()
  }

  /// Sets images that replace the grey background.
  func showGround(_ image: UIImage?, disabled: UIImage?) {
    backgroundPicture = image
    layer.cornerRadius = image == nil ? 10 : 0
    backgroundColor = image == nil ? .tertiarySystemFill : nil
    (background, disabledBackground) = (image, disabled)
  }

  private func customIcon(_ icon: UISearchBar.Icon, isSelected: Bool = false) -> UIImage? {
    let normal = icons[UISearchBar.IconKey(icon, .normal)]
    return isSelected ? icons[UISearchBar.IconKey(icon, .selected)] ?? normal : normal
  }

  /// The standard image of an icon.
  private func standard(_ icon: UISearchBar.Icon) -> UIImage? {
    let color = UIColor.secondaryLabel.color(in: traitCollection)
    let scale = environment.screen.scale
    switch icon {
    case .search: return BarGlyph.image(of: .search, scale: scale)?.tinted(with: color)
    case .bookmark: return BarGlyph.image(of: .bookmarks, scale: scale)?.tinted(with: color)
    case .resultsList:
      let color = isSideSelected ? tintColor.color(in: traitCollection) : color
      return BarGlyph.image(of: .organize, scale: scale)?.tinted(with: color)
    case .clear: return nil
    }
  }

  open override func layoutSubviews() {
    if sideIcon != nil {
      let mode = !hasContent ? UITextField.ViewMode.always : .never
      if rightViewMode != mode { rightViewMode = mode }
    }
    super.layoutSubviews()
    let room = room(
      in: isEditing ? super.editingRect(forBounds: bounds) : super.textRect(forBounds: bounds))
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    UIView.performWithoutAnimation {
      let width = tokenArea.width(in: room.width)
      tokenArea.frame = CGRect(
        x: isMirrored ? room.maxX - width : room.minX, y: room.minY, width: width,
        height: room.height)
      tokenArea.show(tokenBackgroundColor, fontInUse)
      tokenArea.layoutIfNeeded()
    }
    caret.isHidden = caret.isHidden || tokenArea.chosen != nil
    placeholderLabel.isHidden = placeholderLabel.isHidden || !tokens.isEmpty
  }

  override var hasContent: Bool { super.hasContent || !tokens.isEmpty }

  override func emptied() { tokens = [] }

  // MARK: Tokens

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    let index = touch.flatMap { tokenArea.index(at: $0.location(in: self), in: self) }
    super.endTracking(touch, with: event)
    choose(isEditing ? index : nil)
  }

  open override func insertText(_ text: String) {
    if text != "\n", tokenArea.chosen != nil, allowsDeletingTokens { _ = deleteToken() }
    choose(nil)
    super.insertText(text)
  }

  open override func deleteBackward() {
    if !deleteToken() { super.deleteBackward() }
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard super.resignFirstResponder() else { return false }
    choose(nil)
    return true
  }

  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    canPerformOnToken(action) ?? super.canPerformAction(action, withSender: sender)
  }

  open override func copy(_ sender: Any?) {
    if !copyToken() { super.copy(sender) }
  }

  open override func cut(_ sender: Any?) {
    guard allowsDeletingTokens, copyToken() else { return super.cut(sender) }
    _ = deleteToken()
  }

  open override func delete(_ sender: Any?) {
    if tokenArea.chosen == nil || !deleteToken() { super.delete(sender) }
  }

  /// Creates a search field from a nib or a storyboard.
  ///
  /// - Note: Partly: returns nil for any other coder, because archives are not supported.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override func prepareForNib() {
    super.prepareForNib()
    setUp()
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    resolveColors()
  }

  override func resolveColors() {
    super.resolveColors()
    glass.image = customIcon(.search) ?? standard(.search)
    glass.bounds.size = glass.image?.size ?? .zero
    clearButton.image = customIcon(.clear)
    if let sideIcon {
      let image = customIcon(sideIcon, isSelected: isSideSelected) ?? standard(sideIcon)
      sideButton.setImage(image, for: .normal)
      sideButton.bounds.size = image?.size ?? .zero
    }
    setNeedsLayout()
  }

  open override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    super.leftViewRect(forBounds: bounds).offsetBy(dx: Self.margin - 2, dy: 0)
      .moved(by: iconOffsets[.search])
  }

  open override func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    let rect = super.rightViewRect(forBounds: bounds)
    guard let sideIcon else { return rect }
    return rect.offsetBy(dx: 2 - Self.margin, dy: 0).moved(by: iconOffsets[sideIcon])
  }

  open override func textRect(forBounds bounds: CGRect) -> CGRect {
    rectAfterTokens(super.textRect(forBounds: bounds))
  }

  open override func editingRect(forBounds bounds: CGRect) -> CGRect {
    rectAfterTokens(super.editingRect(forBounds: bounds))
  }

  open override func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    super.clearButtonRect(forBounds: bounds).offsetBy(dx: 2 - Self.margin, dy: 0)
      .moved(by: iconOffsets[.clear])
  }

  private func rectAfterTokens(_ rect: CGRect) -> CGRect {
    var room = room(in: rect)
    let width = tokenArea.width(in: room.width)
    room.size.width -= width
    if effectiveUserInterfaceLayoutDirection != .rightToLeft { room.origin.x += width }
    return room
  }

  /// The area for tokens and text.
  private func room(in rect: CGRect) -> CGRect {
    let x = rect.minX + 4 + textOffset.horizontal
    return CGRect(
      x: x, y: rect.minY + textOffset.vertical, width: max(0, rect.maxX - 4 - x),
      height: rect.height)
  }
}

extension CGRect {
  fileprivate func moved(by offset: UIOffset?) -> CGRect {
    guard let offset else { return self }
    return offsetBy(dx: offset.horizontal, dy: offset.vertical)
  }
}
