import Foundation
import HeadlessUIKit
import Testing

/// Menus of buttons.
@MainActor
@Suite("Menus")
struct MenuTests {
  @Test("A pop-up button's title is its selected element, otherwise the first action")
  func selection() {
    onScreen()
    let button = UIButton(type: .system)
    button.setTitle("Sort", for: .normal)
    let actions = ["Name", "Size", "Date"].map { UIAction(title: $0) { _ in } }
    actions[1].state = .on
    let inline = UIMenu(options: .displayInline, children: [actions[1], actions[2]])
    button.menu = UIMenu(title: "By", options: .singleSelection, children: [actions[0], inline])
    #expect(button.title(for: .normal) == "Sort")
    #expect(button.menu?.selectedElements == [actions[1]])
    button.changesSelectionAsPrimaryAction = true
    #expect(button.title(for: .normal) == "Size")
    button.menu = button.menu?.replacingChildren([actions[0]])
    #expect(button.title(for: .normal) == "Name" && button.menu?.title == "By")
  }

  @MainActor
  private final class Fixture {
    let touches = TouchFixture()
    var log: [String] = []

    func action(_ title: String, _ attributes: UIAction.Attributes = []) -> UIAction {
      UIAction(title: title, attributes: attributes) { [self] action in
        log.append("\(action.title) from \(action.sender.map { "\(type(of: $0))" } ?? "nobody")")
      }
    }

    func button(_ frame: CGRect, _ menu: UIMenu) -> UIButton {
      let button = touches.add(UIButton(type: .system), frame)
      button.menu = menu
      button.showsMenuAsPrimaryAction = true
      return button
    }

    /// Returns the frame in the window of the item with this title, or nil if there is none.
    func line(_ title: String) -> CGRect? {
      let label = touches.window.tree.compactMap { $0 as? UILabel }.first { $0.text == title }
      guard let row = label?.superview, !(row is UIButton) else { return nil }
      return row.convert(row.bounds, to: nil)
    }

    func tap(_ title: String) throws {
      let frame = try #require(line(title))
      touches.tap(frame.midX, frame.midY)
      touches.wait(0.6)
    }

    func open(_ button: UIButton) {
      let frame = button.convert(button.bounds, to: nil)
      touches.tap(frame.midX, frame.midY)
      touches.wait(0.6)
    }
  }

