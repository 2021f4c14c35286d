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

  @Test("A menu that a tap would open is reported")
  func opening() {
    let fixture = TouchFixture()
    let button = fixture.add(UIButton(type: .system), CGRect(x: 0, y: 0, width: 100, height: 50))
    button.menu = UIMenu(children: [])
    fixture.tap(50, 25)
    #expect(fixture.environment.problems.notes.isEmpty)
    button.showsMenuAsPrimaryAction = true
    fixture.tap(50, 25)
    #expect(
      fixture.environment.problems.notes == [
        "a tap would open the menu of a UIButton, which is not shown here"
      ])
  }
}
