import Foundation
import HeadlessUIKit
import Testing

/// Menus of buttons.
@MainActor
@Suite("Menus")
struct MenuTests {
  @Test("A pop-up button's title is what is on in its menu, and else the first action's")
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

  @Test("A finger that comes down opens it below, as wide as 250 points; a tap on a line closes it")
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

  @Test("Beside it a tap closes it; what cannot be chosen stays")
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
    "At the bottom it opens above, its first line next to the button; at the right edge it stays inside"
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

  @Test("More lines than there is room for scroll")
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

  @Test("A finger that goes from the button to a line chooses it where it leaves")
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

  @Test("A menu in a menu opens in its place and closes by its title")
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

  @Test("What is chosen of a pop-up button becomes what is on, and its title")
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

  @Test("Without it as primary action a finger has to stay, and no tap follows")
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

  @Test("A bar button opens its menu, by a tap where it has nothing else to do")
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
