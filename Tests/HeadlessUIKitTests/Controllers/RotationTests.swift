import Foundation
import Graphics
@_spi(Overscroll) import HeadlessUIKit
import Layers
import Testing

/// Rotation of the device: order of the calls, sizes, insets, traits and the picture. See
/// `viewWillTransition(to:with:)` in
/// https://developer.apple.com/documentation/uikit/uicontentcontainer.
@MainActor
struct RotationTests {
  final class Journal {
    var lines: [String] = []
  }

  class Reporter: UIViewController {
    let name: String
    let journal: Journal
    var supported = UIInterfaceOrientationMask.allButUpsideDown

    init(_ name: String, _ journal: Journal) {
      (self.name, self.journal) = (name, journal)
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { supported }

    override func willTransition(
      to newCollection: UITraitCollection,
      with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      journal.lines.append("\(name) traits \(newCollection.verticalSizeClass == .compact)")
      super.willTransition(to: newCollection, with: coordinator)
    }

    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      let (width, height) = (Int(size.width), Int(size.height))
      journal.lines.append("\(name) \(width)×\(height), is \(Int(view.bounds.width)) wide")
      super.viewWillTransition(to: size, with: coordinator)
      #expect(transitionCoordinator === coordinator && coordinator.isAnimated)
      coordinator.animate(
        alongsideTransition: { [unowned self] _ in
          journal.lines.append("\(name) alongside, is \(Int(view.bounds.width)) wide")
        },
        completion: { [unowned self] _ in journal.lines.append("\(name) over") })
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      journal.lines.append("\(name) traits changed")
    }

    override func viewWillLayoutSubviews() { journal.lines.append("\(name) layout") }
  }

  private func screen(_ controller: UIViewController) -> UIWindow {
    onScreen(
      width: 375, height: 812, scale: 3,
      safeArea: UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0), statusBarHeight: 44)
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = controller
    window.show()
    return window
  }

  private func turn(_ window: UIWindow, to time: TimeInterval) {
    window.ownEnvironment.clock.turn(to: time)
    window.ownEnvironment.clock.endAnimations {}
    window.layoutIfNeeded()
  }

  @Test func callsComeInApplesOrder() {
    let journal = Journal()
    let window = screen(Reporter("root", journal))
    journal.lines = []
    #expect(window.rotate(to: .landscapeRight))
    #expect(
      journal.lines == [
        "root traits true", "root 812×375, is 375 wide", "root traits changed", "root layout",
        "root alongside, is 812 wide",
      ])
    turn(window, to: 0.3)
    #expect(journal.lines.last == "root over")
    #expect(window.rootViewController?.transitionCoordinator == nil)
    journal.lines = []
    #expect(window.rotate(to: .portrait))
    #expect(journal.lines.prefix(2) == ["root traits false", "root 375×812, is 812 wide"])
  }

  @Test func childrenThatFillTheirParentAreTold() {
    let journal = Journal()
    let root = Reporter("root", journal)
    let window = screen(root)
    for (name, frame) in [("full", root.view.bounds), ("small", rect(0, 0, 100, 100))] {
      let child = Reporter(name, journal)
      root.addChild(child)
      child.view.frame = frame
      child.view.autoresizingMask = name == "full" ? [.flexibleWidth, .flexibleHeight] : []
      root.view.addSubview(child.view)
      child.didMove(toParent: root)
    }
    window.layoutIfNeeded()
    journal.lines = []
    window.rotate(to: .landscapeLeft)
    #expect(journal.lines.contains("full 812×375, is 375 wide"))
    #expect(journal.lines.contains("full alongside, is 812 wide"))
    #expect(journal.lines.contains("small traits true"))
    #expect(!journal.lines.contains { $0.hasPrefix("small 812") })
  }

  @Test func screenWindowInsetsAndTraitsAreThoseOfThePhoneLying() {
    let window = screen(UIViewController())
    let view = window.rootViewController?.view
    window.rotate(to: .landscapeRight)
    window.ownEnvironment.run {
      #expect(UIScreen.main.bounds == rect(0, 0, 812, 375))
      #expect(UITraitCollection.current.verticalSizeClass == .compact)
    }
    #expect(window.frame == rect(0, 0, 812, 375) && view?.frame == window.bounds)
    #expect(view?.safeAreaInsets == UIEdgeInsets(top: 0, left: 44, bottom: 21, right: 44))
    #expect(view?.traitCollection.verticalSizeClass == .compact)
    window.rotate(to: .portrait)
    #expect(view?.frame == rect(0, 0, 375, 812))
    #expect(view?.safeAreaInsets == UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
    #expect(view?.traitCollection.verticalSizeClass == .regular)
  }

  @Test func whatTheScreenDoesNotSupportLeavesIt() {
    let root = Reporter("root", Journal())
    root.supported = .portrait
    let window = screen(root)
    #expect(!window.rotate(to: .landscapeRight) && !window.rotate(to: .portrait))
    #expect(window.bounds.width == 375)
    let covering = Reporter("covering", Journal())
    covering.modalPresentationStyle = .fullScreen
    root.present(covering, animated: false)
    window.layoutIfNeeded()
    #expect(window.rotate(to: .landscapeRight))
    #expect(covering.view.bounds.width == 812)
  }

  @Test func thePictureKeepsTheGlassAndTheScreenLiesOnItsSide() throws {
    let window = screen(UIViewController())
    let mark = UIView(frame: rect(0, 0, 10, 20))
    window.rootViewController?.view.addSubview(mark)
    window.layoutIfNeeded()
    window.rotate(to: .landscapeRight)
    let halfway = window.layerTree(at: 0.1)
    #expect(halfway.size == CGSize(width: 375, height: 812) && halfway.layers.count == 1)
    turn(window, to: 1)
    let tree = window.layerTree(at: 1)
    #expect(tree.size == CGSize(width: 375, height: 812))
    let turned = try #require(tree.layers.first)
    #expect(turned.bounds.size == CGSize(width: 812, height: 375))
    // The top of the screen is at the right of the device's glass.
    #expect(turned.transform == CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0))
    #expect(turned.position == CGPoint(x: 187.5, y: 406))
    window.rotate(to: .portrait)
    turn(window, to: 2)
    #expect(window.layerTree(at: 2).layers.first?.bounds.size.width == 375)
  }

  @Test func anIPadKeepsItsInsetsAndClasses() {
    onScreen(
      width: 768, height: 1024, scale: 2,
      safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0), statusBarHeight: 20)
    let window = UIWindow(frame: UIScreen.main.bounds)
    let journal = Journal()
    let root = Reporter("root", journal)
    root.supported = .all
    window.rootViewController = root
    window.show()
    journal.lines = []
    #expect(window.rotate(to: .landscapeLeft))
    #expect(root.view.safeAreaInsets.top == 20 && root.view.bounds.width == 1024)
    #expect(!journal.lines.contains { $0.contains("traits") })
  }

  @Test func namesAndNumbersAreUIKits() {
    onScreen()
    #expect(UIInterfaceOrientation.landscapeRight.rawValue == 3)
    #expect(UIInterfaceOrientationMask.landscapeRight.rawValue == 1 << 3)
    #expect(UIInterfaceOrientationMask.allButUpsideDown.rawValue == 26)
    #expect(UIInterfaceOrientation.landscapeLeft.isLandscape)
    #expect(UIInterfaceOrientation.portraitUpsideDown.isPortrait)
    #expect(UIViewController().supportedInterfaceOrientations == .allButUpsideDown)
  }
}
