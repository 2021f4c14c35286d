import Foundation
import HeadlessUIKit
import Testing

/// Sheets with several detents, and popovers.
@MainActor
@Suite("Sheets and popovers")
struct SheetTests {
  final class Listener: NSObject, UISheetPresentationControllerDelegate,
    UIPopoverPresentationControllerDelegate
  {
    let log: Journal
    var style: UIModalPresentationStyle?

    @MainActor
    init(_ log: Journal) { self.log = log }

    func adaptivePresentationStyle(
      for controller: UIPresentationController
    ) -> UIModalPresentationStyle { style ?? .pageSheet }
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
      _ sheetPresentationController: UISheetPresentationController
    ) {
      let identifier = sheetPresentationController.selectedDetentIdentifier
      log.lines.append("detent \(identifier?.rawValue ?? "")")
    }
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
      log.lines.append("willDismiss")
    }
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
      log.lines.append("didDismiss")
    }
    func presentationControllerDidAttemptToDismiss(
      _ presentationController: UIPresentationController
    ) { log.lines.append("didAttempt") }
  }

  @MainActor
  struct Fixture {
    let base = TransitionFixture()
    let second: UIViewController
    let listener: Listener
    var touches: TouchFixture { base.touches }

    init(_ content: UIViewController? = nil, _ setUp: (UISheetPresentationController) -> Void) {
      listener = Listener(base.log)
      second = content ?? NotingController("2", base.log)
      guard let sheet = second.sheetPresentationController else { return }
      sheet.delegate = listener
      setUp(sheet)
      base.root.present(second, animated: false)
      touches.window.layoutIfNeeded()
      _ = base.log.take()
    }

    var sheet: UISheetPresentationController? { second.sheetPresentationController }
  }

  @Test("Detents are medium, large or custom heights")
  func detents() {
    var seen: CGFloat = 0
    let fixture = Fixture { sheet in
      sheet.detents = [
        .medium(), .large(),
        .custom(identifier: .init("small")) { context in
          seen = context.maximumDetentValue
          return 120
        },
      ]
    }
    #expect(seen == 790)
    #expect(fixture.second.view.frame == rect(0, 680, 400, 120))
    #expect(fixture.base.root.view.transform.isIdentity)
    fixture.sheet?.selectedDetentIdentifier = .medium
    fixture.touches.window.layoutIfNeeded()
    #expect(fixture.second.view.frame == rect(0, 400, 400, 400))
    fixture.sheet?.animateChanges { fixture.sheet?.selectedDetentIdentifier = .large }
    #expect(fixture.second.view.frame == rect(0, 10, 400, 790))
    #expect(fixture.base.seen(fixture.second.view).minY == 400)
    fixture.touches.wait(0.6)
    #expect(fixture.base.seen(fixture.second.view).minY == 10)
    #expect(abs(fixture.base.root.view.frame.minX - 16) < 1e-9)
    #expect(fixture.base.log.take().isEmpty)
  }

  @Test("The status bar is white over a large sheet and unchanged over a lower one")
  func statusBar() throws {
    let fixture = Fixture {
      $0.detents = [.medium(), .large()]
      $0.selectedDetentIdentifier = .large
    }
    let manager = try #require(fixture.touches.window.windowScene?.statusBarManager)
    #expect(manager.statusBarStyle == .lightContent)
    fixture.sheet?.selectedDetentIdentifier = .medium
    fixture.touches.window.layoutIfNeeded()
    #expect(manager.statusBarStyle == .default)
    fixture.sheet?.selectedDetentIdentifier = .large
    fixture.touches.window.layoutIfNeeded()
    #expect(manager.statusBarStyle == .lightContent)
    let cover = UIViewController()
    cover.modalPresentationStyle = .fullScreen
    fixture.second.present(cover, animated: false)
    #expect(manager.statusBarStyle == .default)
    cover.dismiss(animated: false)
    #expect(manager.statusBarStyle == .lightContent)
    fixture.base.root.dismiss(animated: false)
    #expect(manager.statusBarStyle == .default)
  }

  @Test("Dragging changes the detent and notifies, and a downward fling dismisses")
  func dragging() {
    let fixture = Fixture { $0.detents = [.medium(), .large()] }
    fixture.touches.down(200, 420)
    fixture.touches.move(200, 220, over: 0.5)
    #expect(abs(fixture.second.view.frame.minY - 200) < 1)
    fixture.touches.wait(0.3)
    fixture.touches.up()
    #expect(fixture.base.log.take() == ["detent com.apple.UIKit.large"])
    fixture.touches.wait(0.6)
    #expect(fixture.second.view.frame == rect(0, 10, 400, 790))
    fixture.touches.down(200, 100)
    fixture.touches.move(200, 500, over: 0.1)
    fixture.touches.up()
    #expect(fixture.base.log.take() == ["willDismiss", "2 willDisappear"])
    fixture.touches.wait(0.6)
    #expect(fixture.base.log.take() == ["2 didDisappear", "didDismiss"])
    #expect(fixture.touches.window.subviews == [fixture.base.root.view])
    #expect(fixture.base.root.view.transform.isIdentity)
  }

  @Test("A modal sheet returns, and the attempt is reported")
  func modal() {
    let fixture = Fixture { $0.detents = [.medium()] }
    fixture.second.isModalInPresentation = true
    fixture.touches.down(200, 420)
    fixture.touches.move(200, 780, over: 0.1)
    #expect(fixture.second.view.frame.minY < 470)
    fixture.touches.up()
    fixture.touches.wait(0.6)
    fixture.touches.tap(200, 100)
    #expect(fixture.base.log.take() == ["didAttempt", "didAttempt"])
    #expect(fixture.second.view.frame == rect(0, 400, 400, 400))
  }

  @Test("A tap outside dismisses the sheet, or reaches the content behind an undimmed one")
  func beside() {
    let fixture = Fixture { $0.detents = [.medium(), .large()] }
    let button = UIButton(frame: rect(0, 0, 400, 200))
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    fixture.base.root.view.addSubview(button)
    fixture.sheet?.largestUndimmedDetentIdentifier = .medium
    fixture.touches.window.layoutIfNeeded()
    fixture.touches.tap(200, 100)
    #expect(taps == 1 && fixture.second.view.window != nil)
    fixture.sheet?.largestUndimmedDetentIdentifier = nil
    fixture.touches.window.layoutIfNeeded()
    fixture.touches.tap(200, 100)
    #expect(taps == 1 && fixture.second.isBeingDismissed)
  }

  @Test("A list in a sheet expands it before scrolling, or scrolls if so configured")
  func scrolling() {
    let content = UIViewController()
    let scroll = UIScrollView(frame: rect(0, 0, 400, 800))
    scroll.contentSize = CGSize(width: 400, height: 3000)
    content.view.addSubview(scroll)
    let fixture = Fixture(content) { $0.detents = [.medium(), .large()] }
    fixture.touches.down(200, 700)
    fixture.touches.move(200, 500, over: 0.3)
    #expect(scroll.contentOffset.y == 0 && content.view.frame.minY < 250)
    fixture.touches.wait(0.3)
    fixture.touches.up()
    fixture.touches.wait(0.6)
    #expect(content.view.frame.minY == 10)
    fixture.touches.down(200, 700)
    fixture.touches.move(200, 500, over: 0.3)
    #expect(scroll.contentOffset.y > 100 && content.view.frame.minY == 10)
    fixture.touches.up()
  }

  @Test("A popover is a sheet on a phone and a bubble with an arrow if the delegate requests none")
  func popover() throws {
    let base = TransitionFixture()
    let source = UIView(frame: rect(300, 100, 40, 40))
    base.root.view.addSubview(source)
    let second = NotingController("2", base.log)
    second.modalPresentationStyle = .popover
    second.preferredContentSize = CGSize(width: 200, height: 150)
    let popover = try #require(second.popoverPresentationController)
    popover.sourceView = source
    popover.adaptiveSheetPresentationController.detents = [.medium()]
    base.root.present(second, animated: false)
    #expect(second.view.frame == rect(0, 400, 400, 400))
    #expect(second.presentationController is UISheetPresentationController)
    second.dismiss(animated: false)
    let listener = Listener(base.log)
    listener.style = UIModalPresentationStyle.none
    popover.delegate = listener
    base.root.present(second, animated: false)
    #expect(second.presentationController === popover && popover.arrowDirection == .up)
    // The popover is below the source and its arrow of 13 points, 10 points from the right edge.
    #expect(second.view.frame == rect(190, 153, 200, 150))
    _ = base.log.take()
    base.touches.tap(50, 700)
    base.touches.wait(0.6)
    #expect(base.log.take() == ["willDismiss", "2 willDisappear", "2 didDisappear", "didDismiss"])
  }
}
