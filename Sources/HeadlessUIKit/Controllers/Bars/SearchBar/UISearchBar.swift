public import Foundation

/// A search field with an optional cancel button and scope bar. The bar is 56 points high.
open class UISearchBar: UIView, UIBarPositioning, UITextInputTraits {
  /// The background of a search bar. Raw values match UIKit's.
  public enum Style: UInt, Sendable {
    /// The background of `prominent`.
    case `default`
    /// The colour of bars, with a line above and below.
    case prominent
    /// No background.
    case minimal
  }

  /// The icons inside and next to the field. Raw values match UIKit's.
  public enum Icon: Int, Sendable {
    /// The magnifying glass before the text.
    case search
    /// The round button that clears the text.
    case clear
    case bookmark
    case resultsList
  }

  private static let margin: CGFloat = 8
  private static let height: CGFloat = 56
  /// The heights that a prompt adds above the field and scopes below it. Models, from pictures of
  /// iOS 13 to 16.
  private static let promptHeight: CGFloat = 20
  static let scopeHeight: CGFloat = 44

  /// The object that approves editing and is notified of edits and taps.
  open weak var delegate: (any UISearchBarDelegate)?
  /// The text field of the search bar.
  public let searchTextField = UISearchTextField(frame: .zero)
  /// The search controller that owns the bar.
  weak var controller: UISearchController?
  /// Whether the bar is inside a navigation bar, where it has no background.
  var isInBar = false { didSet { if isInBar != oldValue { showGround() } } }
  private let cancelButton = UIButton(type: .system)
  private let ground = UIView()
  private let lines = [UIView(), UIView()]
  private let promptLabel = UILabel()
  private let scopeBar = SearchScopeBar()

