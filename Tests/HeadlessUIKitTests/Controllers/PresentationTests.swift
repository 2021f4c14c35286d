import Foundation
import Graphics
import HeadlessUIKit
import Layers
import Testing

/// Containment and presentation: the calls, their order, and the frames of views.
@MainActor
@Suite("Presentation and containment")
struct PresentationTests {
  final class Page: UIViewController {
    let name: String
    let note: (String) -> Void

    init(_ name: String, _ note: @escaping (String) -> Void) {
      (self.name, self.note) = (name, note)
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewWillAppear(_ animated: Bool) { note("\(name) willAppear") }
    override func viewDidAppear(_ animated: Bool) { note("\(name) didAppear") }
    override func viewWillDisappear(_ animated: Bool) { note("\(name) willDisappear") }
    override func viewDidDisappear(_ animated: Bool) { note("\(name) didDisappear") }
  }

  @MainActor
  final class Fixture {
    let environment: ScreenEnvironment
    let window: UIWindow
    var lines: [String] = []
    lazy var first = Page("1") { [weak self] in self?.lines.append($0) }
    lazy var second = Page("2") { [weak self] in self?.lines.append($0) }

    init() {
      environment = onScreen(
        height: 812, safeArea: UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0),
        statusBarHeight: 44)
      window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = first
      window.show()
      lines = []
    }

    func live(to time: TimeInterval) {
      environment.clock.advance(to: time)
      window.layoutIfNeeded()
    }
  }

  @Test("A full-screen presentation removes the presenter's view and restores it on dismissal")
  func fullScreen() {
    let fixture = Fixture()
    fixture.second.modalPresentationStyle = .fullScreen
    fixture.first.present(fixture.second, animated: true) { fixture.lines.append("presented") }
    #expect(fixture.second.isBeingPresented && fixture.first.presentedViewController != nil)
    fixture.live(to: 0.5)
    #expect(
      fixture.lines == [
        "1 willDisappear", "2 willAppear", "2 didAppear", "1 didDisappear", "presented",
      ])
    #expect(
      fixture.first.view.superview == nil && fixture.second.view.frame == fixture.window.bounds)
    #expect(fixture.second.presentingViewController === fixture.first)
    fixture.lines = []
    fixture.second.dismiss(animated: true) { fixture.lines.append("dismissed") }
    #expect(fixture.first.view.window != nil && fixture.second.isBeingDismissed)
    fixture.live(to: 1)
    #expect(
      fixture.lines == [
        "2 willDisappear", "1 willAppear", "1 didAppear", "2 didDisappear", "dismissed",
      ])
    #expect(fixture.second.view.superview == nil && fixture.first.presentedViewController == nil)
    #expect(fixture.window.subviews == [fixture.first.view])
  }

  @Test("A sheet calls appearance methods only on the presented controller")
  func sheet() {
    let fixture = Fixture()
    fixture.first.present(fixture.second, animated: true)
    fixture.live(to: 0.5)
    #expect(fixture.lines == ["2 willAppear", "2 didAppear"])
    #expect(fixture.second.view.frame == rect(0, 54, 375, 758))
    #expect(abs(fixture.first.view.frame.minX - 16) < 1e-9)
    #expect(abs(fixture.first.view.frame.minY - 44) < 1e-9)
    fixture.first.dismiss(animated: false)
    #expect(fixture.first.view.frame == fixture.window.bounds)
    #expect(fixture.lines.suffix(2) == ["2 willDisappear", "2 didDisappear"])
  }

  @Test("A presentation slides up and dims the presenter under a sheet")
  func motion() {
    let fixture = Fixture()
    fixture.first.present(fixture.second, animated: true)
    func shown(_ time: TimeInterval) -> (dimming: Double, view: CGFloat) {
      let container = fixture.window.layerTree(at: time).layers[0].sublayers[1].sublayers
      return (container[0].opacity, container[1].transform.ty)
    }
    #expect(shown(0) == (0, 758) && shown(0.5) == (1, 0))
    #expect(shown(0.1).view > 0 && shown(0.1).view < 758)
  }

  @Test("A second presentation, or one outside a window, is ignored and reported")
  func refused() {
    let fixture = Fixture()
    fixture.first.present(fixture.second, animated: false)
    fixture.first.present(UIViewController(), animated: false)
    UIViewController().present(UIViewController(), animated: false)
    #expect(fixture.first.presentedViewController === fixture.second)
    #expect(
      fixture.environment.problems.notes == [
        "Attempt to present UIViewController on Page which is already presenting",
        "Attempt to present UIViewController on UIViewController whose view is not in the window "
          + "hierarchy",
      ])
  }

  @Test("A child's view appears and disappears with its parent's view")
  func containment() {
    let fixture = Fixture()
    fixture.first.addChild(fixture.second)
    #expect(fixture.second.parent === fixture.first && fixture.first.children == [fixture.second])
    fixture.first.view.addSubview(fixture.second.view)
    #expect(fixture.lines == ["2 willAppear"])
    fixture.window.layoutIfNeeded()
    #expect(fixture.lines == ["2 willAppear", "2 didAppear"])
    fixture.window.rootViewController = UIViewController()
    #expect(
      fixture.lines.suffix(4) == [
        "1 willDisappear", "2 willDisappear", "1 didDisappear", "2 didDisappear",
      ])
    fixture.second.removeFromParent()
    #expect(fixture.second.parent == nil && fixture.first.children.isEmpty)
  }

  @Test("A container that forwards appearance itself controls its children's callbacks")
  func ownForwarding() {
    final class Container: UIViewController {
      override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    }
    let fixture = Fixture()
    let container = Container()
    container.addChild(fixture.second)
    container.view.addSubview(fixture.second.view)
    fixture.window.rootViewController = container
    fixture.window.layoutIfNeeded()
    #expect(!fixture.lines.contains("2 willAppear"))
    fixture.second.beginAppearanceTransition(true, animated: false)
    fixture.second.beginAppearanceTransition(true, animated: false)
    fixture.second.endAppearanceTransition()
    #expect(fixture.lines.suffix(2) == ["2 willAppear", "2 didAppear"])
  }
}
