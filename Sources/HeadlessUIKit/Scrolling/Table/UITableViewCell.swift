public import Foundation

/// A table's row: one of four standard looks, or what a subclass puts into `contentView`.
open class UITableViewCell: UIView {
  /// The standard looks; raw values as UIKit's.
  public enum CellStyle: Int, Sendable {
    /// A title.
    case `default`
    /// A title on the left, a grey detail on the right.
    case value1
    /// A short blue title that ends where the detail begins.
    case value2
    /// A title with a smaller detail below.
    case subtitle
  }

  /// How a selected cell looks; raw values as UIKit's.
  public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }

  /// The standard drawing at the trailing edge; raw values as UIKit's.
  public enum AccessoryType: Int, Sendable {
    case none = 0
    case disclosureIndicator = 1
    case checkmark = 3
  }

  /// The look it was made with.
  let style: CellStyle
  open private(set) var reuseIdentifier: String?
  /// The cell without its accessory and its separator.
  public let contentView = UIView()

  open var accessoryType = AccessoryType.none {
    didSet { if accessoryType != oldValue { accessoryChanged() } }
  }
  /// Shown in place of `accessoryType`, in its own size.
  open var accessoryView: UIView? {
    didSet {
      if oldValue !== accessoryView { oldValue?.removeFromSuperview() }
      if let accessoryView { addSubview(accessoryView) }
      accessoryChanged()
    }
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    accessoryChanged()
  }

  /// `none` shows selection nowhere; all others are grey, as since iOS 7.
  open var selectionStyle = SelectionStyle.default { didSet { selectionChanged() } }
  /// Lies under the content while the cell is selected; nil is plain grey.
  open var selectedBackgroundView: UIView? {
    willSet { shownSelection?.removeFromSuperview() }
    didSet { selectionChanged() }
  }
  private var selected = false
  private var highlighted = false
  private weak var shownSelection: UIView?

  /// This cell's own; until it is set, the table's.
  open var separatorInset: UIEdgeInsets {
    get {
      ownSeparatorInset
        ?? UIEdgeInsets(top: 0, left: separator?.left ?? 0, bottom: 0, right: separator?.right ?? 0)
    }
    set {
      ownSeparatorInset = newValue
      setNeedsLayout()
    }
  }
  private var ownSeparatorInset: UIEdgeInsets?
  let separatorLayer = CALayer()
  /// What the table wants at the lower edge.
  var separator: CellSeparator? { didSet { if separator != oldValue { setNeedsLayout() } } }

  var titleLabel, detailLabel: CellLabel?
  var pictureView: CellImageView?
  var accessoryImageView: UIImageView?

  /// 320 points wide and of the standard row's height until the table places it. Without an
  /// identifier a cell is not kept for reuse.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: UITableView.standardRowHeight))
    backgroundColor = .white
    layer.addSublayer(separatorLayer)
    addSubview(contentView)
  }

  public override convenience init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  /// Archives are not supported: always nil.
  public required init?(coder: NSCoder) { nil }

  /// Made when first asked for, as are the other two.
  open var textLabel: UILabel? {
    if let titleLabel { return titleLabel }
    titleLabel = add(CellLabel(titleOf: style))
    return titleLabel
  }

  /// Nil in the style `default`.
  open var detailTextLabel: UILabel? {
    if let detailLabel { return detailLabel }
    if style != .default { detailLabel = add(CellLabel(detailOf: style)) }
    return detailLabel
  }

  /// Takes no room without an image.
  open var imageView: UIImageView? {
    if let pictureView { return pictureView }
    pictureView = add(CellImageView(frame: .zero))
    return pictureView
  }

  private func add<View: UIView>(_ view: View) -> View {
    contentView.addSubview(view)
    setNeedsLayout()
    return view
  }

  /// Called before a cell that has left the screen is handed out again.
  open func prepareForReuse() {}

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutStandardViews()
    let hairline = 1 / environment.screen.scale
    separatorLayer.isHidden = separator == nil
    separatorLayer.backgroundColor = separator?.color.cgColor
    separatorLayer.frame = CGRect(
      x: separatorInset.left, y: bounds.height - hairline,
      width: max(0, bounds.width - separatorInset.left - separatorInset.right), height: hairline)
  }

  // MARK: Selection

  open var isSelected: Bool {
    get { selected }
    set { setSelected(newValue, animated: false) }
  }

  open var isHighlighted: Bool {
    get { highlighted }
    set { setHighlighted(newValue, animated: false) }
  }

  open func setSelected(_ selected: Bool, animated: Bool) {
    self.selected = selected
    selectionChanged()
  }

  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    self.highlighted = highlighted
    selectionChanged()
  }

  private func selectionChanged() {
    let isShown = (selected || highlighted) && selectionStyle != .none
    if !isShown {
      shownSelection?.removeFromSuperview()
    } else if shownSelection == nil {
      let view = selectedBackgroundView ?? UIView()
      // Grey of selected cells, iOS 7 to 12.
      if selectedBackgroundView == nil {
        view.backgroundColor = UIColor(white: 217 / 255, alpha: 1)
      }
      insertSubview(view, at: 0)
      view.frame = bounds
      shownSelection = view
    }
  }
}

/// The line at the lower edge of a cell, a device pixel thick.
struct CellSeparator: Hashable {
  /// Tables' separators, iOS 7 to 12.
  static let standardColor = UIColor(
    red: 200 / 255, green: 199 / 255, blue: 204 / 255, alpha: 1)

  let color: UIColor
  let left, right: CGFloat
}