  /// Creates an empty search bar in the default style.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  private func setUp() {
    for view in [ground] + lines {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    addSubview(searchTextField)
    addSubview(cancelButton)
    addSubview(promptLabel)
    promptLabel.font = .systemFont(ofSize: 12)
    promptLabel.textAlignment = .center
    promptLabel.isHidden = true
    addSubview(scopeBar)
    scopeBar.isHidden = true
    scopeBar.chosen = { [weak self] index in
      guard let self else { return }
      delegate?.searchBar(self, selectedScopeButtonIndexDidChange: index)
      controller?.textChanged()
    }
    searchTextField.sideButtonTapped = { [weak self] icon in
      guard let self else { return }
      if icon == .bookmark {
        delegate?.searchBarBookmarkButtonClicked(self)
      } else {
        delegate?.searchBarResultsListButtonClicked(self)
      }
    }
    clipsToBounds = true
    cancelButton.setTitle("Cancel", for: .normal)
    cancelButton.titleLabel?.font = .systemFont(ofSize: 17)
    cancelButton.isHidden = true
    cancelButton.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        delegate?.searchBarCancelButtonClicked(self)
        controller?.cancelled()
      }, for: .touchUpInside)
    searchTextField.delegate = listener
    searchTextField.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        delegate?.searchBar(self, textDidChange: text ?? "")
        controller?.textChanged()
      }, for: .editingChanged)
    showGround()
  }

  /// Creates a search bar from a nib or a storyboard.
  ///
  /// - Note: Partly: returns nil for any other coder, because archives are not supported.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override func prepareForNib() {
    super.prepareForNib()
    setUp()
  }

  // MARK: What is looked for

  /// The text in the field. Setting it does not call the delegate.
  open var text: String? {
    get { searchTextField.text }
    set { searchTextField.text = newValue }
  }
  /// The text shown while the field is empty.
  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }
  /// Whether the cancel button is shown next to the field. False by default.
  open var showsCancelButton: Bool {
    get { !cancelButton.isHidden }
    set { setShowsCancelButton(newValue, animated: false) }
  }

  /// The line of text above the field. Nil shows none.
  open var prompt: String? {
    get { promptLabel.text }
    set {
      promptLabel.text = newValue
      promptLabel.isHidden = newValue == nil
      heightChanged()
    }
  }
  /// Whether an empty field shows a bookmark button at its end. A tap on it calls the delegate.
  open var showsBookmarkButton = false { didSet { showSideButton() } }
  /// Whether an empty field shows a button for the last results at its end.
  open var showsSearchResultsButton = false { didSet { showSideButton() } }
  /// Whether the button for the last results is in its selected state.
  open var isSearchResultsButtonSelected = false { didSet { showSideButton() } }

  private func showSideButton() {
    let icon: Icon? =
      showsSearchResultsButton ? .resultsList : showsBookmarkButton ? .bookmark : nil
    searchTextField.showSideButton(icon, isSelected: isSearchResultsButtonSelected)
  }

  // MARK: Scopes

  /// The titles of the scopes below the field. Nil or an empty array shows no scope bar.
  open var scopeButtonTitles: [String]? {
    didSet {
      scopeBar.show(scopeButtonTitles ?? [])
      heightChanged()
    }
  }
  /// The index of the selected scope, 0 by default. Setting it does not call the delegate.
  ///
  /// An index out of range selects no scope.
  open var selectedScopeButtonIndex: Int {
    get { scopeBar.selected }
    set { scopeBar.selected = newValue }
  }
  /// Whether the scope bar is shown if there are scopes. It adds 44 points below the field.
  open var showsScopeBar = false { didSet { if showsScopeBar != oldValue { heightChanged() } } }

  /// Shows or hides the scope bar. An animation takes a quarter of a second.
  open func setShowsScope(_ show: Bool, animated: Bool) {
    guard show != showsScopeBar else { return }
    showsScopeBar = show
    guard animated, window != nil else { return }
    let changed: UIView = superview ?? self
    UIView.animate(withDuration: 0.25) { changed.layoutIfNeeded() }
  }

  /// The height of the visible scope bar, or 0.
  var shownScopeHeight: CGFloat {
    showsScopeBar && scopeButtonTitles?.isEmpty == false ? Self.scopeHeight : 0
  }

  private func heightChanged() {
    scopeBar.isHidden = shownScopeHeight == 0
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    (superview as? UINavigationBar)?.itemChanged()
  }

  /// The image behind the scopes, stretched. Nil shows the search bar's background.
  open var scopeBarBackgroundImage: UIImage? {
    get { scopeBar.background.image }
    set { scopeBar.background.image = newValue }
  }
  /// Sets the background image of the scope buttons for a state.
  ///
  /// See `UISegmentedControl.setBackgroundImage(_:for:barMetrics:)`.
  open func setScopeBarButtonBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    scopeBar.control.setBackgroundImage(image, for: state, barMetrics: .default)
  }
  /// Returns the background image of the scope buttons for a state.
  open func scopeBarButtonBackgroundImage(for state: UIControl.State) -> UIImage? {
    scopeBar.control.backgroundImage(for: state, barMetrics: .default)
  }
  /// Sets the divider image between the scope buttons for a pair of states.
  ///
  /// See `UISegmentedControl.setDividerImage(_:forLeftSegmentState:rightSegmentState:barMetrics:)`.
  open func setScopeBarButtonDividerImage(
    _ image: UIImage?, forLeftSegmentState left: UIControl.State,
    rightSegmentState right: UIControl.State
  ) {
    scopeBar.control.setDividerImage(
      image, forLeftSegmentState: left, rightSegmentState: right, barMetrics: .default)
  }
  /// Returns the divider image between the scope buttons for a pair of states.
  open func scopeBarButtonDividerImage(
    forLeftSegmentState left: UIControl.State, rightSegmentState right: UIControl.State
  ) -> UIImage? {
    scopeBar.control.dividerImage(
      forLeftSegmentState: left, rightSegmentState: right, barMetrics: .default)
  }
  /// Sets the text attributes of the scope buttons for a state.
  open func setScopeBarButtonTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    scopeBar.control.setTitleTextAttributes(attributes, for: state)
  }
  /// Returns the text attributes of the scope buttons for a state.
  open func scopeBarButtonTitleTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? { scopeBar.control.titleTextAttributes(for: state) }

  // MARK: Pictures

  private var fieldBackgrounds: [UInt: UIImage] = [:]

  /// Sets an image that replaces the grey background of the field. It is stretched to the field's
  /// width.
  ///
  /// The field is as high as the image for `normal`. The image for `disabled` is used while the
  /// field is disabled.
  open func setSearchFieldBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    fieldBackgrounds[state.rawValue] = image
    searchTextField.showGround(
      fieldBackgrounds[UIControl.State.normal.rawValue],
      disabled: fieldBackgrounds[UIControl.State.disabled.rawValue])
    setNeedsLayout()
  }
  /// Returns the background image of the field for a state.
  open func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? {
    fieldBackgrounds[state.rawValue]
  }

  /// Sets an image that replaces an icon. Nil restores the standard icon.
  ///
  /// Only the images for `normal` are shown, and for the results list also that for `selected`.
  open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
    searchTextField.icons[IconKey(icon, state)] = iconImage
    showSideButton()
  }
  /// Returns the custom image of an icon, or nil.
  open func image(for icon: Icon, state: UIControl.State) -> UIImage? {
    searchTextField.icons[IconKey(icon, state)]
  }

  struct IconKey: Hashable {
    let icon: Icon
    let state: UInt

    init(_ icon: Icon, _ state: UIControl.State) {
      (self.icon, self.state) = (icon, state.rawValue)
    }
  }

  /// The offset of the field from its standard position.
  open var searchFieldBackgroundPositionAdjustment = UIOffset.zero { didSet { setNeedsLayout() } }
  /// The offset of the text inside the field.
  open var searchTextPositionAdjustment: UIOffset {
    get { searchTextField.textOffset }
    set { searchTextField.textOffset = newValue }
  }
  /// Sets the offset of an icon from its standard position.
  open func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) {
    searchTextField.iconOffsets[icon] = adjustment
  }
  /// Returns the offset of an icon from its standard position.
  open func positionAdjustment(for icon: Icon) -> UIOffset {
    searchTextField.iconOffsets[icon] ?? .zero
  }

  /// Shows or hides the cancel button. An animation takes a quarter of a second.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    guard showsCancelButton == cancelButton.isHidden else { return }
    cancelButton.isHidden = !showsCancelButton
    setNeedsLayout()
    guard animated, window != nil else { return }
    UIView.animate(withDuration: 0.25) { self.layoutIfNeeded() }
  }

  // MARK: Looks

  /// The background style. `.default` by default.
  open var searchBarStyle = Style.default { didSet { showGround() } }
  /// The background colour. Nil uses that of the style.
  open var barTintColor: UIColor? {
    didSet {
      showGround()
      mark(.barTintColor, \UISearchBar.barTintColor)
    }
  }
  /// The base style, light or black, which applies without a `barTintColor`.
  open var barStyle = UIBarStyle.default {
    didSet {
      showGround()
      mark(.barStyle, \UISearchBar.barStyle)
    }
  }
  /// The image that replaces the background. An empty image makes it clear.
  open var backgroundImage: UIImage? {
    didSet {
      showGround()
      mark(.backgroundImage, \UISearchBar.backgroundImage)
    }
  }
  /// Whether the bar is translucent.
  ///
  /// - Note: Partly: stored but ignored: content under the bar is never blurred.
  open var isTranslucent = true
  private var backgrounds: [Int: UIImage] = [:]

  /// Sets the background image for a position and bar metrics.
  ///
  /// Images for `.default` and `.defaultPrompt` set `backgroundImage` unless the position is
  /// `.bottom`.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    backgrounds[barPosition.rawValue << 8 | barMetrics.rawValue] = backgroundImage
    if barMetrics == .default || barMetrics == .defaultPrompt, barPosition != .bottom {
      self.backgroundImage = backgroundImage
    }
  }
  /// Returns the background image that was set for a position and bar metrics.
  open func backgroundImage(
    for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) -> UIImage? {
    backgrounds[barPosition.rawValue << 8 | barMetrics.rawValue]
  }
  /// The view above the keyboard while the field is edited.
  open override var inputAccessoryView: UIView? {
    get { searchTextField.inputAccessoryView }
    set { searchTextField.inputAccessoryView = newValue }
  }
  private let picture = UIImageView()
  private lazy var listener = SearchFieldListener(self)

  private static let groundColor = UIColor(
    light: UIColor(red: 201 / 255, green: 201 / 255, blue: 206 / 255, alpha: 1).cgColor,
    dark: UIColor(white: 0.11, alpha: 1).cgColor)

  /// Whether the upper line is hidden, because the background continues above the bar.
  var isUpperLineHidden: Bool {
    get { lines[0].isHidden }
    set { lines[0].isHidden = newValue }
  }
  /// The background colour. Nil shows none.
  var groundColor: UIColor? { ground.backgroundColor }

  private func showGround() {
    let isBare = isInBar || searchBarStyle == .minimal || backgroundImage != nil
    let color = barTintColor ?? (barStyle == .black ? .black : Self.groundColor)
    ground.backgroundColor = isBare ? nil : color
    for line in lines { line.backgroundColor = isBare ? nil : .separator }
    if picture.superview == nil, backgroundImage != nil { insertSubview(picture, at: 0) }
    picture.image = backgroundImage?.size == .zero ? nil : backgroundImage
    setNeedsLayout()
  }

  // MARK: Layout

  /// The position that the delegate returns. Without one, the top.
  open var barPosition: UIBarPosition {
    let given = delegate?.position(for: self) ?? .any
    return given == .any ? .top : given
  }

  private var fullHeight: CGFloat {
    Self.height + (prompt == nil ? 0 : Self.promptHeight) + shownScopeHeight
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: fullHeight)
  }

  /// Returns the given width, and 56 points plus the heights of the prompt and the scope bar.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: fullHeight)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    ground.frame = bounds
    picture.frame = bounds
    let hair = 1 / environment.screen.scale
    lines[0].frame = CGRect(x: 0, y: 0, width: bounds.width, height: hair)
    lines[1].frame = CGRect(x: 0, y: bounds.height - hair, width: bounds.width, height: hair)
    let top = prompt == nil ? 0 : Self.promptHeight
    promptLabel.frame = CGRect(x: 0, y: 4, width: bounds.width, height: Self.promptHeight)
    let scope = shownScopeHeight
    scopeBar.frame = CGRect(
      x: 0, y: bounds.height - scope, width: bounds.width, height: scope)
    let row = CGRect(
      x: 0, y: top, width: bounds.width, height: max(0, bounds.height - top - scope))
    var end = bounds.width - Self.margin
    if showsCancelButton {
      let width = cancelButton.sizeThatFits(.zero).width
      cancelButton.frame = CGRect(
        x: end - width, y: row.minY, width: width, height: row.height)
      end -= width + Self.margin
    }
    let grid = PixelGrid(scale: environment.screen.scale)
    let height = min(searchTextField.ownHeight, row.height)
    let offset = searchFieldBackgroundPositionAdjustment
    searchTextField.frame = CGRect(
      x: Self.margin + offset.horizontal,
      y: grid.nearest(row.minY + (row.height - height) / 2) + offset.vertical,
      width: max(0, end - Self.margin), height: height)
  }

  // MARK: Editing

  /// Whether the field receives touches.
  open var isEnabled: Bool {
    get { searchTextField.isEnabled }
    set { searchTextField.isEnabled = newValue }
  }

  open override var canBecomeFirstResponder: Bool { searchTextField.canBecomeFirstResponder }
  open override var isFirstResponder: Bool { searchTextField.isFirstResponder }

  @discardableResult
  open override func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }

  @discardableResult
  open override func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }

  // MARK: Keyboard

  /// The rule for capitalising typed words.
  open var autocapitalizationType: UITextAutocapitalizationType {
    get { searchTextField.autocapitalizationType }
    set { searchTextField.autocapitalizationType = newValue }
  }
  /// The setting for automatic correction of typed words.
  open var autocorrectionType: UITextAutocorrectionType {
    get { searchTextField.autocorrectionType }
    set { searchTextField.autocorrectionType = newValue }
  }
  /// The setting for spell checking.
  open var spellCheckingType: UITextSpellCheckingType {
    get { searchTextField.spellCheckingType }
    set { searchTextField.spellCheckingType = newValue }
  }
  /// The setting for replacing quotation marks with curly ones.
  open var smartQuotesType: UITextSmartQuotesType {
    get { searchTextField.smartQuotesType }
    set { searchTextField.smartQuotesType = newValue }
  }
  /// The setting for replacing hyphens with dashes.
  open var smartDashesType: UITextSmartDashesType {
    get { searchTextField.smartDashesType }
    set { searchTextField.smartDashesType = newValue }
  }
  /// The setting for adding and removing spaces around pasted and deleted words.
  open var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { searchTextField.smartInsertDeleteType }
    set { searchTextField.smartInsertDeleteType = newValue }
  }
  /// The kind of keyboard, which decides its keys.
  open var keyboardType: UIKeyboardType {
    get { searchTextField.keyboardType }
    set { searchTextField.keyboardType = newValue }
  }
  /// The light or dark appearance of the keyboard.
  open var keyboardAppearance: UIKeyboardAppearance {
    get { searchTextField.keyboardAppearance }
    set { searchTextField.keyboardAppearance = newValue }
  }
  /// The label of the return key.
  open var returnKeyType: UIReturnKeyType {
    get { searchTextField.returnKeyType }
    set { searchTextField.returnKeyType = newValue }
  }
  /// Whether the return key is disabled while the field is empty.
  open var enablesReturnKeyAutomatically: Bool {
    get { searchTextField.enablesReturnKeyAutomatically }
    set { searchTextField.enablesReturnKeyAutomatically = newValue }
  }
  /// Whether the text is shown as dots.
  open var isSecureTextEntry: Bool {
    get { searchTextField.isSecureTextEntry }
    set { searchTextField.isSecureTextEntry = newValue }
  }
  /// The meaning of the text, for example a password or a name.
  open var textContentType: UITextContentType! {
    get { searchTextField.textContentType }
    set { searchTextField.textContentType = newValue }
  }
}
