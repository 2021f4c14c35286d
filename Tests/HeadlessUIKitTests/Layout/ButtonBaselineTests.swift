import Foundation
import Testing

@_spi(Overscroll) @testable import HeadlessUIKit

/// The baselines of buttons, which are those of their titles.
@MainActor struct ButtonBaselineTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))

  private func button(_ title: String?, _ configuration: UIButton.Configuration?) -> UIButton {
    let button = UIButton(type: .system)
    button.configuration = configuration
    button.setTitle(title, for: .normal)
    button.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(button)
    return button
  }

  /// Returns the position of the first baseline of a label in the root view.
  private func baseline(of label: UILabel) -> CGFloat {
    label.convert(.zero, to: root).y + label.firstBaselineOffset(in: label.bounds.size)
  }

  @Test(arguments: [nil, 15, 60], [false, true])
  func labelIsOnTheBaselineOfATitle(height: CGFloat?, isConfigured: Bool) throws {
    let button = button("Start", isConfigured ? .filled() : nil)
    let label = UILabel()
    label.text = "Time"
    label.font = .systemFont(ofSize: 30)
    label.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(label)
    NSLayoutConstraint.activate([
      button.topAnchor.constraint(equalTo: root.topAnchor, constant: 100),
      button.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      label.leadingAnchor.constraint(equalTo: button.trailingAnchor),
      label.firstBaselineAnchor.constraint(equalTo: button.firstBaselineAnchor),
    ])
    if let height { button.heightAnchor.constraint(equalToConstant: height).isActive = true }
    root.layoutIfNeeded()
    let title = try #require(button.titleLabel)
    #expect(abs(baseline(of: label) - baseline(of: title)) < 0.5)
    label.removeConstraints(label.constraints)
    #expect(button.firstBaselineOffset(in: button.bounds.size) > button.bounds.height / 2)
    #expect(button.lastBaselineOffset(in: button.bounds.size) < button.bounds.height / 2)
  }

  @Test func imageButtonHasItsEdges() {
    let button = button(nil, nil)
    button.setImage(UIImage(systemName: "star"), for: .normal)
    #expect(button.firstBaselineOffset(in: CGSize(width: 40, height: 40)) == 0)
    #expect(button.lastBaselineOffset(in: CGSize(width: 40, height: 40)) == 0)
  }

  // The buttons of a stopwatch: each first baseline is the other one's last baseline, which agrees
  // with their heights only if the title is in the middle from the beginning.
  @Test func framesOfAStoryboardAreTheFirstSolution() {
    let known = root.environment.problems.layout.entries
    let (lap, start) = (button("Lap", nil), button("Start", nil))
    lap.frame = CGRect(x: 20, y: 100, width: 60, height: 60)
    start.frame = CGRect(x: 120, y: 100, width: 60, height: 60)
    NSLayoutConstraint.activate([
      lap.heightAnchor.constraint(equalToConstant: 60),
      lap.widthAnchor.constraint(equalToConstant: 60),
      start.widthAnchor.constraint(equalTo: lap.heightAnchor),
      lap.topAnchor.constraint(equalTo: root.topAnchor, constant: 100),
      lap.topAnchor.constraint(equalTo: start.topAnchor),
      lap.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
      start.leadingAnchor.constraint(equalTo: lap.trailingAnchor, constant: 40),
      start.lastBaselineAnchor.constraint(equalTo: lap.firstBaselineAnchor),
      lap.lastBaselineAnchor.constraint(equalTo: start.firstBaselineAnchor),
    ])
    root.layoutIfNeeded()
    #expect(lap.frame == CGRect(x: 20, y: 100, width: 60, height: 60))
    #expect(start.frame == CGRect(x: 120, y: 100, width: 60, height: 60))
    #expect(root.environment.problems.layout.entries == known)
  }
}
