import Foundation
@_spi(Overscroll) import HeadlessUIKit
import Typography

/// A set of stack views with all distributions and alignments. A tap hides the second view of each,
/// or shows it again.
final class StacksController: UIViewController {
  private var hidden: [UIView] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let all = UIStackView(arrangedSubviews: [
      row(.fill, .fill), row(.fillEqually, .top), row(.fillProportionally, .center),
      row(.equalSpacing, .bottom), row(.equalCentering, .firstBaseline),
    ])
    all.axis = .vertical
    all.distribution = .fillEqually
    all.spacing = 8
    all.setCustomSpacing(24, after: all.arrangedSubviews[1])
    all.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(all)
    let margins = view.layoutMarginsGuide
    NSLayoutConstraint.activate([
      all.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      all.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      all.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
      all.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -8),
    ])
    let tap = UITapGestureRecognizer()
    tap.addAction { [unowned self] _ in
      UIView.animate(withDuration: 0.5) {
        for view in self.hidden { view.isHidden.toggle() }
        self.view.layoutIfNeeded()
      }
    }
    view.addGestureRecognizer(tap)
  }

  private func row(
    _ distribution: UIStackView.Distribution, _ alignment: UIStackView.Alignment
  ) -> UIStackView {
    let words = ["One", "Second", "The third"]
    let colors: [UIColor] = [.systemTeal, .systemOrange, .systemPurple]
    let labels = zip(words, colors).enumerated().map { index, part in
      let label = UILabel()
      label.text = part.0
      label.font = .systemFont(ofSize: 12 + CGFloat(index) * 4)
      label.textColor = .white
      label.backgroundColor = part.1
      return label
    }
    labels[2].setContentHuggingPriority(.defaultLow - 1, for: .horizontal)
    hidden.append(labels[1])
    let row = UIStackView(arrangedSubviews: labels)
    row.distribution = distribution
    row.alignment = alignment
    row.spacing = 6
    return row
  }
}
