public import Foundation

/// A field for what is to be found, and a button that gives up. 56 points high.
open class UISearchBar: UIView, UIBarPositioning, UITextInputTraits {
  /// What lies under the field; raw values as UIKit's.
  public enum Style: UInt, Sendable {
    /// As `prominent`.
    case `default`
    /// The colour of bars, and a line above and below.
    case prominent
    /// Nothing.
    case minimal
  }

  /// Pictures in and beside the field; raw values as UIKit's.
  public enum Icon: Int, Sendable {
    /// The glass before the text.
    case search
    /// The round button that empties the field.
    case clear
    case bookmark
    case resultsList
  }

  private static let margin: CGFloat = 8
  private static let height: CGFloat = 56
  /// What a prompt adds above the field, and scopes below it. Models, from pictures of iOS 13 to 16.
  private static let promptHeight: CGFloat = 20
  static let scopeHeight: CGFloat = 44

  /// Asked and told about edits and buttons.
  open weak var delegate: (any UISearchBarDelegate)?
  /// Where text is typed.
  public let searchTextField = UISearchTextField(frame: .zero)
  /// The search that it belongs to.
  weak var controller: UISearchController?
  /// Inside a navigation bar nothing lies under the field.
  var isInBar = false { didSet { if isInBar != oldValue { showGround() } } }
  private let cancelButton = UIButton(type: .system)
  private let ground = UIView()
  private let lines = [UIView(), UIView()]
  private let promptLabel = UILabel()
  private let scopeBar = SearchScopeBar()

  /// Empty, in the default style.
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

