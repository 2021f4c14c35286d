import Foundation
import HeadlessUIKit
import Layers
import Typography

/// A page in one colour, with a badge, a headline and a sentence in a stack.
final class PageController: UIViewController {
  private let color: UIColor

  init(_ title: String, _ text: String, _ color: UIColor) {
    self.color = color
    self.text = text
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  private let text: String

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = color
    let badge = UIView()
    badge.backgroundColor = UIColor(white: 1, alpha: 0.25)
    badge.layer.cornerRadius = 48
    let headline = UILabel()
    headline.text = title
    headline.font = .preferredFont(forTextStyle: .title1)
    let sentence = UILabel()
    sentence.text = text
    sentence.font = .preferredFont(forTextStyle: .body)
    sentence.numberOfLines = 0
    for label in [headline, sentence] {
      label.textColor = .white
      label.textAlignment = .center
    }
    let stack = UIStackView(arrangedSubviews: [badge, headline, sentence])
    stack.axis = .vertical
    stack.alignment = .center
    stack.spacing = 12
    stack.setCustomSpacing(28, after: badge)
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      badge.widthAnchor.constraint(equalToConstant: 96),
      badge.heightAnchor.constraint(equalTo: badge.widthAnchor),
      stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 40),
      stack.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -40),
    ])
  }
}
