import Foundation

// The layout of the standard cells. Their first and last elements are at the system's side margins.
// The other numbers are those that Interface Builder writes for the standard cells.
extension UITableViewCell {
  /// The distance between the content and an accessory, in points.
  private static let accessoryGap: CGFloat = 10
  /// The width of the title in a value2 cell and its distance from the detail: after a margin of
  /// 16 points, the title ends at 107 and the detail begins at 113.
  private static let value2Title: (width: CGFloat, gap: CGFloat) = (91, 6)

  func accessoryChanged() {
    let type = isEditing ? editingAccessoryType : accessoryType
    let own = isEditing ? editingAccessoryView : accessoryView
    for view in [accessoryView, editingAccessoryView] {
      guard let view else { continue }
      if view !== own {
        view.removeFromSuperview()
      } else if view.superview !== self {
        addSubview(view)
      }
    }
    let shape: AccessoryImage.Shape? =
      switch type {
      case .none: nil
      case .disclosureIndicator: .chevron
      case .detailDisclosureButton: .detailAndChevron
      case .checkmark: .checkmark
      case .detailButton: .detail
      }
    if let shape, own == nil {
      let isButton = shape == .detail || shape == .detailAndChevron
      accessoryImageView?.removeFromSuperview()
      let view = AccessoryControl(
        action: isButton
          ? { [weak self] in
            guard let self else { return }
            (superview as? UITableView)?.accessoryTapped(of: self)
          } : nil)
      view.show(shape, shape == .chevron ? .systemGray3 : tintColor, in: environment)
      addSubview(view)
      accessoryImageView = view
    } else {
      accessoryImageView?.removeFromSuperview()
      accessoryImageView = nil
    }
    setNeedsLayout()
  }

  // MARK: Size

  /// The height of the separator below the content view, in points; 0 without one.
  var separatorRoom: CGFloat { separator == nil ? 0 : 1 / environment.screen.scale }

