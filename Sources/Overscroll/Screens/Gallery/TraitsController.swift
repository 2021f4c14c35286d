import Foundation
import HeadlessUIKit
import Typography

/// A page of text styles and semantic colours, side by side if there is little height.
final class TraitsController: UIViewController {
  private let halves = UIStackView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    halves.addArrangedSubview(texts)
    halves.addArrangedSubview(swatches)
    halves.spacing = 12
    halves.distribution = .fillEqually
    halves.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(halves)
    let safe = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      halves.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 12),
      halves.trailingAnchor.constraint(equalTo: safe.trailingAnchor, constant: -12),
      halves.topAnchor.constraint(equalTo: safe.topAnchor, constant: 12),
      halves.bottomAnchor.constraint(equalTo: safe.bottomAnchor, constant: -12),
    ])
    arrange()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    arrange()
  }

  private func arrange() {
    halves.axis = traitCollection.verticalSizeClass == .compact ? .horizontal : .vertical
  }

  private var texts: UIView {
    let styles: [(String, UIFont.TextStyle, UIColor)] = [
      ("Title", .title2, .label), ("Headline", .headline, .label), ("Body", .body, .label),
      ("Callout", .callout, .secondaryLabel), ("Footnote", .footnote, .tertiaryLabel),
    ]
    let stack = UIStackView(
      arrangedSubviews: styles.map { name, style, color in
        let label = UILabel()
        label.text = name
        label.font = .preferredFont(forTextStyle: style)
        label.textColor = color
        return label
      })
    stack.axis = .vertical
    stack.distribution = .equalSpacing
    return stack
  }

  private var swatches: UIView {
    let colors: [UIColor] = [
      .systemRed, .systemOrange, .systemYellow, .systemGreen, .systemBlue, .systemPurple,
      .systemGray, .systemGray3, .systemGray6, .secondarySystemBackground, .systemFill, .separator,
    ]
    let rows = stride(from: 0, to: colors.count, by: 3).map { start in
      let row = UIStackView(
        arrangedSubviews: colors[start..<start + 3].map { color in
          let swatch = UIView()
          swatch.backgroundColor = color
          swatch.layer.cornerRadius = 6
          return swatch
        })
      row.distribution = .fillEqually
      row.spacing = 6
      return row
    }
    let stack = UIStackView(arrangedSubviews: rows)
    stack.axis = .vertical
    stack.distribution = .fillEqually
    stack.spacing = 6
    return stack
  }
}
