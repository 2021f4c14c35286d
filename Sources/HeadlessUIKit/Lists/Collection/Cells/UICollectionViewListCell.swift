public import Foundation
import Graphics

/// A list row in a collection view: content, accessories at its sides and a separator.
open class UICollectionViewListCell: UICollectionViewCell {
  /// The accessories of both sides, in order from the leading side.
  open var accessories: [UICellAccessory] = [] {
    didSet { showAccessories() }
  }
  /// The level of the row in a hierarchy.
  open var indentationLevel = 0 { didSet { setNeedsLayout() } }
  /// The indentation for each level, in points.
  open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }
  /// Whether leading accessories are indented too; true by default.
  open var indentsAccessories = true { didSet { setNeedsLayout() } }
  /// The layout guide of the separator. It has no effect: the separator always follows the
  /// content's text.
  public let separatorLayoutGuide = UILayoutGuide()

  private struct Shown {
    let accessory: UICellAccessory
    let view: UIView
  }

  private var leading: [Shown] = []
  private var trailing: [Shown] = []
  private let bottomLine = CALayer()
  private let topLine = CALayer()
  private var place: ListPosition?
  private var hasOwnBackground = false
  private var isOpen = false

  /// Applies the level and the expanded state of the row in an outline.
  func setOutline(_ outline: (level: Int, isExpanded: Bool)) {
    if indentationLevel != outline.level { indentationLevel = outline.level }
    guard isOpen != outline.isExpanded else { return }
    isOpen = outline.isExpanded
    showAccessories()
  }

  private func toggleOutline() {
    guard let list = superview as? UICollectionView, let path = list.indexPath(for: self) else {
      return
    }
    (list.dataSource as? any OutlineSource)?.toggleOutline(at: path)
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  private func setUp() {
    for line in [topLine, bottomLine] {
      line.isHidden = true
      line.zPosition = 1
      layer.addSublayer(line)
    }
  }

  /// Creates a list cell from a nib or storyboard.
  ///
  /// - Note: Partly: returns nil for any other coder, because archives are not supported.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override func prepareForNib() {
    super.prepareForNib()
    setUp()
  }

  /// Returns an empty content configuration in the style of the list.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    place?.content ?? .cell()
  }

  /// Returns the background configuration in the style of the list.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    place?.background ?? .listPlainCell()
  }

  open override var backgroundConfiguration: UIBackgroundConfiguration? {
    get { super.backgroundConfiguration }
    set {
      hasOwnBackground = true
      super.backgroundConfiguration = newValue
    }
  }

  override func setPosition(_ place: ListPosition?) {
    guard place != self.place else { return }
    self.place = place
    if !hasOwnBackground, backgroundView == nil {
      super.backgroundConfiguration = place?.background.updated(for: configurationState)
    }
    setNeedsLayout()
  }

  override func editingChanged() {
    super.editingChanged()
    showAccessories()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    showAccessories()
  }

  /// Updates the configurations, and accessories that show the selection, for a state.
  open override func updateConfiguration(using state: UICellConfigurationState) {
    let hadOwn = hasOwnBackground
    super.updateConfiguration(using: state)
    hasOwnBackground = hadOwn
    if accessories.contains(where: { $0.accessoryType == .multiselect }) { showAccessories() }
  }

  override var leastHeight: CGFloat {
    place?.isHeader == true || place?.isFooter == true ? 0 : UITableView.standardRowHeight
  }

  // MARK: Accessories

  private func showAccessories() {
    for shown in leading + trailing { shown.view.removeFromSuperview() }
    (leading, trailing) = ([], [])
    let isEditing = configurationState.isEditing
    for accessory in accessories where accessory.isShown(whileEditing: isEditing) {
      let shown = Shown(accessory: accessory, view: makeView(accessory))
      var side = accessory.isLeading ? leading : trailing
      let wanted = accessory.position?(side.map(\.accessory)) ?? Self.index(of: accessory, in: side)
      side.insert(shown, at: min(max(0, wanted), side.count))
      if accessory.isLeading { leading = side } else { trailing = side }
      addSubview(shown.view)
    }
    setNeedsLayout()
  }

  /// Returns the place of a standard accessory among those on its side. UIKit shows a text before
  /// the indicators, and the reorder accessory last, in whichever order the app sets them.
  private static func index(of accessory: UICellAccessory, in side: [Shown]) -> Int {
    func rank(_ accessory: UICellAccessory) -> Int {
      switch accessory.accessoryType {
      case .label: 0
      case .reorder: 2
      default: 1
      }
    }
    let later = side.firstIndex {
      $0.accessory.position == nil && rank($0.accessory) > rank(accessory)
    }
    return later ?? side.count
  }

  /// Whether a tap on the row expands or collapses it instead of selecting it.
  override var togglesOnTap: Bool {
    accessories.contains { accessory in
      guard accessory.isShown(whileEditing: configurationState.isEditing) else { return false }
      switch accessory.disclosureStyle {
      case .header: return true
      case .automatic: return place?.isHeader == true
      case .cell, nil: return false
      }
    }
  }

  override func toggleByTap() {
    let disclosure = accessories.first { $0.accessoryType == .outlineDisclosure }
    if let action = disclosure?.action { action() } else { toggleOutline() }
  }

  private func makeView(_ accessory: UICellAccessory) -> UIView {
    if let view = accessory.view {
      if let tint = accessory.tintColor { view.tintColor = tint }
      if view.bounds.isEmpty { view.frame.size = view.intrinsicContentSize }
      return view
    }
    let tint = accessory.tintColor
    let drawn: (AccessoryImage.Shape, UIColor) =
      switch accessory.accessoryType {
      case .disclosureIndicator: (.chevron, tint ?? .systemGray3)
      case .outlineDisclosure: (.chevron, tint ?? tintColor)
      case .checkmark: (.checkmark, tint ?? tintColor)
      case .detail: (.detail, tint ?? tintColor)
      case .delete: (.minus, tint ?? .systemRed)
      case .insert: (.plus, tint ?? .systemGreen)
      case .reorder: (.reorder, tint ?? .systemGray3)
      case .multiselect:
        isSelected ? (.selected, tint ?? tintColor) : (.circle, tint ?? .systemGray3)
      case .label, .customView: (.chevron, .clear)
      }
    let isOutline = accessory.accessoryType == .outlineDisclosure
    let toggle: (() -> Void)? = isOutline ? { [weak self] in self?.toggleOutline() } : nil
    let view = AccessoryControl(action: accessory.action ?? toggle)
    view.show(drawn.0, drawn.1, in: environment)
    if isOutline, isOpen { view.turnDown() }
    if accessory.accessoryType == .reorder { makeMovable(view) }
    return view
  }

  /// Lets the reorder accessory move the row as soon as it is touched.
  private func makeMovable(_ lines: AccessoryControl) {
    lines.isUserInteractionEnabled = true
    let press = UILongPressGestureRecognizer()
    press.minimumPressDuration = 0
    press.addAction { [weak self] press in
      guard let self, let list = superview as? UICollectionView else { return }
      let place = press.location(in: list)
      switch press.state {
      case .began:
        guard let path = list.indexPath(for: self) else { return }
        if list.beginInteractiveMovementForItem(at: path) { list.grip(at: place) }
      case .changed: list.drag(down: place.y)
      case .ended: list.endInteractiveMovement()
      case .cancelled: list.cancelInteractiveMovement()
      case .possible, .failed: break
      }
    }
    lines.addGestureRecognizer(press)
  }

  /// The minimum width of a leading accessory, in points.
  private static let standardWidth: CGFloat = 22
  /// The distance of accessories from the cell's edge, in points.
  private static let gap: CGFloat = 16
  private static let innerGap: CGFloat = 8

  private func width(_ shown: Shown) -> CGFloat {
    switch shown.accessory.reserved {
    case .actual: shown.view.bounds.width
    case .standard: max(shown.view.bounds.width, shown.accessory.isLeading ? Self.standardWidth : 0)
    case .custom(let width): width
    }
  }

  private func room(_ side: [Shown]) -> CGFloat {
    guard !side.isEmpty else { return 0 }
    return Self.gap + side.map(width).reduce(0, +) + Self.innerGap * CGFloat(side.count - 1)
  }

  private var indentation: CGFloat { CGFloat(max(0, indentationLevel)) * indentationWidth }

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  override func contentFrame(in size: CGSize) -> CGRect {
    let (left, right) = (room(leading) + indentation, room(trailing))
    return CGRect(
      x: isMirrored ? right : left, y: 0, width: max(0, size.width - left - right),
      height: size.height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let grid = PixelGrid(scale: environment.screen.scale)
    func put(_ shown: Shown, at x: CGFloat) {
      let size = shown.view.bounds.size
      let left = grid.nearest(x + (width(shown) - size.width) / 2)
      shown.view.frame = CGRect(
        x: isMirrored ? bounds.width - left - size.width : left,
        y: grid.nearest((bounds.height - size.height) / 2), width: size.width, height: size.height)
    }
    var x = Self.gap + (indentsAccessories ? indentation : 0)
    for shown in leading {
      put(shown, at: x)
      x += width(shown) + Self.innerGap
    }
    x = bounds.width - room(trailing)
    for shown in trailing {
      put(shown, at: x)
      x += width(shown) + Self.innerGap
    }
    layOutEdges()
  }

  // MARK: Edges

  private func layOutEdges() {
    let hairline = 1 / environment.screen.scale
    let content = contentView.frame
    let edge = isMirrored ? bounds.width - content.maxX : content.minX
    let text = edge + ((contentView as? UIListContentView)?.textInset ?? 16)
    func place(_ line: CALayer, _ insets: NSDirectionalEdgeInsets, y: CGFloat) {
      let isAutomatic = insets.leading == UIListSeparatorConfiguration.automaticInsets.leading
      let isOpen = insets.trailing == UIListSeparatorConfiguration.automaticInsets.trailing
      let left = isAutomatic ? text : insets.leading
      let right = isOpen ? 0 : insets.trailing
      line.frame = CGRect(
        x: isMirrored ? right : left, y: y, width: max(0, bounds.width - left - right),
        height: hairline)
    }
    bottomLine.isHidden = self.place?.showsBottomLine != true
    topLine.isHidden = self.place?.showsTopLine != true
    if let separator = self.place?.separator {
      let color = separator.color.cgColor(in: traitCollection)
      for line in [topLine, bottomLine] { line.backgroundColor = color }
      place(topLine, separator.topSeparatorInsets, y: 0)
      place(bottomLine, separator.bottomSeparatorInsets, y: bounds.height - hairline)
    }
    let corners = self.place?.corners ?? []
    layer.cornerRadius = corners.isEmpty ? 0 : ListPosition.cornerRadius
    layer.maskedCorners = corners
    layer.masksToBounds = !corners.isEmpty
  }
}
