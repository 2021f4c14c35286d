import UIKit

/// The article's storyboard in code, with the three stages of its banner.
final class ProfileBannerController: UIViewController, UIScrollViewDelegate {
  /// The inset that includes a navigation bar's height, which changed with iOS 11.
  enum Insets: String, CaseIterable {
    case ios10, ios11
  }

  private let variant: SlidingThumbnail.Variant
  private let behavior: EffectBehavior
  private let insets: Insets
  private let hasLongName: Bool

  private let scrollView = UIScrollView()
  private let avatar = UIView()
  private let bannerView = UIView()
  private let nameLabel = UILabel()
  private let cityLabel = UILabel()
  private let thumbnail = UIView()
  private var thumbnailHorizontalConstraint: NSLayoutConstraint?

  init(
    variant: SlidingThumbnail.Variant, behavior: EffectBehavior, insets: Insets, hasLongName: Bool
  ) {
    self.variant = variant
    self.behavior = behavior
    self.insets = insets
    self.hasLongName = hasLongName
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    buildContent()
    buildBanner()
    if variant != .labels { buildThumbnail() }
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let top = view.safeAreaInsets.top
    scrollView.verticalScrollIndicatorInsets.top =
      SlidingThumbnail.bannerHeight + (insets == .ios10 ? top : 0)
    if insets == .ios10 { scrollView.contentInset.top = top }
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    let inset =
      switch behavior {
      case .faithful: scrollView.contentInset.top
      case .corrected: scrollView.adjustedContentInset.top
      }
    thumbnailHorizontalConstraint?.constant = scrollView.contentOffset.y + inset
  }

  // MARK: - Content

