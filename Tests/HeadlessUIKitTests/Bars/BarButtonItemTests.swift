import Foundation
@_spi(Overscroll) import HeadlessUIKit
import Testing

/// What bar buttons do and show.
@MainActor
@Suite("Bar button items")
struct BarButtonItemTests {
  final class Target {
    var senders: [AnyObject] = []
  }

  @Test("A tap sends the action to the target, with the item as sender; not while it is disabled")
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

  @Test("A primary action gives the button its title, and runs for it")
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

  @Test("System items are words or glyphs; done and save are in the done style")
  func systemItems() {
    onScreen()
    #expect(UIBarButtonItem(systemItem: .cancel).title == "Cancel")
    #expect(UIBarButtonItem(systemItem: .done).style == .done)
    #expect(UIBarButtonItem(systemItem: .add).title == nil)
    #expect(UIBarButtonItem.SystemItem(rawValue: 24) == .close)
    #expect(UIBarButtonItem.fixedSpace(12).width == 12)
  }
}
