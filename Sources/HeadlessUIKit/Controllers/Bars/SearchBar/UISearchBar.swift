public import Foundation

/// A search field with an optional cancel button and scope bar. The bar is 56 points high.
open class UISearchBar: UIView, UIBarPositioning, UITextInputTraits {
  /// The object that approves editing and is notified of edits and taps.
  open weak var delegate: (any UISearchBarDelegate)?
  /// The text field of the search bar.
  public let searchTextField = UISearchTextField(frame: .zero)
  /// The search controller that owns the bar.
  weak var controller: UISearchController?
  /// Whether the bar is inside a navigation bar, where it has no background.
  var isInBar = false { didSet { if isInBar != oldValue { showGround() } } }
  private let cancelButton = UIButton(type: .system)
  let barBackground = SearchBarBackground()
  private let promptLabel = UILabel()
  private let scopeBar = SearchScopeBar()

  /// Creates an empty search bar in the default style.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  private func setUp() {
    for view in [barBackground, searchTextField, cancelButton, promptLabel, scopeBar] {
      addSubview(view)
    }
    promptLabel.font = .systemFont(ofSize: 12)
    promptLabel.textAlignment = .center
    promptLabel.isHidden = true
    scopeBar.isHidden = true
    clipsToBounds = true
    cancelButton.setTitle("Cancel", for: .normal)
    cancelButton.titleLabel?.font = .systemFont(ofSize: 17)
    cancelButton.isHidden = true
    listener.listen(to: searchTextField, cancelButton, scopeBar)
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

  // MARK: Search text

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
    layOut(superview ?? self, animated: animated)
  }

  /// The height of the visible scope bar, or 0.
  var shownScopeHeight: CGFloat {
    showsScopeBar && scopeButtonTitles?.isEmpty == false ? SearchBarFrames.scopeHeight : 0
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

  // MARK: Images

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
    layOut(self, animated: animated)
  }

  private func layOut(_ changed: UIView, animated: Bool) {
    guard animated, window != nil else { return }
    UIView.animate(withDuration: 0.25) { changed.layoutIfNeeded() }
  }

  // MARK: Appearance

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
  private var backgrounds = BarImages()

  /// Sets the background image for a position and bar metrics.
  ///
  /// Images for `.default` and `.defaultPrompt` set `backgroundImage` unless the position is
  /// `.bottom`.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    backgrounds[barPosition, barMetrics] = backgroundImage
    if barMetrics == .default || barMetrics == .defaultPrompt, barPosition != .bottom {
      self.backgroundImage = backgroundImage
    }
  }
  /// Returns the background image that was set for a position and bar metrics.
  open func backgroundImage(
    for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) -> UIImage? {
    backgrounds[barPosition, barMetrics]
  }
  /// The view above the keyboard while the field is edited.
  open override var inputAccessoryView: UIView? {
    get { searchTextField.inputAccessoryView }
    set { searchTextField.inputAccessoryView = newValue }
  }
  private lazy var listener = SearchFieldListener(self)

  private func showGround() {
    if let backgroundImage {
      barBackground.show(backgroundImage)
    } else if isInBar || searchBarStyle == .minimal {
      barBackground.clear()
    } else {
      barBackground.show(barTintColor, style: barStyle)
    }
    setNeedsLayout()
  }

  // MARK: Layout

  /// The position that the delegate returns. Without one, the top.
  open var barPosition: UIBarPosition {
    let given = delegate?.position(for: self) ?? .any
    return given == .any ? .top : given
  }

  private var fullHeight: CGFloat {
    SearchBarFrames.height(hasPrompt: prompt != nil, scopeHeight: shownScopeHeight)
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
    barBackground.frame = bounds
    let frames = SearchBarFrames(
      bounds, hasPrompt: prompt != nil, scopeHeight: shownScopeHeight)
    promptLabel.frame = frames.prompt
    scopeBar.frame = frames.scope
    let cancelWidth = showsCancelButton ? cancelButton.sizeThatFits(.zero).width : nil
    if let cancelWidth { cancelButton.frame = frames.cancel(width: cancelWidth) }
    let offset = searchFieldBackgroundPositionAdjustment
    searchTextField.frame = frames.field(
      height: searchTextField.fieldHeight, cancelWidth: cancelWidth,
      grid: PixelGrid(scale: environment.screen.scale)
    ).offsetBy(dx: offset.horizontal, dy: offset.vertical)
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