  @Test("A touch down opens a menu 250 points wide below, and a tap on a row closes it")
  func opening() throws {
    let fixture = Fixture()
    let group = UIMenu(options: .displayInline, children: [fixture.action("C", .destructive)])
    let button = fixture.button(
      CGRect(x: 20, y: 100, width: 100, height: 40),
      UIMenu(
        title: "Title",
        children: [
          fixture.action("A"), fixture.action("Hidden", .hidden), fixture.action("B"), group,
        ]))
    var events = 0
    button.addAction(UIAction { _ in events += 1 }, for: .menuActionTriggered)
    fixture.touches.down(70, 120)
    fixture.touches.wait(0.6)
    #expect(fixture.line("A") != nil && events == 1, "before the finger leaves")
    fixture.touches.up()
    fixture.touches.wait(0.1)
    let (title, a) = (try #require(fixture.line("Title")), try #require(fixture.line("A")))
    #expect(title.minX == 20 && title.minY == 148 && title.width == 250)
    #expect(a.minY == title.maxY && a.height == 44)
    #expect(fixture.line("B")?.minY == a.maxY && fixture.line("C")?.minY == a.maxY + 44 + 8)
    #expect(fixture.line("Hidden") == nil)
    try fixture.tap("C")
    #expect(fixture.log == ["C from UIButton"] && fixture.line("A") == nil)
  }

  @Test("An outside tap closes the menu, and a disabled row does not")
  func closing() throws {
    let fixture = Fixture()
    let button = fixture.button(
      CGRect(x: 20, y: 100, width: 100, height: 40),
      UIMenu(children: [fixture.action("A", .disabled), fixture.action("B")]))
    fixture.open(button)
    try fixture.tap("A")
    #expect(fixture.line("A") != nil && fixture.log.isEmpty)
    fixture.touches.tap(350, 700)
    fixture.touches.wait(0.6)
    #expect(fixture.line("A") == nil && fixture.log.isEmpty)
    fixture.open(button)
    #expect(fixture.line("A") != nil, "it can be opened again")
  }

  @Test(
    "A menu opens above at the bottom of the screen and stays inside its right edge"
  )
  func edges() throws {
    let fixture = Fixture()
    let button = fixture.button(
      CGRect(x: 320, y: 740, width: 60, height: 40),
      UIMenu(children: [fixture.action("A"), fixture.action("B")]))
    fixture.open(button)
    let (a, b) = (try #require(fixture.line("A")), try #require(fixture.line("B")))
    #expect(a.maxY == 732 && b.maxY == a.minY && a.maxX == 380)
  }

  @Test("A menu with too many rows scrolls")
  func scrolling() throws {
    let fixture = Fixture()
    let button = fixture.button(
      CGRect(x: 20, y: 100, width: 100, height: 40),
      UIMenu(children: (0..<30).map { fixture.action("\($0)") }))
    fixture.open(button)
    fixture.touches.down(100, 600)
    fixture.touches.move(100, 200, over: 0.3)
    fixture.touches.up()
    fixture.touches.wait(2)
    let first = try #require(fixture.line("0"))
    #expect(first.minY < 0 && fixture.log.isEmpty)
  }

  @Test("A finger that moves from the button to a row selects it on lifting")
  func sliding() throws {
    let fixture = Fixture()
    _ = fixture.button(
      CGRect(x: 20, y: 100, width: 100, height: 40),
      UIMenu(children: [fixture.action("A"), fixture.action("B")]))
    fixture.touches.down(70, 120)
    fixture.touches.wait(0.6)
    let b = try #require(fixture.line("B"))
    fixture.touches.move(b.midX, b.midY, over: 0.2)
    fixture.touches.up()
    fixture.touches.wait(0.6)
    #expect(fixture.log == ["B from UIButton"] && fixture.line("B") == nil)
  }

  @Test("A submenu opens in place and closes by its title")
  func inner() throws {
    let fixture = Fixture()
    let inner = UIMenu(title: "More", children: [fixture.action("C")])
    let button = fixture.button(
      CGRect(x: 20, y: 100, width: 100, height: 40),
      UIMenu(children: [fixture.action("A"), inner]))
    fixture.open(button)
    try fixture.tap("More")
    #expect(fixture.line("A") == nil && fixture.line("C") != nil)
    try fixture.tap("More")
    #expect(fixture.line("A") != nil && fixture.line("C") == nil)
    try fixture.tap("More")
    try fixture.tap("C")
    #expect(fixture.log == ["C from UIButton"])
  }

  @Test("Selecting in a pop-up button changes its state and title")
  func choosing() throws {
    let fixture = Fixture()
    let actions = [fixture.action("A"), fixture.action("B")]
    let button = fixture.button(
      CGRect(x: 20, y: 100, width: 100, height: 40), UIMenu(children: actions))
    button.changesSelectionAsPrimaryAction = true
    #expect(button.title(for: .normal) == "A")
    fixture.open(button)
    #expect(actions.map(\.state) == [.on, .off])
    try fixture.tap("B")
    #expect(actions.map(\.state) == [.off, .on] && button.title(for: .normal) == "B")
  }

  @Test("A menu that is not the primary action needs a long press, which is not a tap")
  func pressing() {
    let fixture = Fixture()
    let button = fixture.touches.add(
      UIButton(type: .system), CGRect(x: 20, y: 100, width: 100, height: 40))
    button.menu = UIMenu(children: [fixture.action("A")])
    button.addAction(UIAction { _ in fixture.log.append("tapped") }, for: .touchUpInside)
    fixture.touches.tap(70, 120)
    #expect(fixture.log == ["tapped"] && fixture.line("A") == nil)
    fixture.touches.down(70, 120)
    fixture.touches.wait(0.7)
    fixture.touches.up()
    fixture.touches.wait(0.6)
    #expect(fixture.log == ["tapped"] && fixture.line("A") != nil)
  }

  @Test("A bar button opens its menu on a tap if it has no action")
  func barButtons() throws {
    let fixture = Fixture()
    let page = UIViewController()
    fixture.touches.window.rootViewController = UINavigationController(rootViewController: page)
    fixture.touches.window.show()
    let menu = UIMenu(children: [fixture.action("A")])
    page.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Menu", menu: menu)
    let primary = UIAction(title: "Both") { _ in fixture.log.append("primary") }
    page.navigationItem.leftBarButtonItem = UIBarButtonItem(primaryAction: primary, menu: menu)
    fixture.touches.window.layoutIfNeeded()
    try fixture.tap("Menu")
    let line = try #require(fixture.line("A"))
    #expect(line.maxX <= 392)
    try fixture.tap("A")
    #expect(fixture.log == ["A from UIBarButtonItem"] && fixture.line("A") == nil)
    try fixture.tap("Both")
    #expect(fixture.log.last == "primary" && fixture.line("A") == nil)
    let both = try #require(fixture.line("Both"))
    fixture.touches.down(both.midX, both.midY)
    fixture.touches.wait(0.7)
    #expect(fixture.line("A") != nil)
  }
}
