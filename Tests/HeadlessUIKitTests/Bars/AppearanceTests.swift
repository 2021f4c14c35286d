import Foundation
import HeadlessUIKit
import Testing

/// Appearance proxies, which set values for all instances of a class, and explicit values that
/// override them.
@MainActor
@Suite("Appearance proxies")
struct AppearanceTests {
  private func window() -> UIWindow { UIWindow(frame: UIScreen.main.bounds) }

  @Test("A bar applies its class's appearance when it enters a window, not before")
  func entering() {
    onScreen()
    let bar = UINavigationBar(frame: rect(0, 0, 375, 44))
    UINavigationBar.appearance().barTintColor = .red
    UINavigationBar.appearance().isTranslucent = false
    UINavigationBar.appearance().titleTextAttributes = [.foregroundColor: UIColor.white]
    #expect(bar.barTintColor == nil && bar.isTranslucent)
    window().addSubview(bar)
    #expect(bar.barTintColor == .red && !bar.isTranslucent)
    #expect(bar.titleTextAttributes?[.foregroundColor] as? UIColor == .white)
  }

  @Test("Values set on an instance take precedence, before and after it enters a window")
  func instanceWins() {
    onScreen()
    UINavigationBar.appearance().barTintColor = .red
    UINavigationBar.appearance().tintColor = .green
    let bar = UINavigationBar(frame: rect(0, 0, 375, 44))
    bar.barTintColor = .blue
    let window = window()
    window.addSubview(bar)
    #expect(bar.barTintColor == .blue && bar.tintColor == .green)
    bar.tintColor = .yellow
    bar.removeFromSuperview()
    window.addSubview(bar)
    #expect(bar.tintColor == .yellow)
  }

  @Test("Later appearance changes affect only views that enter a window afterwards")
  func later() {
    onScreen()
    let (first, second) = (UISwitch(), UISwitch())
    let window = window()
    UISwitch.appearance().onTintColor = .red
    window.addSubview(first)
    UISwitch.appearance().onTintColor = .blue
    #expect(first.onTintColor == .red)
    window.addSubview(second)
    #expect(second.onTintColor == .blue)
    first.removeFromSuperview()
    window.addSubview(first)
    #expect(first.onTintColor == .blue)
  }

  @Test("A subclass's appearance precedes its superclass's, and containers precede none")
  func precedence() {
    final class Header: UIView {}
    final class Title: UILabel {}
    onScreen()
    Title.appearance().textColor = .green
    UILabel.appearance().textColor = .red
    UILabel.appearance().font = .systemFont(ofSize: 30)
    UILabel.appearance(whenContainedInInstancesOf: [Header.self]).textColor = .blue
    let window = window()
    let (label, title, inner, header) = (UILabel(), Title(), UILabel(), Header())
    window.addSubview(label)
    window.addSubview(title)
    header.addSubview(inner)
    window.addSubview(header)
    #expect(label.textColor == .red && title.textColor == .green && inner.textColor == .blue)
    #expect(title.font.pointSize == 30 && inner.font.pointSize == 30)
  }

  @Test("Containers match from the innermost outwards, including controllers")
  func containers() {
    final class Page: UIViewController {}
    final class Box: UIView {}
    onScreen()
    UILabel.appearance(whenContainedInInstancesOf: [Box.self, Page.self]).textColor = .red
    UILabel.appearance(whenContainedInInstancesOf: [Page.self, Box.self]).textColor = .blue
    let (page, box, label, other) = (Page(), Box(), UILabel(), UILabel())
    box.addSubview(label)
    page.view.addSubview(box)
    page.view.addSubview(other)
    let window = window()
    window.rootViewController = page
    #expect(label.textColor == .red && other.textColor == .label)
  }

  @Test("Bar button items and tabs apply text attributes and tints where shown")
  func items() {
    onScreen()
    let attributes: [NSAttributedString.Key: Any] = [.foregroundColor: UIColor.red]
    UIBarButtonItem.appearance().setTitleTextAttributes(attributes, for: .normal)
    UIBarButtonItem.appearance(whenContainedInInstancesOf: [UIToolbar.self]).tintColor = .green
    let own = UIBarButtonItem(title: "Own", style: .plain)
    own.setTitleTextAttributes([.foregroundColor: UIColor.blue], for: .normal)
    let plain = UIBarButtonItem(title: "Plain", style: .plain)
    let tool = UIBarButtonItem(title: "Tool", style: .plain)
    let bar = UINavigationBar(frame: rect(0, 0, 375, 44))
    let item = UINavigationItem(title: "")
    item.rightBarButtonItems = [own, plain]
    bar.items = [item]
    let toolbar = UIToolbar(frame: rect(0, 100, 375, 44))
    toolbar.items = [tool]
    let window = window()
    window.addSubview(bar)
    window.addSubview(toolbar)
    window.layoutIfNeeded()
    func color(_ text: String) -> UIColor? {
      let label = window.tree.compactMap { $0 as? UILabel }.first { $0.text == text }
      return label?.textColor
    }
    #expect(color("Plain") == .red && color("Own") == .blue)
    #expect(tool.tintColor == .green && plain.tintColor == nil)
  }

  @Test("Appearances record properties, images for metrics and bar attributes")
  func noted() {
    onScreen()
    let look = UINavigationBarAppearance()
    let tabLook = UITabBarAppearance()
    UINavigationBar.appearance().standardAppearance = look
    UINavigationBar.appearance().scrollEdgeAppearance = look
    UINavigationBar.appearance().shadowImage = UIImage()
    UINavigationBar.appearance().setBackgroundImage(UIImage(), for: .default)
    UITabBar.appearance().standardAppearance = tabLook
    UITabBar.appearance().unselectedItemTintColor = .red
    UITabBar.appearance().barTintColor = .black
    UIToolbar.appearance().barTintColor = .blue
    let (bar, tabs, tools) = (UINavigationBar(), UITabBar(), UIToolbar())
    let window = window()
    for view in [bar, tabs, tools] { window.addSubview(view) }
    #expect(bar.standardAppearance === look && bar.scrollEdgeAppearance === look)
    #expect(bar.shadowImage?.size == .zero && bar.backgroundImage(for: .default)?.size == .zero)
    #expect(tabs.standardAppearance === tabLook && tabs.barTintColor == .black)
    #expect(tabs.unselectedItemTintColor == .red && tools.barTintColor == .blue)
  }

  @Test("A table's default background does not count as set by the app")
  func defaults() {
    onScreen()
    UITableView.appearance().backgroundColor = .red
    UITableViewCell.appearance().backgroundColor = .clear
    let (table, cell) = (UITableView(), UITableViewCell())
    let window = window()
    window.addSubview(table)
    table.addSubview(cell)
    #expect(table.backgroundColor == .red && cell.backgroundColor == .clear)
  }

  @Test("Screens have separate appearances")
  func apart() {
    onScreen()
    UISwitch.appearance().onTintColor = .red
    onScreen()
    let control = UISwitch()
    window().addSubview(control)
    #expect(control.onTintColor == nil)
  }
}
