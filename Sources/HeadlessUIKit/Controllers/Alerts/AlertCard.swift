import Foundation
import Typography

/// The rounded card of an alert, with its texts, text fields and buttons. Buttons that do not fit
/// scroll.
///
/// Measured in simulators of iOS 9 to 15: an alert is 270 points wide. Its texts are 20 points from
/// the upper and lower edges, and 16 points from the sides. Its buttons are 44 points high, those
/// of an action sheet 57 points.
final class AlertCard: UIView {
  private let style: UIAlertController.Style
  /// The opaque background colour. Clipping to rounded corners makes the card a group, whose
  /// content has no backdrop to blur.
  private static let color = UIColor(
    light: UIColor(white: 0.94, alpha: 1).cgColor, dark: UIColor(white: 0.17, alpha: 1).cgColor)
  private let titleLabel = UILabel()
  private let messageLabel = UILabel()
  private let scroller = UIScrollView()
  private var lines: [UIView] = []
  private var fields: [UITextField] = []
  private(set) var buttons: [AlertButton] = []

  init(style: UIAlertController.Style) {
    self.style = style
    super.init(frame: .zero)
    clipsToBounds = true
    layer.cornerRadius = 14
    backgroundColor = Self.color
    for view in [titleLabel, messageLabel, scroller] { addSubview(view) }
    for label in [titleLabel, messageLabel] {
      label.numberOfLines = 0
      label.textAlignment = .center
    }
    let isSheet = style == .actionSheet
    titleLabel.font = .systemFont(ofSize: isSheet ? 13 : 17, weight: .semibold)
    messageLabel.font = .systemFont(ofSize: 13)
    let color: UIColor = isSheet ? .secondaryLabel : .label
    (titleLabel.textColor, messageLabel.textColor) = (color, color)
  }

  required init?(coder: NSCoder) { nil }

  private var rowHeight: CGFloat { style == .alert ? 44 : 57 }
  private static let fieldHeight: CGFloat = 30

  func show(
    title: String?, message: String?, fields: [UITextField], buttons: [AlertButton]
  ) {
    titleLabel.text = title
    messageLabel.text = message
    for view in self.fields + self.buttons { view.removeFromSuperview() }
    (self.fields, self.buttons) = (fields, buttons)
    for field in fields { addSubview(field) }
    for button in buttons { scroller.addSubview(button) }
    setNeedsLayout()
  }

  /// Whether the two buttons of an alert are side by side.
  private func isRow(_ width: CGFloat) -> Bool {
    style == .alert && buttons.count == 2
      && buttons.allSatisfy { $0.sizeThatFits(.zero).width + 24 <= width / 2 }
  }

  private func textHeight(_ width: CGFloat) -> CGFloat {
    let room = CGSize(width: width - 32, height: 0)
    let words = [titleLabel, messageLabel].filter { $0.text?.isEmpty == false }
    guard !words.isEmpty || !fields.isEmpty else { return 0 }
    let texts = words.map { $0.sizeThatFits(room).height }.reduce(0, +)
    let between: CGFloat = words.count > 1 ? (style == .alert ? 4 : 8) : 0
    let fieldsHeight =
      fields.isEmpty ? 0 : CGFloat(fields.count) * Self.fieldHeight + (words.isEmpty ? 0 : 14)
    return texts + between + fieldsHeight + 2 * margin
  }

  private var margin: CGFloat { style == .alert ? 20 : 15 }

  private func buttonsHeight(_ width: CGFloat) -> CGFloat {
    guard !buttons.isEmpty else { return 0 }
    return rowHeight * (isRow(width) ? 1 : CGFloat(buttons.count))
  }

  /// Returns the height of the card at a width, in points.
  func height(forWidth width: CGFloat) -> CGFloat { textHeight(width) + buttonsHeight(width) }

  override func layoutSubviews() {
    super.layoutSubviews()
    let grid = PixelGrid(scale: environment.screen.scale)
    var y = margin
    for label in [titleLabel, messageLabel] {
      label.isHidden = label.text?.isEmpty != false
      guard !label.isHidden else { continue }
      let height = label.sizeThatFits(CGSize(width: bounds.width - 32, height: 0)).height
      label.frame = CGRect(
        x: 16, y: grid.nearest(y), width: bounds.width - 32, height: height)
      y += height + (style == .alert ? 4 : 8)
    }
    if y > margin { y += 10 }
    for field in fields {
      field.frame = CGRect(
        x: 16, y: grid.nearest(y), width: bounds.width - 32, height: Self.fieldHeight)
      y += Self.fieldHeight
    }
    let words = min(grid.nearest(textHeight(bounds.width)), bounds.height)
    scroller.frame = CGRect(
      x: 0, y: words, width: bounds.width, height: bounds.height - words)
    scroller.contentSize = CGSize(
      width: bounds.width, height: buttonsHeight(bounds.width))
    layOutButtons(below: words)
  }

  private func layOutButtons(below words: CGFloat) {
    for line in lines { line.removeFromSuperview() }
    lines = []
    let hair = 1 / environment.screen.scale
    func line(_ frame: CGRect) {
      let line = UIView(frame: frame)
      line.backgroundColor = .separator
      line.isUserInteractionEnabled = false
      scroller.addSubview(line)
      lines.append(line)
    }
    let isRow = isRow(bounds.width)
    for (index, button) in buttons.enumerated() {
      if isRow {
        let half = bounds.width / 2
        button.frame = CGRect(x: CGFloat(index) * half, y: 0, width: half, height: rowHeight)
        if index == 1 { line(CGRect(x: half, y: 0, width: hair, height: rowHeight)) }
      } else {
        button.frame = CGRect(
          x: 0, y: CGFloat(index) * rowHeight, width: bounds.width, height: rowHeight)
      }
      let isFirst = isRow || index == 0
      if !isFirst || words > 0 {
        line(
          CGRect(
            x: button.frame.minX, y: button.frame.minY, width: button.frame.width, height: hair))
      }
    }
  }
}
