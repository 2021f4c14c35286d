import Foundation
import Layers
import Typography

/// The view of a menu line: a selection mark, the texts, and an image at the opposite end.
final class MenuRow: UIControl {
  private static let margin: CGFloat = 16
  /// The width reserved for marks.
  private static let markWidth: CGFloat = 22
  private static let pictureWidth: CGFloat = 36

  let line: MenuLine
  private let label = UILabel()
  private let subtitle = UILabel()
  private let mark = UIImageView()
  private let picture = UIImageView()
  private let hairline = UIView()
  private let hasMarks: Bool

  /// Creates the view of a line.
  ///
  /// - Parameters:
  ///   - hasMarks: Whether any line of the menu has a mark, so that all texts are indented.
  ///   - isLast: Whether the line is the last of its group, which has no separator.
  init(_ line: MenuLine, hasMarks: Bool, isLast: Bool) {
    self.line = line
    self.hasMarks = hasMarks
    super.init(frame: .zero)
    label.numberOfLines = 2
    hairline.backgroundColor = .separator
    hairline.isHidden = isLast
    subtitle.font = .systemFont(ofSize: 12)
    subtitle.textColor = .secondaryLabel
    for view in [label, subtitle, mark, picture, hairline] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    for view in [mark, picture] { view.contentMode = .center }
    fill()
  }

  required init?(coder: NSCoder) { nil }

  override var keepsTaps: Bool { true }

  private func fill() {
    label.font = .systemFont(ofSize: 17)
    label.textColor = .label
    switch line {
    case .title(let title):
      isEnabled = false
      label.text = title
      label.font = .systemFont(ofSize: 13)
      label.textColor = .secondaryLabel
    case .back(let title):
      label.text = title
      label.font = .systemFont(ofSize: 17, weight: .semibold)
      mark.image = Self.symbol("chevron.down")
    case .action(let action):
      isEnabled = !action.attributes.contains(.disabled)
      let color: UIColor =
        !isEnabled
        ? .tertiaryLabel : action.attributes.contains(.destructive) ? .systemRed : .label
      (label.text, label.textColor) = (action.title, color)
      subtitle.text = action.subtitle
      picture.image = action.image
      picture.tintColor = color
      switch action.state {
      case .on: mark.image = Self.symbol("checkmark")
      case .mixed: mark.image = Self.symbol("minus")
      case .off: break
      }
    case .menu(let menu):
      (label.text, subtitle.text) = (menu.title, menu.subtitle)
      if menu.options.contains(.destructive) { label.textColor = .systemRed }
      mark.image = Self.symbol("chevron.right")
      picture.image = menu.image
      picture.tintColor = .label
    case .waiting:
      isEnabled = false
      (label.text, label.textColor) = ("Loading…", .secondaryLabel)
    case .gap:
      isEnabled = false
      backgroundColor = UIColor(white: 0, alpha: 0.08)
    }
    mark.tintColor = .label
    subtitle.isHidden = subtitle.text?.isEmpty ?? true
  }

  private static func symbol(_ name: String) -> UIImage? {
    UIImage(
      systemName: name,
      withConfiguration: UIImage.SymbolConfiguration(pointSize: 13, weight: .semibold))
  }

  var canBeChosen: Bool { isEnabled }

  /// Whether the line is highlighted under a touch.
  var isMarked = false {
    didSet {
      guard isMarked != oldValue, canBeChosen else { return }
      backgroundColor = isMarked ? .systemFill : nil
    }
  }

  override func stateChanged() {
    super.stateChanged()
    isMarked = isHighlighted
  }

  private var titleStart: CGFloat {
    hasMarks ? Self.margin / 2 + Self.markWidth : Self.margin
  }

  private func titleWidth(of width: CGFloat) -> CGFloat {
    width - titleStart - (picture.image == nil ? Self.margin : Self.pictureWidth + 8)
  }

  /// Returns the height for a width, in points.
  func height(forWidth width: CGFloat) -> CGFloat {
    if case .gap = line { return 8 }
    let room = CGSize(width: titleWidth(of: width), height: .infinity)
    var height = label.sizeThatFits(room).height
    if !subtitle.isHidden { height += subtitle.sizeThatFits(room).height }
    if case .title = line { return (height + 16).rounded(.up) }
    return max(44, (height + 22).rounded(.up))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let grid = PixelGrid(scale: environment.screen.scale)
    let width = titleWidth(of: bounds.width)
    let room = CGSize(width: width, height: .infinity)
    let words = label.sizeThatFits(room).height
    let more = subtitle.isHidden ? 0 : subtitle.sizeThatFits(room).height
    let top = grid.nearest((bounds.height - words - more) / 2)
    label.frame = CGRect(x: titleStart, y: top, width: width, height: words)
    subtitle.frame = CGRect(x: titleStart, y: top + words, width: width, height: more)
    mark.frame = CGRect(
      x: Self.margin / 2, y: 0, width: Self.markWidth, height: bounds.height)
    picture.frame = CGRect(
      x: bounds.width - Self.pictureWidth - 8, y: 0, width: Self.pictureWidth,
      height: bounds.height)
    let line = 1 / environment.screen.scale
    hairline.frame = CGRect(x: 0, y: bounds.height - line, width: bounds.width, height: line)
  }
}
