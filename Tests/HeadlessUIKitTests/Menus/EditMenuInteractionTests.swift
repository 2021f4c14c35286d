import Foundation
import Graphics
@_spi(Overscroll) import HeadlessUIKit
import Testing

/// Edit menu interactions of iOS 16.
@MainActor
@Suite("Edit menu interactions")
struct EditMenuInteractionTests {
  @MainActor
  private final class Delegate: UIEditMenuInteractionDelegate {
    var log: [String] = []
    var menu: UIMenu?
    var target = CGRect.null

    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
      suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
      let group = suggestedActions.first as? UIMenu
      let titles = group?.children.map(\.title).joined(separator: ",") ?? ""
      log.append("menu \(configuration.identifier) [\(titles)]")
      #expect(group == nil || group?.identifier == .standardEdit)
      return menu
    }
    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
    ) -> CGRect {
      log.append("target")
      return target
    }
    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction,
      willPresentMenuFor configuration: UIEditMenuConfiguration,
      animator: any UIEditMenuInteractionAnimating
    ) {
      log.append("comes")
      animator.addCompletion { self.log.append("came") }
    }
    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction,
      willDismissMenuFor configuration: UIEditMenuConfiguration,
      animator: any UIEditMenuInteractionAnimating
    ) {
      log.append("goes")
      animator.addCompletion { self.log.append("gone") }
    }
  }

  @MainActor
  private final class Fixture {
    let touches = TouchFixture()
    let view: EditedView
    let delegate = Delegate()
    let interaction: UIEditMenuInteraction

    init() {
      view = touches.add(EditedView(), rect(100, 300, 200, 40))
      interaction = UIEditMenuInteraction(delegate: delegate)
      view.addInteraction(interaction)
    }

    func action(_ title: String, _ attributes: UIAction.Attributes = []) -> UIAction {
      UIAction(title: title, attributes: attributes) { [delegate] action in
        delegate.log.append("\(action.title) by \(action.sender === self.interaction)")
      }
    }

    func present(_ x: CGFloat = 100, _ y: CGFloat = 20) {
      interaction.presentEditMenu(
        with: UIEditMenuConfiguration(identifier: "id", sourcePoint: CGPoint(x: x, y: y)))
      touches.wait(0.5)
    }
  }

  @Test(
    "An edit menu asks for actions and target, notifies before and after, and runs a tapped action")
  func life() throws {
    let fixture = Fixture()
    let (touches, delegate) = (fixture.touches, fixture.delegate)
    delegate.menu = UIMenu(children: [fixture.action("A"), fixture.action("B")])
    delegate.target = rect(0, 0, 200, 40)
    fixture.present()
    #expect(delegate.log == ["menu id []", "target", "comes", "came"])
    let (a, b) = try (#require(touches.line("A")), #require(touches.line("B")))
    #expect(a.maxX == b.minX && a.height == 44 && a.maxY == 290)
    #expect(abs(b.maxX + a.minX - 400) <= 1)
    #expect(fixture.interaction.location(in: nil) == CGPoint(x: 200, y: 320))
    delegate.log = []
    touches.tap(line: "B")
    #expect(delegate.log == ["goes", "B by true", "gone"] && touches.line("A") == nil)
  }

  @Test("Suggested actions come from the view or the first responder in it")
  func suggestions() {
    let fixture = Fixture()
    let (touches, delegate) = (fixture.touches, fixture.delegate)
    fixture.view.taken = ["copy:", "cut:", "select:", "delete:"]
    fixture.present()
    #expect(delegate.log.first == "menu id [Cut,Copy,Delete,Select]")
    touches.tap(line: "Copy")
    #expect(fixture.view.log == ["copy by UIEditMenuInteraction"])
    let inner = touches.add(EditedView(), rect(0, 0, 10, 10), to: fixture.view)
    inner.taken = ["copy:"]
    inner.becomeFirstResponder()
    delegate.log = []
    fixture.present()
    touches.tap(line: "Copy")
    #expect(inner.log == ["copy by UIEditMenuInteraction"] && fixture.view.log.count == 1)
    let plain = UIEditMenuInteraction(delegate: nil)
    fixture.view.addInteraction(plain)
    plain.presentEditMenu(with: UIEditMenuConfiguration(identifier: nil, sourcePoint: .zero))
    touches.wait(0.5)
    #expect(touches.line("Copy")?.maxY == 290, "without a delegate it is all that is suggested")
  }

  @Test(
    "Submenus open in place with a back row, and hidden and disabled elements are respected")
  func menus() throws {
    let fixture = Fixture()
    let (touches, delegate) = (fixture.touches, fixture.delegate)
    delegate.menu = UIMenu(children: [
      UIMenu(
        options: .displayInline, children: [fixture.action("A", .hidden), fixture.action("B")]),
      UIMenu(title: "More", children: [fixture.action("C", .disabled), fixture.action("D")]),
      UIMenu(title: "Empty", children: []),
    ])
    fixture.present()
    #expect(touches.line("A") == nil && touches.line("Empty") == nil && touches.line("B") != nil)
    touches.tap(line: "More")
    #expect(touches.line("B") == nil && touches.line("D") != nil)
    touches.tap(line: "C")
    #expect(touches.line("D") != nil && !delegate.log.contains("goes"))
    let c = try #require(touches.line("C"))
    touches.tap(c.minX - 10, c.midY)
    touches.wait(0.1)
    #expect(touches.line("B") != nil && touches.line("D") == nil)
    touches.tap(line: "More")
    touches.tap(line: "D")
    #expect(delegate.log.suffix(3) == ["goes", "D by true", "gone"])
  }

  @Test(
    "Without a rectangle the menu points at the source point, with a configurable arrow direction")
  func place() throws {
    let fixture = Fixture()
    fixture.delegate.menu = UIMenu(children: [fixture.action("A")])
    fixture.present(50, 10)
    #expect(fixture.touches.line("A")?.maxY == 300)
    let right = UIEditMenuConfiguration(identifier: nil, sourcePoint: CGPoint(x: 50, y: 10))
    right.preferredArrowDirection = .right
    fixture.interaction.presentEditMenu(with: right)
    fixture.touches.wait(0.5)
    let a = try #require(fixture.touches.line("A"))
    #expect(a.maxX == 140 && a.midY == 310)
    #expect(fixture.delegate.log.filter { $0 == "goes" }.count == 1, "one takes the other's place")
  }

  @Test("A visible menu can be reloaded, moved and dismissed")
  func changes() {
    let fixture = Fixture()
    let (touches, delegate) = (fixture.touches, fixture.delegate)
    fixture.interaction.reloadVisibleMenu()
    fixture.interaction.updateVisibleMenuPosition(animated: true)
    fixture.interaction.dismissMenu()
    #expect(delegate.log.isEmpty && fixture.interaction.location(in: nil) == .zero)
    delegate.menu = UIMenu(children: [fixture.action("A")])
    fixture.present()
    delegate.menu = UIMenu(children: [fixture.action("B")])
    fixture.interaction.reloadVisibleMenu()
    touches.wait(0.1)
    #expect(touches.line("A") == nil && touches.line("B") != nil)
    delegate.target = rect(0, 100, 200, 40)
    fixture.interaction.updateVisibleMenuPosition(animated: false)
    #expect(touches.line("B")?.maxY == 390)
    delegate.menu = UIMenu(children: [])
    fixture.interaction.reloadVisibleMenu()
    touches.wait(0.5)
    #expect(touches.line("B") == nil && delegate.log.suffix(2) == ["goes", "gone"])
    delegate.log = []
    fixture.present()
    #expect(delegate.log == ["menu id []"], "a menu without lines is not shown")
  }

  @Test("An outside touch, another menu and removal of the view close the menu")
  func closing() {
    let fixture = Fixture()
    let (touches, delegate) = (fixture.touches, fixture.delegate)
    fixture.view.taken = ["copy:"]
    delegate.menu = UIMenu(children: [fixture.action("A")])
    fixture.present()
    touches.tap(20, 700)
    touches.wait(0.5)
    #expect(delegate.log.suffix(2) == ["goes", "gone"] && touches.line("A") == nil)
    fixture.present()
    fixture.view.becomeFirstResponder()
    touches.menu.showMenu(from: fixture.view, rect: fixture.view.bounds)
    touches.wait(0.5)
    #expect(touches.line("A") == nil && touches.line("Copy") != nil)
    fixture.present()
    #expect(touches.line("A") != nil && touches.line("Copy") == nil)
    fixture.view.removeInteraction(fixture.interaction)
    touches.wait(0.5)
    #expect(touches.line("A") == nil && fixture.interaction.view == nil)
  }

  @Test("The menu follows the screen's light or dark style")
  func look() throws {
    let fixture = Fixture()
    fixture.delegate.menu = UIMenu(children: [fixture.action("A")])
    for (style, ground) in [(UIUserInterfaceStyle.light, 247), (.dark, 46)] {
      fixture.touches.window.overrideUserInterfaceStyle = style
      fixture.present()
      let a = try #require(fixture.touches.line("A"))
      let pixel = fixture.touches.picture.components(Int(a.minX) + 4, Int(a.midY))
      #expect(pixel == [ground, ground, ground, 255])
      fixture.interaction.dismissMenu()
      fixture.touches.wait(0.5)
    }
  }
}
