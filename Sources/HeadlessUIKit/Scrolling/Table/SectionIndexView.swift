import Foundation
import Typography

/// The letters at a table's trailing edge, which lead to its sections.
final class SectionIndexView: UIControl {
  /// In points.
  static let width: CGFloat = 15
  private static let lineHeight: CGFloat = 14

  private let labels: [UILabel]
  private let choose: (Int) -> Void
  private var chosen: Int?

  /// `choose` hears of the title that a finger comes to.
  init(titles: [String], color: UIColor?, choose: @escaping (Int) -> Void) {
    self.choose = choose
    labels = titles.map { title in
      let label = UILabel()
      label.text = title
      label.font = .systemFont(ofSize: 11, weight: .semibold)
      label.textAlignment = .center
      return label
    }
    super.init(frame: .zero)
    for label in labels {
      label.textColor = color ?? tintColor
      addSubview(label)
    }
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
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    follow(touches)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesMoved(touches, with: event)
    follow(touches)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
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
