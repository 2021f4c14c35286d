public import Foundation

/// The field of a search bar: rounded, grey, with a glass on its left.
open class UISearchTextField: UITextField {
  /// 36 points high wherever it is.
  static let height: CGFloat = 36
  private static let margin: CGFloat = 8
  private let glass = UIImageView()

  /// Empty, with the placeholder that search bars have in the language of the README.
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
  }

  /// A `UISearchTextField` of a nib or a storyboard.
  ///
  /// - Note: Partly: archives are not supported, nil for any other coder.
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
    glass.image = BarGlyph.image(of: .search, scale: environment.screen.scale)?
      .tinted(with: UIColor.secondaryLabel.color(in: traitCollection))
    glass.bounds.size = glass.image?.size ?? .zero
    setNeedsLayout()
  }

  open override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    super.leftViewRect(forBounds: bounds).offsetBy(dx: Self.margin - 2, dy: 0)
  }

  open override func textRect(forBounds bounds: CGRect) -> CGRect {
    inset(super.textRect(forBounds: bounds))
  }

  open override func editingRect(forBounds bounds: CGRect) -> CGRect {
    inset(super.editingRect(forBounds: bounds))
  }

  open override func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    super.clearButtonRect(forBounds: bounds).offsetBy(dx: 2 - Self.margin, dy: 0)
  }

  private func inset(_ rect: CGRect) -> CGRect {
    CGRect(x: rect.minX + 4, y: rect.minY, width: max(0, rect.width - 8), height: rect.height)
  }
}
