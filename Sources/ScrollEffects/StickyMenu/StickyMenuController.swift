import UIKit

/// The article's view controller in today's Swift, the braces that its text lost restored as the
/// repository has them, over its storyboard in code.
class StickyMenuController: UIViewController, UITableViewDelegate {
  static let headerHeight: CGFloat = 300
  static let menuHeight: CGFloat = 75

  let parentScrollView = UIScrollView()
  let tableView = UITableView()
  let names = NameSource()
  private let variant: NestedScrollCoordinator.Variant
  private let tableHeightConstant: CGFloat?
  private let pictures: (header: String, menu: String)
  private var goingUp: Bool?
  private var childScrollingDownDueToParent = false

  /// - Parameter constant: nil makes the table as high as what the menu leaves of the parent.
  init(
    variant: NestedScrollCoordinator.Variant, constant: CGFloat?,
    pictures: (header: String, menu: String)
  ) {
    self.variant = variant
    self.pictures = pictures
    tableHeightConstant = constant
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    parentScrollView.accessibilityIdentifier = "parentScrollView"
    tableView.accessibilityIdentifier = "tableView"
    parentScrollView.delegate = self
    tableView.delegate = self
    names.attach(to: tableView)
    let header = makeHeader()
    for child in [parentScrollView, header, tableView] {
      child.translatesAutoresizingMaskIntoConstraints = false
    }
    parentScrollView.addSubview(header)
    parentScrollView.addSubview(tableView)
    install(parentScrollView)
    arrange(header)
  }

  /// Puts the parent on the screen, between the layout guides.
  func install(_ parent: UIScrollView) {
    view.addSubview(parent)
    let safeArea = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      parent.topAnchor.constraint(equalTo: safeArea.topAnchor),
      parent.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      parent.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      safeArea.bottomAnchor.constraint(equalTo: parent.bottomAnchor),
    ])
  }

  private func makeHeader() -> UIView {
    let header = UIView()
    header.accessibilityIdentifier = "header"
    header.backgroundColor = .lightGray
    let imageView = UIImageView(image: UIImage(named: pictures.header))
    imageView.accessibilityIdentifier = "imageView"
    imageView.contentMode = .scaleAspectFill
    imageView.clipsToBounds = true
    let menuView = UIImageView(image: UIImage(named: pictures.menu))
    menuView.accessibilityIdentifier = "menuView"
    for child in [imageView, menuView] {
      child.translatesAutoresizingMaskIntoConstraints = false
      header.addSubview(child)
    }
    NSLayoutConstraint.activate([
      imageView.topAnchor.constraint(equalTo: header.topAnchor),
      imageView.leadingAnchor.constraint(equalTo: header.leadingAnchor),
      imageView.trailingAnchor.constraint(equalTo: header.trailingAnchor),
      menuView.topAnchor.constraint(equalTo: imageView.bottomAnchor),
      menuView.leadingAnchor.constraint(equalTo: header.leadingAnchor),
      menuView.trailingAnchor.constraint(equalTo: header.trailingAnchor),
      menuView.bottomAnchor.constraint(equalTo: header.bottomAnchor),
      menuView.heightAnchor.constraint(equalToConstant: Self.menuHeight),
    ])
    return header
  }

  private func arrange(_ header: UIView) {
    let tableHeight =
      tableHeightConstant.map {
        tableView.heightAnchor.constraint(equalTo: view.heightAnchor, constant: $0)
      }
      ?? tableView.heightAnchor.constraint(
        equalTo: parentScrollView.heightAnchor, constant: -Self.menuHeight)
    tableHeight.identifier = "tableHeightConstraint"
    NSLayoutConstraint.activate([
      header.topAnchor.constraint(equalTo: parentScrollView.topAnchor),
      header.leadingAnchor.constraint(equalTo: parentScrollView.leadingAnchor),
      header.trailingAnchor.constraint(equalTo: parentScrollView.trailingAnchor),
      header.widthAnchor.constraint(equalTo: view.widthAnchor),
      header.heightAnchor.constraint(equalToConstant: Self.headerHeight),
      tableView.topAnchor.constraint(equalTo: header.bottomAnchor),
      tableView.leadingAnchor.constraint(equalTo: parentScrollView.leadingAnchor),
      tableView.trailingAnchor.constraint(equalTo: parentScrollView.trailingAnchor),
      tableView.bottomAnchor.constraint(equalTo: parentScrollView.bottomAnchor),
      tableView.widthAnchor.constraint(equalTo: header.widthAnchor),
      tableView.centerXAnchor.constraint(equalTo: header.centerXAnchor),
      tableHeight,
    ])
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    // 1: determining whether scrollview is scrolling up or down
    goingUp = scrollView.panGestureRecognizer.translation(in: scrollView).y < 0
    // 2: maximum contentOffset y that parent scrollView can have
    let maximum = parentScrollView.contentSize.height - parentScrollView.frame.height
    if goingUp! {
      if scrollView === tableView { fillParent(upTo: maximum) }
    } else if scrollView === tableView {
      openParent()
    } else {
      keepParent(at: maximum)
    }
  }

  /// The parent takes what the table would scroll, until the menu sticks.
  private func fillParent(upTo maximum: CGFloat) {
    guard parentScrollView.contentOffset.y < maximum, !childScrollingDownDueToParent else { return }
    let sum = min(parentScrollView.contentOffset.y + tableView.contentOffset.y, maximum)
    // The repository's later fix; the article never got it.
    parentScrollView.contentOffset.y = variant == .article ? sum : max(sum, 0)
    tableView.contentOffset.y = 0
  }

  /// The table at its top opens the header by its overscroll, on every call.
  private func openParent() {
    guard tableView.contentOffset.y < 0, parentScrollView.contentOffset.y > 0 else { return }
    parentScrollView.contentOffset.y = max(
      parentScrollView.contentOffset.y - abs(tableView.contentOffset.y), 0)
  }

  /// A parent pulled down while the table is scrolled lets the table go first.
  private func keepParent(at maximum: CGFloat) {
    guard tableView.contentOffset.y > 0, parentScrollView.contentOffset.y < maximum else { return }
    childScrollingDownDueToParent = variant != .noguard
    tableView.contentOffset.y = max(
      tableView.contentOffset.y - (maximum - parentScrollView.contentOffset.y), 0)
    parentScrollView.contentOffset.y = maximum
    childScrollingDownDueToParent = false
  }
}