  /// Implements `systemLayoutSizeFitting`.
  func fittedSize(
    _ targetSize: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize {
    // The width is set first, because constraints and wrapping labels depend on it.
    if horizontal == .required, bounds.width != targetSize.width {
      bounds.size.width = targetSize.width
    }
    updateConfigurationIfNeeded()
    layOutStandardViews()
    let contentTarget = CGSize(
      width: targetSize.width - (bounds.width - contentView.bounds.width),
      height: targetSize.height)
    if configured.configuration != nil {
      let size = contentView.systemLayoutSizeFitting(
        contentTarget, withHorizontalFittingPriority: horizontal,
        verticalFittingPriority: vertical)
      return CGSize(
        width: size.width + bounds.width - contentView.bounds.width,
        height: max(UITableView.standardRowHeight, size.height + separatorRoom))
    }
    if let size = constrainedSize(
      contentView: contentView, contentTarget, horizontal, vertical)
    {
      let beside = bounds.width - contentView.bounds.width
      if size.height > 0 {
        return CGSize(width: size.width + beside, height: size.height + separatorRoom)
      }
      environment.problems.report(ListProblem.collapsedCell(StableName.view(self)))
    }
    let size = sizeThatFits(targetSize)
    return CGSize(
      width: horizontal == .required ? targetSize.width : size.width,
      height: vertical == .required ? targetSize.height : size.height)
  }

  // MARK: Layout of the standard views

  /// The width at each side that the content leaves free for the safe area, in points.
  private var sideRoom: (left: CGFloat, right: CGFloat) {
    guard (superview as? UITableView)?.insetsContentViewsToSafeArea ?? true else { return (0, 0) }
    return (safeAreaInsets.left, safeAreaInsets.right)
  }

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// The insets of the separator. The leading end is inset from the safe area, and the trailing end
  /// from the cell's edge.
  var shownSeparatorInset: UIEdgeInsets {
    var inset = separatorInset
    inset.left += isMirrored ? sideRoom.right : sideRoom.left
    if isMirrored { (inset.left, inset.right) = (inset.right, inset.left) }
    return inset
  }

  func layOutStandardViews() {
    let hasArrow = [.disclosureIndicator, .detailDisclosureButton].contains(
      isEditing ? editingAccessoryType : accessoryType)
    accessoryImageView?.transform =
      isMirrored && hasArrow ? CGAffineTransform(scaleX: -1, y: 1) : .identity
    placeStandardViews()
    guard isMirrored else { return }
    let accessory = (isEditing ? editingAccessoryView : accessoryView) ?? accessoryImageView
    for case let view? in [reorderView, accessory, editingControl, contentView] {
      view.frame.origin.x = bounds.width - view.frame.maxX
    }
    for case let view? in [pictureView, titleLabel, detailLabel]
    where view.superview === contentView {
      view.frame.origin.x = contentView.bounds.width - view.frame.maxX
    }
  }

  /// Places the views as in a left-to-right layout.
  private func placeStandardViews() {
    let height = max(0, bounds.height - separatorRoom)
    let room = isMirrored ? (left: sideRoom.right, right: sideRoom.left) : sideRoom
    let outer = bounds.width - indexRoom - room.right
    var width = outer
    let ownAccessory = isEditing ? editingAccessoryView : accessoryView
    if let reorderView {
      let size = reorderView.bounds.size
      let x = width - systemSideMargin - size.width
      reorderView.frame = CGRect(
        origin: CGPoint(x: x, y: snapped((height - size.height) / 2)), size: size)
      width = max(0, x - Self.accessoryGap)
    }
    if let accessory = ownAccessory ?? accessoryImageView {
      let size = accessory.bounds.size
      let x = width - systemSideMargin - size.width
      accessory.frame = CGRect(
        origin: CGPoint(x: x, y: snapped((height - size.height) / 2)), size: size)
      width = max(0, x - Self.accessoryGap)
    }
    let inset = min(room.left + editingInset, max(0, width))
    layOutEditingControl(height: height)
    editingControl?.frame.origin.x += room.left
    contentView.frame = CGRect(x: inset, y: 0, width: max(0, width - inset), height: height)
    let left = layOutPicture(height: height)
    let end = width - inset
    let right = width < outer ? end : max(left, end - systemSideMargin)
    layOutLabels(CGRect(x: left, y: 0, width: max(0, right - left), height: height))
  }

  /// Places the image at its natural size, scaled down if it is higher than the cell. Returns the
  /// x-coordinate of the text.
  private func layOutPicture(height: CGFloat) -> CGFloat {
    let indentation = CGFloat(max(0, indentationLevel)) * indentationWidth
    guard let pictureView, let size = pictureView.image?.size, size.height > 0 else {
      pictureView?.frame = .zero
      return systemSideMargin + indentation
    }
    let factor = min(1, height / size.height)
    let shown = CGSize(width: size.width * factor, height: size.height * factor)
    pictureView.frame = CGRect(
      origin: CGPoint(x: systemSideMargin + indentation, y: snapped((height - shown.height) / 2)),
      size: shown)
    return systemSideMargin + indentation + shown.width + systemSideMargin
  }

  private func layOutLabels(_ area: CGRect) {
    switch style {
    case .default: titleLabel?.frame = area
    case .value1:
      let detail = min(detailLabel?.intrinsicContentSize.width ?? 0, area.width)
      detailLabel?.frame = CGRect(
        x: area.maxX - detail, y: 0, width: detail, height: area.height)
      let title = titleLabel?.intrinsicContentSize.width ?? 0
      titleLabel?.frame = CGRect(
        x: area.minX, y: 0, width: min(title, area.width - detail), height: area.height)
    case .value2:
      let title = Self.value2Title
      titleLabel?.frame = CGRect(x: area.minX, y: 0, width: title.width, height: area.height)
      let x = area.minX + title.width + title.gap
      detailLabel?.frame = CGRect(
        x: x, y: 0, width: max(0, area.maxX - x), height: area.height)
    case .subtitle: stackLabels(area)
    }
  }

  /// Places the title above the detail, centred vertically together.
  private func stackLabels(_ area: CGRect) {
    // Labels of several lines wrap at the width of the area.
    let room = CGSize(width: area.width, height: CGFloat.greatestFiniteMagnitude)
    let title = titleLabel?.sizeThatFits(room).height ?? 0
    let hasDetail = detailLabel?.text?.isEmpty == false
    let detail = hasDetail ? detailLabel?.sizeThatFits(room).height ?? 0 : 0
    let y = snapped((area.height - title - detail) / 2)
    titleLabel?.frame = CGRect(x: area.minX, y: y, width: area.width, height: title)
    detailLabel?.frame = CGRect(x: area.minX, y: y + title, width: area.width, height: detail)
  }

  /// The height by which the labels, at their width, exceed one line each in the standard fonts.
  var excessOfLabels: CGFloat {
    let (title, detail) = (titleLabel, detailLabel)
    func height(_ label: UILabel?) -> CGFloat {
      guard let label, label.text?.isEmpty == false else { return 0 }
      return label.sizeThatFits(CGSize(width: label.bounds.width, height: 0)).height
    }
    func standard(_ label: CellLabel?) -> CGFloat {
      guard let label, label.text?.isEmpty == false else { return 0 }
      return (label.standardFont.lineHeight * environment.screen.scale).rounded(.up)
        / environment.screen.scale
    }
    switch style {
    case .default, .value1, .value2:
      return max(0, height(title) - standard(title), height(detail) - standard(detail))
    case .subtitle:
      return max(0, height(title) + height(detail) - standard(title) - standard(detail))
    }
  }

  private func snapped(_ value: CGFloat) -> CGFloat {
    let scale = environment.screen.scale
    return (value * scale).rounded() / scale
  }
}
