import UIKit

/// The article's view controller in current Swift, with its storyboard in code. Braces missing in
/// the article's text are restored from the repository.
class StickyMenuController: UIViewController, UITableViewDelegate {
  static let headerHeight: CGFloat = 300
  static let menuHeight: CGFloat = 75

  let parentScrollView = UIScrollView()
  let tableView = UITableView()
  let names = NameSource()
  private let variant: NestedScrollCoordinator.Variant
  private let tableHeightConstant: CGFloat?
  private let pictures: (header: String, menu: String)
  private var isMovingUp: Bool?
  private var childScrollingDownDueToParent = false

  /// Creates the controller.
  ///
  /// - Parameter constant: The table's height minus the view's. Nil makes the table as high as the
  ///   parent minus the menu.
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

  /// Places the parent between the layout guides.
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
    isMovingUp = scrollView.panGestureRecognizer.translation(in: scrollView).y < 0
    // 2: maximum contentOffset y that parent scrollView can have
    let maximum = parentScrollView.contentSize.height - parentScrollView.frame.height
    if isMovingUp! {
      if scrollView === tableView { fillParent(upTo: maximum) }
    } else if scrollView === tableView {
      openParent()
    } else {
      keepParent(at: maximum)
    }
  }

  /// Moves the table's offset to the parent until the menu sticks.
  private func fillParent(upTo maximum: CGFloat) {
    guard parentScrollView.contentOffset.y < maximum, !childScrollingDownDueToParent else { return }
    let sum = min(parentScrollView.contentOffset.y + tableView.contentOffset.y, maximum)
    // This is the repository's later fix, which the article does not have.
    parentScrollView.contentOffset.y = variant == .article ? sum : max(sum, 0)
    tableView.contentOffset.y = 0
  }

  /// Opens the header by the overscroll of a table at its top, on every call.
  private func openParent() {
    guard tableView.contentOffset.y < 0, parentScrollView.contentOffset.y > 0 else { return }
    parentScrollView.contentOffset.y = max(
      parentScrollView.contentOffset.y - abs(tableView.contentOffset.y), 0)
  }

  /// Scrolls the table first if the parent is pulled down while the table is scrolled.
  private func keepParent(at maximum: CGFloat) {
    guard tableView.contentOffset.y > 0, parentScrollView.contentOffset.y < maximum else { return }
    childScrollingDownDueToParent = variant != .noguard
    tableView.contentOffset.y = max(
      tableView.contentOffset.y - (maximum - parentScrollView.contentOffset.y), 0)
    parentScrollView.contentOffset.y = maximum
    childScrollingDownDueToParent = false
  }
}
