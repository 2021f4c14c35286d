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

  private static let margin: CGFloat = 8
  private static let height: CGFloat = 56

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
  private let picture = UIImageView()
  private lazy var listener = SearchFieldListener(self)

  private static let groundColor = UIColor(
    light: UIColor(red: 201 / 255, green: 201 / 255, blue: 206 / 255, alpha: 1).cgColor,
    dark: UIColor(white: 0.11, alpha: 1).cgColor)

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

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.height)
  }

  /// As wide as asked for, 56 points high.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    ground.frame = bounds
    picture.frame = bounds
    let hair = 1 / environment.screen.scale
    lines[0].frame = CGRect(x: 0, y: 0, width: bounds.width, height: hair)
    lines[1].frame = CGRect(x: 0, y: bounds.height - hair, width: bounds.width, height: hair)
    var end = bounds.width - Self.margin
    if showsCancelButton {
      let width = cancelButton.sizeThatFits(.zero).width
      cancelButton.frame = CGRect(
        x: end - width, y: 0, width: width, height: bounds.height)
      end -= width + Self.margin
    }
    let grid = PixelGrid(scale: environment.screen.scale)
    let height = min(UISearchTextField.height, bounds.height)
    searchTextField.frame = CGRect(
      x: Self.margin, y: grid.nearest((bounds.height - height) / 2),
      width: max(0, end - Self.margin), height: height)
  }

  // MARK: Editing

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
