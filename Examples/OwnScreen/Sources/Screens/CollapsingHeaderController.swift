import UIKit

/// A header that shrinks into a bar while scrolling: the disc fades out and the title moves in.
///
/// The controller compiles unchanged for iOS.
public final class CollapsingHeaderController: UIViewController, UIScrollViewDelegate {
  private let scrollView = UIScrollView()
  private let header = UIView()
  private let disc = UIView()
  private let titleLabel = UILabel()
  private let stack = UIView()
  private var headerHeight: NSLayoutConstraint!

  private let tall: CGFloat = 240
  private let short: CGFloat = 96

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    scrollView.accessibilityIdentifier = "scrollView"
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.alwaysBounceVertical = true
    scrollView.delegate = self
    header.accessibilityIdentifier = "header"
    header.backgroundColor = .systemIndigo
    header.clipsToBounds = true
    disc.backgroundColor = UIColor(white: 1, alpha: 0.9)
    disc.layer.cornerRadius = 48
    disc.layer.shadowOpacity = 0.3
    disc.layer.shadowRadius = 8
    titleLabel.text = "Ada Lovelace"
    titleLabel.textColor = .white
    titleLabel.font = .systemFont(ofSize: 22, weight: .bold)

    for child in [scrollView, header, disc, titleLabel, stack] {
      child.translatesAutoresizingMaskIntoConstraints = false
    }
    view.addSubview(scrollView)
    view.addSubview(header)
    header.addSubview(disc)
    header.addSubview(titleLabel)
    scrollView.addSubview(stack)
    arrange()
    addCards()
  }

  private func arrange() {
    headerHeight = header.heightAnchor.constraint(equalToConstant: tall)
    headerHeight.identifier = "headerHeight"
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: view.topAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      header.topAnchor.constraint(equalTo: view.topAnchor),
      header.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      header.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      headerHeight,
      disc.centerXAnchor.constraint(equalTo: header.centerXAnchor),
      disc.centerYAnchor.constraint(equalTo: header.centerYAnchor, constant: 4),
      disc.widthAnchor.constraint(equalToConstant: 96),
      disc.heightAnchor.constraint(equalToConstant: 96),
      titleLabel.centerXAnchor.constraint(equalTo: header.centerXAnchor),
      titleLabel.bottomAnchor.constraint(equalTo: header.bottomAnchor, constant: -14),
      stack.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor, constant: tall),
      stack.leadingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.trailingAnchor),
      stack.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor),
      stack.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
    ])
  }

  private func addCards() {
    var above = stack.topAnchor
    for index in 1...9 {
      let card = UIView()
      card.backgroundColor = .white
      card.layer.cornerRadius = 12
      card.translatesAutoresizingMaskIntoConstraints = false
      let label = UILabel()
      label.numberOfLines = 0
      label.text =
        "Note \(String(UnicodeScalar(UInt8(64 + index)))): the engine weaves algebraical patterns."
      label.translatesAutoresizingMaskIntoConstraints = false
      stack.addSubview(card)
      card.addSubview(label)
      NSLayoutConstraint.activate([
        card.topAnchor.constraint(equalTo: above, constant: 16),
        card.leadingAnchor.constraint(equalTo: stack.leadingAnchor, constant: 16),
        card.trailingAnchor.constraint(equalTo: stack.trailingAnchor, constant: -16),
        label.topAnchor.constraint(equalTo: card.topAnchor, constant: 20),
        label.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 16),
        label.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -16),
        label.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -20),
      ])
      above = card.bottomAnchor
    }
    stack.bottomAnchor.constraint(equalTo: above, constant: 40).isActive = true
  }

  /// Adjusts the height of the header to the content offset.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {
    let offset = scrollView.contentOffset.y
    headerHeight.constant = max(short, tall - offset)
    let progress = min(max(offset / (tall - short), 0), 1)
    disc.alpha = 1 - progress
    disc.transform = CGAffineTransform(scaleX: 1 - progress * 0.6, y: 1 - progress * 0.6)
  }

  public override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
}
