import Foundation
import Typography

/// The section index at a table's trailing edge, whose titles scroll to sections.
final class SectionIndexView: UIControl {
  /// The width of the index, in points.
  static let width: CGFloat = 15
  private static let lineHeight: CGFloat = 14

  private let labels: [UILabel]
  private let choose: (Int) -> Void
  /// The line that shows a magnifying glass; nil without one.
  private var searchLine: Int?
  private var chosen: Int?
  /// A closure that returns the background colour, which depends on whether the index is touched.
  var colors: ((_ isTracking: Bool) -> UIColor?)?
  private let glass = CAShapeLayer()

  /// Creates an index. `choose` is called with the index of each title that a touch reaches.
  init(titles: [String], color: UIColor?, choose: @escaping (Int) -> Void) {
    self.choose = choose
    labels = titles.map { title in
      let label = UILabel()
      label.text = title == UITableView.indexSearch ? "" : title
      label.font = .systemFont(ofSize: 11, weight: .semibold)
      label.textAlignment = .center
      return label
    }
    super.init(frame: .zero)
    for label in labels {
      label.textColor = color ?? tintColor
      addSubview(label)
    }
    searchLine = titles.firstIndex(of: UITableView.indexSearch)
    guard searchLine != nil else { return }
    glass.fillColor = nil
    glass.lineWidth = 1.5
    glass.strokeColor = (color ?? tintColor).cgColor
    let path = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 7, height: 7))
    path.move(to: CGPoint(x: 6, y: 6))
    path.addLine(to: CGPoint(x: 9, y: 9))
    glass.path = path.cgPath
    layer.addSublayer(glass)
  }

  required init?(coder: NSCoder) { nil }

  private var top: CGFloat { (bounds.height - Self.lineHeight * CGFloat(labels.count)) / 2 }

  override func layoutSubviews() {
    super.layoutSubviews()
    for (index, label) in labels.enumerated() {
      label.frame = CGRect(
        x: 0, y: top + CGFloat(index) * Self.lineHeight, width: bounds.width,
        height: Self.lineHeight)
    }
    guard let searchLine else { return }
    glass.frame = CGRect(
      x: (bounds.width - 9) / 2, y: top + CGFloat(searchLine) * Self.lineHeight + 2.5, width: 9,
      height: 9)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    if let colors { backgroundColor = colors(true) }
    follow(touches)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesMoved(touches, with: event)
    follow(touches)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    if let colors { backgroundColor = colors(false) }
    chosen = nil
  }

  private func follow(_ touches: Set<UITouch>) {
    guard let touch = touches.min(by: { $0.startTime < $1.startTime }), !labels.isEmpty else {
      return
    }
    let line = ((touch.location(in: self).y - top) / Self.lineHeight).rounded(.down)
    let index = Int(min(max(line, 0), CGFloat(labels.count - 1)))
    guard index != chosen else { return }
    chosen = index
    choose(index)
  }
}
