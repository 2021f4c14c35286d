import Foundation
import Graphics
import HeadlessUIKit
import Layers
import Testing
import Typography

/// The effects of overridden traits, text sizes, dark mode and safe areas at the sides on standard
/// views.
@MainActor
@Suite("Overridden traits")
struct OverriddenTraitTests {
  private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }

  /// Returns a controller on the screen whose parent overrides its traits.
  private func child(with traits: UITraitCollection) -> (UIWindow, UIViewController) {
    let (root, child) = (UIViewController(), UIViewController())
    root.addChild(child)
    root.view.addSubview(child.view)
    root.setOverrideTraitCollection(traits, forChild: child)
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = root
    window.show()
    return (window, child)
  }

  @Test("The layout direction follows an overridden trait, unless the view forces another")
  func direction() {
    onScreen()
    let (window, child) = child(with: UITraitCollection(layoutDirection: .rightToLeft))
    let (inner, forced) = (UIView(), UIView())
    forced.semanticContentAttribute = .forceLeftToRight
    child.view.addSubview(inner)
    child.view.addSubview(forced)
    #expect(inner.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    #expect(forced.effectiveUserInterfaceLayoutDirection == .leftToRight)
    #expect(window.effectiveUserInterfaceLayoutDirection == .leftToRight)
  }

  @Test("A view whose superview is gone compares its next traits with its last ones")
  func reuse() {
    onScreen()
    final class Reader: UILabel {
      var previous: [UIContentSizeCategory?] = []
      override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        previous.append(previousTraitCollection?.preferredContentSizeCategory)
      }
    }
    let label = Reader()
    label.adjustsFontForContentSizeCategory = true
    label.font = UIFontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: 14))
    let box = UIView()
    box.addSubview(label)
    let largest = UIContentSizeCategory.accessibilityExtraLarge
    let categories: [UIContentSizeCategory] = [.extraSmall, .large, largest, .large]
    // Each window and controller is released before the next one.
    let sizes = categories.map { category in
      let (_, parent) = child(with: UITraitCollection(preferredContentSizeCategory: category))
      parent.view.addSubview(box)
      return label.font.pointSize
    }
    #expect(sizes == [12, 14, 31, 14])
    #expect(label.previous == [.large, .extraSmall, .large, largest])
    // Colours set outside of a tree are those of the next tree.
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    let (window, parent) = child(with: dark)
    parent.view.addSubview(box)
    box.removeFromSuperview()
    box.backgroundColor = .label
    parent.view.addSubview(box)
    #expect(box.layer.backgroundColor == UIColor.label.resolvedColor(with: dark).cgColor)
    withExtendedLifetime(window) {}
  }

  /// Title 1 has 28 points by default and 43 at the first accessibility sizes
  /// (https://developer.apple.com/design/human-interface-guidelines/typography).
  @Test("Adjusting fonts follow an overridden text size, whenever it is set")
  func fonts() {
    onScreen()
    let large = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
    let (window, child) = child(with: large)
    let (label, scaled, fixed, own) = (UILabel(), UILabel(), UILabel(), UILabel())
    label.font = .preferredFont(forTextStyle: .title1)
    scaled.font = UIFontMetrics(forTextStyle: .body).scaledFont(
      for: .systemFont(ofSize: 17), maximumPointSize: 30)
    fixed.font = .systemFont(ofSize: 28)
    own.font = .preferredFont(forTextStyle: .title1)
    let (field, text) = (UITextField(), UITextView())
    field.font = .preferredFont(forTextStyle: .title1)
    text.font = .preferredFont(forTextStyle: .title1)
    for label in [label, scaled, fixed] { label.adjustsFontForContentSizeCategory = true }
    field.adjustsFontForContentSizeCategory = true
    text.adjustsFontForContentSizeCategory = true
    for view in [label, scaled, fixed, own, field, text] { child.view.addSubview(view) }
    window.layoutIfNeeded()
    #expect([label, scaled, fixed, own].map(\.font.pointSize) == [43, 30, 28, 28])
    #expect(field.font?.pointSize == 43 && text.font?.pointSize == 43)
    child.parent?.setOverrideTraitCollection(nil, forChild: child)
    #expect(label.font.pointSize == 28 && scaled.font.pointSize == 17)
  }

  /// The table of a controller in a window, with one section of two rows.
  private final class Rows: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      2
    }
    override func tableView(
      _ tableView: UITableView, titleForHeaderInSection section: Int
    ) -> String? { "Header" }
    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.accessoryType = .disclosureIndicator
      guard indexPath.row == 1 else {
        cell.textLabel?.text = "Row"
        return cell
      }
      var content = cell.defaultContentConfiguration()
      content.text = "Row"
      content.image = UIImage(systemName: "star")
      cell.contentConfiguration = content
      return cell
    }
  }

  private func table(_ style: UITableView.Style = .plain) -> (UIWindow, UITableView) {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let rows = Rows(style: style)
    rows.navigationItem.leftBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .add, target: nil, action: nil)
    window.rootViewController = UINavigationController(rootViewController: rows)
    window.show()
    window.layoutIfNeeded()
    return (window, rows.tableView)
  }

  private static let notch = UIEdgeInsets(top: 0, left: 44, bottom: 21, right: 44)

  @Test("Content of cells and headers is inset from a safe area at the sides, and cells are not")
  func safeAreaOfRows() throws {
    onScreen(width: 812, height: 375, scale: 3, safeArea: Self.notch)
    let (window, table) = table()
    let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
    #expect(cell.frame.width == 812)
    #expect(cell.contentView.frame.minX == 44)
    #expect(cell.contentView.frame.maxX < 768)
    let header = try #require(table.headerView(forSection: 0))
    #expect(header.frame.width == 812)
    #expect(header.contentView.frame.minX == 44 && header.contentView.frame.width == 724)
    table.insetsContentViewsToSafeArea = false
    window.layoutIfNeeded()
    #expect(cell.contentView.frame.minX == 0 && header.contentView.frame == header.bounds)
  }

  @Test("Inset groups and bar items are inset from a safe area at the sides")
  func safeAreaOfBars() throws {
    onScreen(width: 812, height: 375, scale: 3, safeArea: Self.notch)
    let (window, table) = table(.insetGrouped)
    let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
    #expect(cell.frame.minX == 60 && cell.frame.width == 692)
    #expect(cell.contentView.frame.minX == 0)
    let bar = try #require(window.first(UINavigationBar.self))
    let item = try #require(bar.first { $0 is UIControl })
    // The margin is 16 points although the window is wide: both size classes are compact.
    #expect(item.convert(item.bounds, to: window).minX == 60)
  }

  @Test("Cells with standard views or a content configuration are mirrored from right to left")
  func mirroredCells() throws {
    onScreen()
    let (window, table) = table()
    let cells = try [0, 1].map {
      try #require(table.cellForRow(at: IndexPath(row: $0, section: 0)))
    }
    let before = cells.map(\.contentView.frame)
    let star = try #require(
      cells[1].first { $0 is UIImageView && !$0.isHidden && $0.frame.width > 10 })
    let left = star.frame.minX
    window.semanticContentAttribute = .unspecified
    let root = try #require(window.rootViewController)
    window.rootViewController = nil
    let outer = UIViewController()
    outer.addChild(root)
    outer.view.addSubview(root.view)
    outer.setOverrideTraitCollection(
      UITraitCollection(layoutDirection: .rightToLeft), forChild: root)
    window.rootViewController = outer
    table.reloadData()
    window.layoutIfNeeded()
    let mirrored = try [0, 1].map {
      try #require(table.cellForRow(at: IndexPath(row: $0, section: 0)))
    }
    #expect(mirrored.map(\.contentView.frame.minX) == before.map { 375 - $0.maxX })
    let other = try #require(
      mirrored[1].first { $0 is UIImageView && !$0.isHidden && $0.frame.width > 10 })
    #expect(other.frame.maxX == mirrored[1].contentView.bounds.width - left)
  }

  @Test("Headers and titles of configured buttons grow with the text size")
  func largeText() throws {
    onScreen()
    let (_, small) = table()
    let usual = small.rectForHeader(inSection: 0).height
    onScreen(category: .accessibilityLarge)
    let (_, table) = table()
    let header = try #require(table.headerView(forSection: 0))
    #expect(header.textLabel?.font.pointSize == 33)
    #expect(table.rectForHeader(inSection: 0).height > usual)
    let button = UIButton(configuration: .filled())
    button.configuration?.title = "Title"
    #expect(button.titleLabel?.font.pointSize == 33)
  }

  @Test("The selected segment is grey in dark mode, and the titles of black bars are white")
  func colors() throws {
    onScreen(style: .dark)
    let control = UISegmentedControl(items: ["One", "Two"])
    control.selectedSegmentIndex = 0
    control.layoutIfNeeded()
    let selection = try #require(control.first { $0.layer.cornerRadius == 7 })
    #expect(selection.layer.backgroundColor != UIColor.white.cgColor)
    onScreen()
    let bar = UINavigationBar(frame: rect(0, 0, 375, 44))
    bar.barStyle = .black
    bar.items = [UINavigationItem(title: "Title")]
    bar.layoutIfNeeded()
    let title = try #require(bar.first { ($0 as? UILabel)?.text == "Title" } as? UILabel)
    #expect(title.textColor == .white)
  }

  @Test("An image view shows an enlarged symbol with more pixels, at the symbol's size")
  func symbols() throws {
    onScreen()
    let view = UIImageView(
      image: UIImage(systemName: "heart.fill")?.withTintColor(.red, renderingMode: .alwaysOriginal))
    let size = view.intrinsicContentSize
    func shown() throws -> UIImage { try #require(view.layer.contents as? UIImage) }
    #expect(try shown().scale == 2)
    view.contentMode = .scaleAspectFit
    view.frame = rect(0, 0, 200, 200)
    view.layoutIfNeeded()
    let enlarged = try shown()
    #expect(enlarged.scale >= 2 * 200 / size.width && view.intrinsicContentSize == size)
    #expect(abs(enlarged.size.width - size.width) <= 1)
    let bitmap = try #require(enlarged.cgImage)
    #expect(bitmap.width >= 400)
    view.contentMode = .center
    #expect(try shown().scale == 2)
  }
}

extension UIView {
  /// Returns the first descendant, in drawing order, that meets a condition.
  fileprivate func first(_ condition: (UIView) -> Bool) -> UIView? {
    for view in subviews {
      if condition(view) { return view }
      if let found = view.first(condition) { return found }
    }
    return nil
  }

  fileprivate func first<View: UIView>(_ type: View.Type) -> View? {
    first { $0 is View } as? View
  }
}
