import Foundation
import HeadlessUIKit
import Layers
import ScrollEffects

extension ScreenDefinition {
  /// System D: a table in a scroll view under a header whose menu sticks. `constant` is the table's
  /// height against the screen's: −95 unless told otherwise. Corrected needs none.
  static let stickyMenu = ScreenDefinition(
    "sticky-menu", variants: ["repo", "article", "noguard", "corrected"]
  ) { request in
    let constant = request.options.number("constant")
    let variant = NestedScrollCoordinator.Variant(rawValue: request.variant ?? "") ?? .repo
    if request.behavior == .corrected || variant == .corrected {
      return CorrectedStickyMenuController(constant: constant)
    }
    return StickyMenuController(variant: variant, constant: constant ?? -95)
  }
}

/// The article's view controller in today's Swift, its missing braces restored as systems.md §4.4
/// has them, over its storyboard in code.
class StickyMenuController: UIViewController, UITableViewDelegate {
  static let headerHeight: CGFloat = 300
  static let menuHeight: CGFloat = 75

  let parentScrollView = UIScrollView()
  let tableView = UITableView()
  let names = NameSource()
  private let variant: NestedScrollCoordinator.Variant
  private let tableHeightConstant: CGFloat?
  private var goingUp: Bool?
  private var childScrollingDownDueToParent = false

  /// - Parameter constant: nil makes the table as high as what the menu leaves of the parent.
  init(variant: NestedScrollCoordinator.Variant, constant: CGFloat?) {
    self.variant = variant
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
    let imageView = UIImageView(image: UIImage(named: "Group"))
    imageView.accessibilityIdentifier = "imageView"
    imageView.contentMode = .scaleAspectFill
    imageView.clipsToBounds = true
    let menuView = UIImageView(image: UIImage(named: "Menu"))
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

/// One virtual offset for both: a scroll view around the others takes every gesture, and its offset is
/// shared out. Direction, touch location and history play no part.
final class CorrectedStickyMenuController: StickyMenuController {
  private let driver = UIScrollView()
  private var isSharing = false

  init(constant: CGFloat?) { super.init(variant: .corrected, constant: constant) }

  required init?(coder: NSCoder) { nil }

  override func install(_ parent: UIScrollView) {
    driver.delegate = self
    driver.translatesAutoresizingMaskIntoConstraints = false
    driver.contentInsetAdjustmentBehavior = .never
    driver.alwaysBounceVertical = true
    super.install(driver)
    driver.addSubview(parent)
    let frame = driver.frameLayoutGuide
    NSLayoutConstraint.activate([
      parent.topAnchor.constraint(equalTo: frame.topAnchor),
      parent.leadingAnchor.constraint(equalTo: frame.leadingAnchor),
      parent.trailingAnchor.constraint(equalTo: frame.trailingAnchor),
      parent.bottomAnchor.constraint(equalTo: frame.bottomAnchor),
      driver.contentLayoutGuide.widthAnchor.constraint(equalTo: frame.widthAnchor),
      // Both ranges and the frame: the table's own height cancels out.
      driver.contentLayoutGuide.heightAnchor.constraint(
        equalToConstant: Self.headerHeight + CGFloat(names.count) * tableView.rowHeight),
    ])
    for scrollView in [parent, tableView] as [UIScrollView] {
      scrollView.isScrollEnabled = false
      scrollView.showsVerticalScrollIndicator = false
      scrollView.contentInsetAdjustmentBehavior = .never
    }
  }

  private var maximum: CGFloat {
    max(0, parentScrollView.contentSize.height - parentScrollView.bounds.height)
  }

  override func scrollViewDidScroll(_ scrollView: UIScrollView) {
    guard !isSharing else { return }
    isSharing = true
    defer { isSharing = false }
    // Code that scrolls one of the two moves the offset they share.
    let offset =
      scrollView === driver
      ? driver.contentOffset.y : parentScrollView.contentOffset.y + tableView.contentOffset.y
    let shares = NestedScrollCoordinator(variant: .corrected, parentMaximum: maximum).split(offset)
    driver.contentOffset.y = offset
    parentScrollView.contentOffset.y = shares.parent
    tableView.contentOffset.y = shares.child
  }
}
