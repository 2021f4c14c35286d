import Foundation
@_spi(Overscroll) import HeadlessUIKit
import Testing

/// Menu elements that are created when a menu opens, and previews of older iOS versions.
@MainActor
@Suite("Deferred menus and previews")
final class DeferredMenuTests {
  private lazy var touches = TouchFixture()

  private func line(_ title: String) -> CGRect? {
    let label = touches.window.tree.compactMap { $0 as? UILabel }.first { $0.text == title }
    return label?.superview.map { $0.convert($0.bounds, to: nil) }
  }

  private func button(_ element: UIMenuElement) -> UIButton {
    let button = touches.add(
      UIButton(type: .system), CGRect(x: 20, y: 100, width: 100, height: 40))
    button.menu = UIMenu(children: [UIAction(title: "First") { _ in }, element])
    button.showsMenuAsPrimaryAction = true
    return button
  }

  private func open() {
    touches.tap(70, 120)
    touches.wait(0.6)
  }

  private func close() {
    touches.tap(350, 700)
    touches.wait(0.6)
  }

  @Test(
    "Elements provided immediately are shown at once, cached unless uncached")
  func atOnce() {
    var count = 0
    let make: UIDeferredMenuElement.Provider = { ready in
      count += 1
      ready([UIAction(title: "Made \(count)") { _ in }])
    }
    let button = button(UIDeferredMenuElement(make))
    #expect(count == 0)
    open()
    #expect(line("First") != nil && line("Made 1") != nil)
    close()
    open()
    #expect(line("Made 1") != nil && count == 1)
    close()
    button.menu = UIMenu(children: [UIDeferredMenuElement.uncached(make)])
    open()
    close()
    open()
    #expect(line("Made 3") != nil && line("Made 2") == nil && count == 3)
  }

  @Test("A loading row is shown until elements are available")
  func later() throws {
    var ready: (([UIMenuElement]) -> Void)?
    _ = button(UIDeferredMenuElement { ready = $0 })
    open()
    #expect(line("Loading…") != nil && line("Late") == nil)
    let handIn = try #require(ready)
    handIn([UIAction(title: "Late") { _ in }, UIAction(title: "Later") { _ in }])
    touches.wait(0.6)
    #expect(line("Loading…") == nil && line("Late") != nil && line("Later") != nil)
  }

  private final class Asked: UIViewControllerPreviewingDelegate {
    var log: [String] = []
    let previewed = Previewed()
    func previewingContext(
      _ previewingContext: any UIViewControllerPreviewing,
      viewControllerForLocation location: CGPoint
    ) -> UIViewController? {
      log.append("asked \(location.x) \(location.y)")
      return previewed
    }
    func previewingContext(
      _ previewingContext: any UIViewControllerPreviewing,
      commit viewControllerToCommit: UIViewController
    ) { log.append("commit \(viewControllerToCommit === previewed)") }
  }

  private final class Previewed: UIViewController {
    var log: [String] = []
    override var previewActionItems: [any UIPreviewActionItem] {
      [
        UIPreviewAction(title: "Like", style: .default) { [self] action, controller in
          log.append("\(action.title) \(controller === self)")
        },
        UIPreviewActionGroup(
          title: "More", style: .default,
          actions: [UIPreviewAction(title: "Inner", style: .selected) { _, _ in }]),
      ]
    }
  }

  @Test("A long press on a registered view previews a controller with actions, and a tap commits")
  func previewing() throws {
    let root = UIViewController()
    touches.window.rootViewController = root
    touches.window.makeKeyAndVisible()
    let view = touches.add(
      UIView(), CGRect(x: 20, y: 100, width: 100, height: 60), to: root.view)
    let asked = Asked()
    let context = root.registerForPreviewing(with: asked, sourceView: view)
    #expect(context.sourceView === view && context.sourceRect == view.bounds)
    #expect(context.previewingGestureRecognizerForFailureRelationship.view === view)
    touches.down(70, 120)
    touches.wait(1)
    touches.up()
    touches.wait(0.6)
    #expect(asked.log == ["asked 50.0 20.0"])
    #expect(line("Like") != nil && line("More") != nil)
    let like = try #require(line("Like"))
    touches.tap(like.midX, like.midY)
    touches.wait(1)
    #expect(asked.previewed.log == ["Like true"] && line("Like") == nil)
    root.unregisterForPreviewing(withContext: context)
    touches.down(70, 120)
    touches.wait(1)
    touches.up()
    touches.wait(0.6)
    #expect(asked.log.count == 1)
  }
}