  private func buildContent() {
    scrollView.accessibilityIdentifier = "scrollView"
    scrollView.backgroundColor = UIColor(
      red: 245 / 255, green: 245 / 255, blue: 241 / 255, alpha: 1)
    scrollView.delegate = self
    scrollView.alwaysBounceVertical = true
    if insets == .ios10 { scrollView.contentInsetAdjustmentBehavior = .never }
    avatar.accessibilityIdentifier = "avatar"
    avatar.backgroundColor = .lightGray
    let labels = [
      "Name: ...", "Age: ...", "Other: ...", "Info: ...", "iPad: ...", "Scrolling: ...",
    ]
    .map(Self.darkLabel)
    for view in [avatar] + labels {
      view.translatesAutoresizingMaskIntoConstraints = false
      scrollView.addSubview(view)
    }
    scrollView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(scrollView)
    NSLayoutConstraint.activate(
      [
        scrollView.topAnchor.constraint(equalTo: view.topAnchor),
        scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        scrollView.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
        avatar.topAnchor.constraint(equalTo: scrollView.topAnchor, constant: 88),
        avatar.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor, constant: 8),
        avatar.widthAnchor.constraint(equalToConstant: 100),
        avatar.heightAnchor.constraint(equalToConstant: 100),
      ] + Self.stack(labels, below: avatar, in: scrollView))
  }

  private static func darkLabel(_ text: String) -> UILabel {
    let label = UILabel()
    label.text = text
    label.textColor = .darkText
    return label
  }

  /// Returns constraints that place the labels below each other with gaps of 150 points, and the
  /// content's end 20 points below the last one.
  private static func stack(
    _ labels: [UILabel], below top: UIView, in scrollView: UIScrollView
  ) -> [NSLayoutConstraint] {
    var constraints: [NSLayoutConstraint] = []
    var previous = top
    for label in labels {
      let gap: CGFloat = previous === top ? 8 : 150
      constraints += [
        label.topAnchor.constraint(equalTo: previous.bottomAnchor, constant: gap),
        label.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor, constant: 8),
      ]
      previous = label
    }
    return constraints + [
      scrollView.bottomAnchor.constraint(equalTo: previous.bottomAnchor, constant: 20)
    ]
  }

  // MARK: - Banner

  private func buildBanner() {
    bannerView.accessibilityIdentifier = "bannerView"
    bannerView.backgroundColor = .darkGray
    nameLabel.accessibilityIdentifier = "nameLabel"
    nameLabel.text = hasLongName ? "Somereallysuperlongname Thatwontfit" : "Name"
    nameLabel.textColor = .white
    cityLabel.accessibilityIdentifier = "cityLabel"
    cityLabel.text = "City, State"
    cityLabel.font = .systemFont(ofSize: 13)
    cityLabel.textColor = .white
    view.addSubview(bannerView)
    bannerView.translatesAutoresizingMaskIntoConstraints = false
    for label in [cityLabel, nameLabel] {
      label.translatesAutoresizingMaskIntoConstraints = false
      label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
      label.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
      bannerView.addSubview(label)
    }
    let leading = SlidingThumbnail.labelLeading
    NSLayoutConstraint.activate([
      bannerView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      bannerView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      bannerView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      bannerView.heightAnchor.constraint(equalToConstant: SlidingThumbnail.bannerHeight),
      nameLabel.bottomAnchor.constraint(equalTo: bannerView.centerYAnchor),
      cityLabel.topAnchor.constraint(equalTo: nameLabel.bottomAnchor),
      cityLabel.leadingAnchor.constraint(equalTo: nameLabel.leadingAnchor),
      bannerView.trailingAnchor.constraint(
        greaterThanOrEqualTo: nameLabel.trailingAnchor, constant: SlidingThumbnail.trailingSpace),
      bannerView.trailingAnchor.constraint(
        greaterThanOrEqualTo: cityLabel.trailingAnchor, constant: SlidingThumbnail.trailingSpace),
      variant == .final
        ? nameLabel.leadingAnchor.constraint(
          greaterThanOrEqualTo: bannerView.leadingAnchor, constant: leading)
        : nameLabel.leadingAnchor.constraint(equalTo: bannerView.leadingAnchor, constant: leading),
    ])
  }

  private func buildThumbnail() {
    thumbnail.accessibilityIdentifier = "thumbnail"
    thumbnail.backgroundColor = UIColor(
      red: 134 / 255, green: 198 / 255, blue: 31 / 255, alpha: 1)
    thumbnail.translatesAutoresizingMaskIntoConstraints = false
    bannerView.addSubview(thumbnail)
    let gap = nameLabel.leadingAnchor.constraint(
      equalTo: thumbnail.trailingAnchor, constant: SlidingThumbnail.gap)
    gap.identifier = "thumbnailLabelGapConstraint"
    NSLayoutConstraint.activate([
      thumbnail.widthAnchor.constraint(equalToConstant: SlidingThumbnail.thumbnailSide),
      thumbnail.widthAnchor.constraint(equalTo: thumbnail.heightAnchor),
      thumbnail.centerYAnchor.constraint(equalTo: bannerView.centerYAnchor),
    ])
    if variant == .final {
      gap.priority = UILayoutPriority(998)
      addSlidingConstraints()
    }
    gap.isActive = true
  }

  private func addSlidingConstraints() {
    let leading = thumbnail.leadingAnchor.constraint(
      lessThanOrEqualTo: bannerView.leadingAnchor, constant: SlidingThumbnail.dock)
    leading.identifier = "thumbnailLeadingConstraint"
    let horizontal = thumbnail.trailingAnchor.constraint(equalTo: bannerView.leadingAnchor)
    horizontal.identifier = "thumbnailHorizontalConstraint"
    horizontal.priority = UILayoutPriority(999)
    thumbnailHorizontalConstraint = horizontal
    NSLayoutConstraint.activate([
      leading, horizontal,
      nameLabel.leadingAnchor.constraint(
        greaterThanOrEqualTo: thumbnail.trailingAnchor, constant: SlidingThumbnail.gap),
    ])
  }
}
