import Foundation
import HeadlessUIKit
import Testing

/// Context menus that open by a long press.
@MainActor
@Suite("Context menus")
struct ContextMenuTests {
  @MainActor
  private final class Pressed: UIContextMenuInteractionDelegate {
    var log: [String] = []
    var menu: UIMenu?
    var preview: UIViewController?

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
      log.append("asked \(location.x) \(location.y)")
      guard menu != nil || preview != nil else { return nil }
      return UIContextMenuConfiguration(
        previewProvider: { self.preview }, actionProvider: { _ in self.menu })
    }
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
      animator: any UIContextMenuInteractionCommitAnimating
    ) {
      log.append("tapped")
      animator.addCompletion { self.log.append("commit") }
    }
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      willDisplayMenuFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {
      log.append("comes")
      animator?.addCompletion { self.log.append("came") }
    }
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      willEndFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {
      log.append("goes")
      animator?.addCompletion { self.log.append("gone") }
    }
  }

  @MainActor
  private final class Fixture {
    let touches = TouchFixture()
    let view: UIView
    let pressed = Pressed()
    let interaction: UIContextMenuInteraction

    init(_ frame: CGRect = CGRect(x: 20, y: 100, width: 100, height: 60)) {
      view = touches.add(UIView(), frame)
      view.backgroundColor = .red
      interaction = UIContextMenuInteraction(delegate: pressed)
      view.addInteraction(interaction)
      pressed.menu = UIMenu(
        children: ["A", "B"].map { title in
          UIAction(title: title) { [pressed] _ in pressed.log.append(title) }
        })
    }

    func press() {
      touches.down(view.frame.midX, view.frame.midY)
      touches.wait(0.6)
      touches.up()
      touches.wait(0.6)
    }

    func line(_ title: String) -> CGRect? { touches.window.line(title) }
  }

  @MainActor
  private final class Previewing: UIContextMenuInteractionDelegate {
    let source: UIView
    var log: [String] = []

    init(_ source: UIView) { self.source = source }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
      UIContextMenuConfiguration(identifier: NSString(string: "item"), previewProvider: nil) { _ in
        UIMenu(children: [UIAction(title: "A") { _ in }])
      }
    }
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
      highlightPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview? {
      log.append("highlight \(identifier)")
      return UITargetedPreview(view: source)
    }
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
      dismissalPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview? {
      log.append("dismissal \(identifier)")
      return UITargetedPreview(view: source)
    }
  }

  @Test("Previews are requested by the item's identifier, as since iOS 16")
  func previewsOfItems() throws {
    let touches = TouchFixture()
    let view = touches.add(UIView(), CGRect(x: 20, y: 100, width: 100, height: 60))
    let delegate = Previewing(view)
    let interaction = UIContextMenuInteraction(delegate: delegate)
    view.addInteraction(interaction)
    touches.down(70, 130)
    touches.wait(0.6)
    touches.up()
    touches.wait(0.6)
    #expect(delegate.log == ["highlight item"])
    let line = try #require(touches.window.line("A"))
    touches.tap(line.midX, line.midY)
    touches.wait(0.6)
    #expect(delegate.log == ["highlight item", "dismissal item"])
  }

  @Test("A long press shows the view over a blurred screen with the menu below")
  func opening() throws {
    let fixture = Fixture()
    fixture.touches.tap(70, 130)
    #expect(fixture.pressed.log.isEmpty, "a tap asks nothing")
    fixture.press()
    #expect(fixture.pressed.log == ["asked 50.0 30.0", "comes", "came"])
    #expect(fixture.interaction.menuAppearance == .rich && fixture.view.alpha == 0)
    let a = try #require(fixture.line("A"))
    #expect(a.minX == 20 && a.minY == 176 && a.width == 250)
    let effects = fixture.touches.window.tree.compactMap { $0 as? UIVisualEffectView }
    #expect(effects.contains { $0.bounds.size == fixture.touches.window.bounds.size })
    fixture.touches.tap(a.midX, a.midY)
    fixture.touches.wait(0.6)
    #expect(fixture.pressed.log.suffix(3) == ["goes", "A", "gone"])
    #expect(fixture.view.alpha == 1 && fixture.line("A") == nil)
  }

  @Test(
    "A tap outside closes the menu, a tap on the preview notifies first, and code closes it too")
  func closing() throws {
    let fixture = Fixture()
    fixture.press()
    fixture.touches.tap(300, 700)
    fixture.touches.wait(0.6)
    #expect(fixture.pressed.log.suffix(2) == ["goes", "gone"] && fixture.line("A") == nil)
    fixture.press()
    fixture.touches.tap(70, 130)
    fixture.touches.wait(0.6)
    #expect(fixture.pressed.log.suffix(4) == ["tapped", "goes", "gone", "commit"])
    fixture.press()
    fixture.interaction.dismissMenu()
    fixture.touches.wait(0.6)
    #expect(fixture.line("A") == nil && fixture.view.alpha == 1)
  }

  @Test("The preview near the bottom moves up to make space for the menu")
  func bottom() throws {
    let fixture = Fixture(CGRect(x: 280, y: 700, width: 100, height: 60))
    fixture.press()
    let b = try #require(fixture.line("B"))
    #expect(b.maxY == 784 && b.maxX == 380)
  }

  @Test("A finger held down selects the row on which it lifts")
  func sliding() throws {
    let fixture = Fixture()
    fixture.touches.down(70, 130)
    fixture.touches.wait(1.2)
    let b = try #require(fixture.line("B"))
    fixture.touches.move(b.midX, b.midY, over: 0.2)
    fixture.touches.up()
    fixture.touches.wait(0.6)
    #expect(fixture.pressed.log.contains("B") && fixture.line("B") == nil)
  }

  @Test("Without a configuration, the view keeps the touch")
  func nothing() {
    let fixture = Fixture()
    fixture.pressed.menu = nil
    var presses = 0
    let button = fixture.touches.add(
      UIButton(type: .system), CGRect(x: 0, y: 0, width: 100, height: 60), to: fixture.view)
    button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
    fixture.press()
    #expect(fixture.pressed.log == ["asked 50.0 30.0"] && presses == 1)
    fixture.view.removeInteraction(fixture.interaction)
    fixture.press()
    #expect(fixture.pressed.log.count == 1 && fixture.view.interactions.isEmpty)
  }

  @Test("A preview controller has its preferred content size")
  func controllers() throws {
    let fixture = Fixture()
    let controller = UIViewController()
    controller.preferredContentSize = CGSize(width: 200, height: 300)
    fixture.pressed.preview = controller
    fixture.press()
    let frame = controller.view.convert(controller.view.bounds, to: nil)
    #expect(frame == CGRect(x: 16, y: 16, width: 200, height: 300))
    #expect(fixture.line("A")?.minY == 332)
  }

  @Test("An open menu can be replaced")
  func updating() {
    let fixture = Fixture()
    fixture.press()
    fixture.interaction.updateVisibleMenu { menu in menu.replacingChildren([menu.children[1]]) }
    fixture.touches.wait(0.1)
    #expect(fixture.line("A") == nil && fixture.line("B") != nil)
  }
}

extension UIWindow {
  /// Returns the frame of the menu item with this title, or nil if there is none.
  fileprivate func line(_ title: String) -> CGRect? {
    guard
      let row = tree.compactMap({ $0 as? UILabel }).first(where: { $0.text == title })?.superview
    else { return nil }
    return row.convert(row.bounds, to: nil)
  }
}
