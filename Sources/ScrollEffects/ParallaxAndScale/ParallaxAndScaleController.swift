import UIKit

/// The article's view controller, including its mistakes.
class ParallaxAndScaleController: UIViewController, UIScrollViewDelegate {
  struct Constants {
    static let headerHeight: CGFloat = 210
    static let labelHeight: CGFloat = 800
  }

  let imageName: String
  var scrollView: UIScrollView!
  var label: UILabel!
  var headerContainerView: UIView!
  var headerImageView: UIImageView!
  var headerTopConstraint: NSLayoutConstraint!
  var headerHeightConstraint: NSLayoutConstraint!

  init(image: String) {
    imageName = image
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()

    scrollView = createScrollView()
    headerContainerView = createHeaderContainerView()
    headerImageView = createHeaderImageView()
    label = createLabel()

    headerContainerView.addSubview(headerImageView)
    scrollView.addSubview(headerContainerView)
    scrollView.addSubview(label)
    view.addSubview(scrollView)

    arrangeConstraints()
  }

  func createScrollView() -> UIScrollView {
    let scrollView = UIScrollView()
    scrollView.accessibilityIdentifier = "scrollView"
    scrollView.delegate = self
    scrollView.alwaysBounceVertical = true
    scrollView.translatesAutoresizingMaskIntoConstraints = false
    return scrollView
  }

  private func createHeaderContainerView() -> UIView {
    let view = UIView()
    view.accessibilityIdentifier = "headerContainerView"
    view.clipsToBounds = true
    view.translatesAutoresizingMaskIntoConstraints = false
    return view
  }

  private func createHeaderImageView() -> UIImageView {
    let imageView = UIImageView()
    imageView.accessibilityIdentifier = "headerImageView"
    imageView.translatesAutoresizingMaskIntoConstraints = false
    imageView.contentMode = .scaleAspectFill
    imageView.image = UIImage(named: imageName)
    imageView.clipsToBounds = true
    return imageView
  }

  private func createLabel() -> UILabel {
    let label = UILabel()
    label.accessibilityIdentifier = "label"
    label.translatesAutoresizingMaskIntoConstraints = false
    label.backgroundColor = .white
    let titleFont = UIFont.preferredFont(forTextStyle: .title1)
    if let boldDescriptor = titleFont.fontDescriptor.withSymbolicTraits(.traitBold) {
      label.font = UIFont(descriptor: boldDescriptor, size: 0)
    } else {
      label.font = titleFont
    }
    label.textAlignment = .center
    label.adjustsFontForContentSizeCategory = true
    label.text = "Your content here"
    return label
  }

  private func arrangeConstraints() {
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: view.topAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      headerContainerView.widthAnchor.constraint(equalTo: scrollView.widthAnchor, multiplier: 1),
      headerImageView.topAnchor.constraint(equalTo: headerContainerView.topAnchor),
      headerImageView.leadingAnchor.constraint(equalTo: headerContainerView.leadingAnchor),
      headerImageView.trailingAnchor.constraint(equalTo: headerContainerView.trailingAnchor),
      headerImageView.bottomAnchor.constraint(equalTo: headerContainerView.bottomAnchor),
      label.widthAnchor.constraint(equalTo: scrollView.widthAnchor, multiplier: 1),
      label.heightAnchor.constraint(equalToConstant: Constants.labelHeight),
    ])
    arrangeHeader()
    headerTopConstraint.identifier = "headerTopConstraint"
    headerHeightConstraint.identifier = "headerHeightConstraint"
  }

  /// Adds the constraints that place the header and the label vertically.
  func arrangeHeader() {
    headerTopConstraint = headerContainerView.topAnchor.constraint(equalTo: view.topAnchor)
    headerHeightConstraint = headerContainerView.heightAnchor
      .constraint(equalToConstant: Constants.headerHeight)
    NSLayoutConstraint.activate([
      headerTopConstraint, headerHeightConstraint,
      label.topAnchor.constraint(equalTo: headerContainerView.bottomAnchor),
    ])
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    if scrollView.contentOffset.y < 0.0 {
      // Scrolling down: Scale
      headerHeightConstraint?.constant = Constants.headerHeight - scrollView.contentOffset.y
    } else {
      // Scrolling up: Parallax
      let parallaxFactor: CGFloat = 0.25
      let offsetY = scrollView.contentOffset.y * parallaxFactor
      let minOffsetY: CGFloat = 8.0
      let availableOffset = min(offsetY, minOffsetY)
      let contentRectOffsetY = availableOffset / Constants.headerHeight
      headerTopConstraint?.constant = view.frame.origin.y
      headerHeightConstraint?.constant = Constants.headerHeight - scrollView.contentOffset.y
      headerImageView.layer.contentsRect =
        CGRect(x: 0, y: -contentRectOffsetY, width: 1, height: 1)
    }
  }
}
