import Foundation
@_spi(Overscroll) import HeadlessUIKit
import Testing

/// The actions and appearance of bar button items.
@MainActor
@Suite("Bar button items")
struct BarButtonItemTests {
  final class Target {
    var senders: [AnyObject] = []
  }

  @Test("A tap sends the action to the target with the item as sender, unless disabled")
  func targetAndAction() {
    onScreen()
    SelectorMethods.register("save:", of: Target.self) { target, sender, _ in
      target.senders.append(sender as AnyObject)
    }
    let target = Target()
    let item = UIBarButtonItem(
      barButtonSystemItem: .save, target: target, action: Selector("save:"))
    item.perform()
    #expect(target.senders.count == 1 && target.senders[0] === item)
    item.isEnabled = false
    item.perform()
    #expect(target.senders.count == 1)
  }

  @Test("A primary action sets the button's title and runs on a tap")
  func primaryAction() {
    onScreen()
    var senders: [AnyObject?] = []
    let action = UIAction(title: "Share") { senders.append($0.sender) }
    let item = UIBarButtonItem(primaryAction: action)
    #expect(item.title == "Share")
    item.perform()
    #expect(senders.count == 1 && senders[0] === item)
    #expect(UIBarButtonItem(title: "Other", primaryAction: action).title == "Other")
  }

  @Test("System items have titles or glyphs, and Done and Save have the done style")
  func systemItems() {
    onScreen()
    #expect(UIBarButtonItem(systemItem: .cancel).title == "Cancel")
    #expect(UIBarButtonItem(systemItem: .done).style == .done)
    #expect(UIBarButtonItem(systemItem: .add).title == nil)
    #expect(UIBarButtonItem.SystemItem(rawValue: 24) == .close)
    #expect(UIBarButtonItem.fixedSpace(12).width == 12)
  }

  @Test("A button is as wide as its widest possible title")
  func possibleTitles() {
    let fixture = TouchFixture()
    let bar = fixture.add(UINavigationBar(), rect(0, 0, 400, 44))
    let item = UINavigationItem(title: "Title")
    let button = UIBarButtonItem(title: "Go")
    item.leftBarButtonItem = button
    bar.items = [item]
    bar.layoutIfNeeded()
    func width() -> CGFloat? {
      bar.subviews.flatMap(\.subviews).first { $0 is UIControl }?.frame.width
    }
    let short = width()
    button.possibleTitles = ["Go", "A long title"]
    bar.layoutIfNeeded()
    #expect(short != nil && width()! > short! + 40)
  }

  @Test(
    "A style's background precedes the general one, and states fall back to normal")
  func backgrounds() {
    onScreen()
    let item = UIBarButtonItem(title: "A", style: .done)
    let (all, done) = (UIImage.plain(.plainRed, 2, 2), UIImage.plain(.plainBlue, 2, 2))
    item.setBackgroundImage(all, for: .normal, barMetrics: .default)
    #expect(item.backgroundImage(for: .highlighted, barMetrics: .default) === all)
    item.setBackgroundImage(done, for: .normal, style: .done, barMetrics: .default)
    #expect(item.backgroundImage(for: .highlighted, style: .done, barMetrics: .default) === done)
    item.setTitlePositionAdjustment(UIOffset(horizontal: 1, vertical: 2), for: .default)
    #expect(item.titlePositionAdjustment(for: .default).vertical == 2)
    item.setBackButtonBackgroundImage(all, for: .normal, barMetrics: .default)
    #expect(item.backButtonBackgroundImage(for: .highlighted, barMetrics: .default) === all)
  }

  @Test("A bar offsets its titles vertically by the given adjustment")
  func titleShift() {
    let fixture = TouchFixture()
    let bar = fixture.add(UINavigationBar(), rect(0, 0, 400, 44))
    bar.items = [UINavigationItem(title: "Title")]
    bar.layoutIfNeeded()
    func top() -> CGFloat? {
      bar.subviews.flatMap(\.subviews).last { ($0 as? UILabel)?.text == "Title" }?.frame.minY
    }
    let before = top()
    bar.setTitleVerticalPositionAdjustment(5, for: .default)
    bar.layoutIfNeeded()
    #expect(before != nil && top() == before! + 5)
    #expect(bar.titleVerticalPositionAdjustment(for: .default) == 5)
  }
}
