import Foundation
@_spi(Overscroll) import HeadlessUIKit
import Testing

/// Groups of buttons in a navigation bar
/// (https://developer.apple.com/documentation/uikit/uinavigationitem/leadingitemgroups).
@MainActor
@Suite("Groups of bar buttons")
struct ButtonGroupTests {
  private func button(_ title: String) -> UIBarButtonItem {
    UIBarButtonItem(title: title, style: .plain, target: nil, action: nil)
  }

  /// Returns the titles in a bar, from the left.
  private func shown(_ bar: UINavigationBar) -> [String] {
    bar.layoutIfNeeded()
    return bar.tree.compactMap { $0 as? UILabel }
      .filter { $0.text?.count == 1 && $0.window != nil && !$0.isHidden }
      .sorted { $0.convert(CGPoint.zero, to: bar).x < $1.convert(CGPoint.zero, to: bar).x }
      .compactMap(\.text)
  }

  @Test("Both ends show their groups' buttons from the leading end, without hidden groups")
  func ends() {
    onScreen()
    let window = UIWindow(frame: UIScreen.main.bounds)
    let bar = UINavigationBar(frame: rect(0, 0, 375, 44))
    window.addSubview(bar)
    let item = UINavigationItem(title: "")
    let (a, b, c, d) = (button("a"), button("b"), button("c"), button("d"))
    let first = UIBarButtonItemGroup.fixedGroup(items: [a])
    let last = UIBarButtonItemGroup(barButtonItems: [c, d], representativeItem: nil)
    item.leadingItemGroups = [first, b.creatingFixedGroup()]
    item.trailingItemGroups = [last]
    bar.setItems([item], animated: false)
    #expect(shown(bar) == ["a", "b", "c", "d"])
    #expect(item.leftBarButtonItems == [a, b] && item.rightBarButtonItems == [d, c])
    #expect(a.buttonGroup === first && c.buttonGroup === last)
    first.isHidden = true
    #expect(shown(bar) == ["b", "c", "d"] && item.leadingItemGroups.count == 2)
    first.isHidden = false
    last.barButtonItems = [d]
    #expect(shown(bar) == ["a", "b", "d"] && c.buttonGroup == nil)
  }

  @Test("Buttons set by the older properties form one group")
  func older() {
    onScreen()
    let item = UINavigationItem(title: "")
    item.leadingItemGroups = [button("a").creatingFixedGroup()]
    let (b, c) = (button("b"), button("c"))
    item.leftBarButtonItems = [b, c]
    #expect(item.leadingItemGroups.map(\.barButtonItems) == [[b, c]])
    item.leftBarButtonItems = nil
    #expect(item.leadingItemGroups.isEmpty)
    #expect(
      UIBarButtonItemGroup.optionalGroup(
        customizationIdentifier: "x", isInDefaultCustomization: false, items: [b]
      ).isHidden)
  }
}