  /// A `UISearchBar` of a nib or a storyboard.
  ///
  /// - Note: Partly: archives are not supported, nil for any other coder.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override func prepareForNib() {
    super.prepareForNib()
    setUp()
  }

  // MARK: What is looked for

  /// Setting it tells nobody.
  open var text: String? {
    get { searchTextField.text }
    set { searchTextField.text = newValue }
  }
  /// Shown while there is no text.
  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }
  /// Whether the button stands beside the field that gives up.
  open var showsCancelButton: Bool {
    get { !cancelButton.isHidden }
    set { setShowsCancelButton(newValue, animated: false) }
  }

  /// A line above the field; nil for none.
  open var prompt: String? {
    get { promptLabel.text }
    set {
      promptLabel.text = newValue
      promptLabel.isHidden = newValue == nil
      heightChanged()
    }
  }
  /// Whether an empty field ends with the bookmarks' button, a tap on which is told.
  open var showsBookmarkButton = false { didSet { showSideButton() } }
  /// Whether an empty field ends with the button for the last results.
  open var showsSearchResultsButton = false { didSet { showSideButton() } }
  /// Whether that button is in its selected state.
  open var isSearchResultsButtonSelected = false { didSet { showSideButton() } }

  private func showSideButton() {
    let icon: Icon? =
      showsSearchResultsButton ? .resultsList : showsBookmarkButton ? .bookmark : nil
    searchTextField.showSideButton(icon, isSelected: isSearchResultsButtonSelected)
  }

  // MARK: Scopes

  /// The choices of the line below the field; nil and none are no line.
  open var scopeButtonTitles: [String]? {
    didSet {
      scopeBar.show(scopeButtonTitles ?? [])
      heightChanged()
    }
  }
  /// Which of them is chosen, 0 at first. Setting it tells nobody; one that is not there is none.
  open var selectedScopeButtonIndex: Int {
    get { scopeBar.selected }
    set { scopeBar.selected = newValue }
  }
  /// Whether the scopes are there, if there are any: 44 points below the field.
  open var showsScopeBar = false { didSet { if showsScopeBar != oldValue { heightChanged() } } }

  /// The same, in a quarter of a second if animated.
  open func setShowsScope(_ show: Bool, animated: Bool) {
    guard show != showsScopeBar else { return }
    showsScopeBar = show
    guard animated, window != nil else { return }
    let changed: UIView = superview ?? self
    UIView.animate(withDuration: 0.25) { changed.layoutIfNeeded() }
  }

  /// Of the line of scopes; 0 while it is not there.
  var shownScopeHeight: CGFloat {
    showsScopeBar && scopeButtonTitles?.isEmpty == false ? Self.scopeHeight : 0
  }

  private func heightChanged() {
    scopeBar.isHidden = shownScopeHeight == 0
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    (superview as? UINavigationBar)?.itemChanged()
  }

  /// Behind the scopes, stretched; nil for the bar's own ground.
  open var scopeBarBackgroundImage: UIImage? {
    get { scopeBar.background.image }
    set { scopeBar.background.image = newValue }
  }
  /// As `UISegmentedControl.setBackgroundImage(_:for:barMetrics:)`.
  open func setScopeBarButtonBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    scopeBar.control.setBackgroundImage(image, for: state, barMetrics: .default)
  }
  open func scopeBarButtonBackgroundImage(for state: UIControl.State) -> UIImage? {
    scopeBar.control.backgroundImage(for: state, barMetrics: .default)
  }
  /// As `UISegmentedControl.setDividerImage(_:forLeftSegmentState:rightSegmentState:barMetrics:)`.
  open func setScopeBarButtonDividerImage(
    _ image: UIImage?, forLeftSegmentState left: UIControl.State,
    rightSegmentState right: UIControl.State
  ) {
    scopeBar.control.setDividerImage(
      image, forLeftSegmentState: left, rightSegmentState: right, barMetrics: .default)
  }
  open func scopeBarButtonDividerImage(
    forLeftSegmentState left: UIControl.State, rightSegmentState right: UIControl.State
  ) -> UIImage? {
    scopeBar.control.dividerImage(
      forLeftSegmentState: left, rightSegmentState: right, barMetrics: .default)
  }
  /// How the scopes are written in a state.
  open func setScopeBarButtonTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    scopeBar.control.setTitleTextAttributes(attributes, for: state)
  }
  open func scopeBarButtonTitleTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? { scopeBar.control.titleTextAttributes(for: state) }

  // MARK: Pictures

  private var fieldBackgrounds: [UInt: UIImage] = [:]

  /// Instead of the field's grey, stretched; as high as the picture. The picture for a switched-off field
  /// is that for `disabled`.
  open func setSearchFieldBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    fieldBackgrounds[state.rawValue] = image
    searchTextField.showGround(
      fieldBackgrounds[UIControl.State.normal.rawValue],
      disabled: fieldBackgrounds[UIControl.State.disabled.rawValue])
    setNeedsLayout()
  }
  open func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? {
    fieldBackgrounds[state.rawValue]
  }

  /// Instead of one of the field's pictures; nil brings the bar's own back. Only those for `normal` and,
  /// of the list of results, for `selected` are shown.
  open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
    searchTextField.icons[IconKey(icon, state)] = iconImage
    showSideButton()
  }
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

  /// Moves the field on its ground.
  open var searchFieldBackgroundPositionAdjustment = UIOffset.zero { didSet { setNeedsLayout() } }
  /// Moves the text in the field.
  open var searchTextPositionAdjustment: UIOffset {
    get { searchTextField.textOffset }
    set { searchTextField.textOffset = newValue }
  }
  /// Moves one of the field's pictures.
  open func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) {
    searchTextField.iconOffsets[icon] = adjustment
  }
  open func positionAdjustment(for icon: Icon) -> UIOffset {
    searchTextField.iconOffsets[icon] ?? .zero
  }

  /// The field makes room for the button, in a quarter of a second if animated.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    guard showsCancelButton == cancelButton.isHidden else { return }
    cancelButton.isHidden = !showsCancelButton
    setNeedsLayout()
    guard animated, window != nil else { return }
    UIView.animate(withDuration: 0.25) { self.layoutIfNeeded() }
  }

  // MARK: Looks

  /// What lies under the field.
  open var searchBarStyle = Style.default { didSet { showGround() } }
  /// The colour under the field; nil takes the style's.
  open var barTintColor: UIColor? {
    didSet {
      showGround()
      mark(.barTintColor, \UISearchBar.barTintColor)
    }
  }
  /// Dark or light, where no colour was set.
  open var barStyle = UIBarStyle.default {
    didSet {
      showGround()
      mark(.barStyle, \UISearchBar.barStyle)
    }
  }
  /// Instead of everything under the field; an empty image leaves it clear.
  open var backgroundImage: UIImage? {
    didSet {
      showGround()
      mark(.backgroundImage, \UISearchBar.backgroundImage)
    }
  }
  /// Whether what lies under the bar shines through; without a colour of its own it does a little.
  ///
  /// - Note: Partly: what lies under the bar is never blurred.
  open var isTranslucent = true
  private var backgrounds: [Int: UIImage] = [:]

  /// `backgroundImage` for a position and a height: `.any` and `.default` set that.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    backgrounds[barPosition.rawValue << 8 | barMetrics.rawValue] = backgroundImage
    if barMetrics == .default || barMetrics == .defaultPrompt, barPosition != .bottom {
      self.backgroundImage = backgroundImage
    }
  }
  open func backgroundImage(
    for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) -> UIImage? {
    backgrounds[barPosition.rawValue << 8 | barMetrics.rawValue]
  }
  /// Above the keyboard while the field is edited.
  open override var inputAccessoryView: UIView? {
    get { searchTextField.inputAccessoryView }
    set { searchTextField.inputAccessoryView = newValue }
  }
  private let picture = UIImageView()
  private lazy var listener = SearchFieldListener(self)

  private static let groundColor = UIColor(
    light: UIColor(red: 201 / 255, green: 201 / 255, blue: 206 / 255, alpha: 1).cgColor,
    dark: UIColor(white: 0.11, alpha: 1).cgColor)

  /// Whether the ground goes on above the bar.
  var isUpperLineHidden: Bool {
    get { lines[0].isHidden }
    set { lines[0].isHidden = newValue }
  }
  /// What lies under the field; nil for nothing.
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

  /// What the delegate says; at the top where it leaves it open.
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

  /// As wide as asked for; 56 points high, and what a prompt and scopes add.
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

  /// Whether the field takes touches.
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

  /// Which words the keyboard begins with a capital.
  open var autocapitalizationType: UITextAutocapitalizationType {
    get { searchTextField.autocapitalizationType }
    set { searchTextField.autocapitalizationType = newValue }
  }
  /// Whether the keyboard corrects words.
  open var autocorrectionType: UITextAutocorrectionType {
    get { searchTextField.autocorrectionType }
    set { searchTextField.autocorrectionType = newValue }
  }
  /// Whether spelling is checked.
  open var spellCheckingType: UITextSpellCheckingType {
    get { searchTextField.spellCheckingType }
    set { searchTextField.spellCheckingType = newValue }
  }
  /// Whether quotation marks become curly.
  open var smartQuotesType: UITextSmartQuotesType {
    get { searchTextField.smartQuotesType }
    set { searchTextField.smartQuotesType = newValue }
  }
  /// Whether hyphens become dashes.
  open var smartDashesType: UITextSmartDashesType {
    get { searchTextField.smartDashesType }
    set { searchTextField.smartDashesType = newValue }
  }
  /// Whether spaces come with pasted words.
  open var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { searchTextField.smartInsertDeleteType }
    set { searchTextField.smartInsertDeleteType = newValue }
  }
  /// Which keys the keyboard has.
  open var keyboardType: UIKeyboardType {
    get { searchTextField.keyboardType }
    set { searchTextField.keyboardType = newValue }
  }
  /// Whether the keyboard is dark.
  open var keyboardAppearance: UIKeyboardAppearance {
    get { searchTextField.keyboardAppearance }
    set { searchTextField.keyboardAppearance = newValue }
  }
  /// What the return key says.
  open var returnKeyType: UIReturnKeyType {
    get { searchTextField.returnKeyType }
    set { searchTextField.returnKeyType = newValue }
  }
  /// Whether the return key does nothing without text.
  open var enablesReturnKeyAutomatically: Bool {
    get { searchTextField.enablesReturnKeyAutomatically }
    set { searchTextField.enablesReturnKeyAutomatically = newValue }
  }
  /// Whether the text is shown as dots.
  open var isSecureTextEntry: Bool {
    get { searchTextField.isSecureTextEntry }
    set { searchTextField.isSecureTextEntry = newValue }
  }
  /// What the text is.
  open var textContentType: UITextContentType! {
    get { searchTextField.textContentType }
    set { searchTextField.textContentType = newValue }
  }
}
