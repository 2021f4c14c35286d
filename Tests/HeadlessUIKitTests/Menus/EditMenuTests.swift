import Foundation
import Graphics
@_spi(Overscroll) import HeadlessUIKit
import Testing

/// The edit menu of `UIMenuController`.
@MainActor
@Suite("Edit menus")
struct EditMenuTests {
  private let touches = TouchFixture()
  private var menu: UIMenuController { touches.menu }

  /// Returns a view that accepts the actions and is first responder.
  private func view(
    _ taken: Set<String> = ["copy:"], _ frame: CGRect = rect(150, 300, 100, 40)
  ) -> EditedView {
    // Another test may have changed the current environment since this one was created.
    ScreenEnvironment.fallback = touches.environment
    let view = touches.add(EditedView(), frame)
    view.taken = taken
    view.becomeFirstResponder()
    return view
  }

  private func show(_ view: UIView) {
    menu.showMenu(from: view, rect: view.bounds)
    touches.wait(0.5)
  }

  @Test(
    "Menu items are standard actions followed by custom ones that the first responder supports")
  func lines() {
    let view = view(["paste:", "copy:", "selectAll:", "like:"])
    menu.menuItems = [
      UIMenuItem(title: "Hate", action: "hate:"), UIMenuItem(title: "Like", action: "like:"),
    ]
    show(view)
    let titles = ["Cut", "Copy", "Select", "Select All", "Paste", "Delete", "Hate", "Like"]
    let shown = titles.compactMap { title in touches.line(title).map { (title, $0) } }
    #expect(shown.map(\.0) == ["Copy", "Select All", "Paste", "Like"])
    for (left, right) in zip(shown, shown.dropFirst()) { #expect(left.1.maxX == right.1.minX) }
    #expect(shown.first?.1.minX == menu.menuFrame.minX && shown.last?.1.maxX == menu.menuFrame.maxX)
    #expect(view.asked.prefix(3) == ["cut:", "copy:", "select:"])
  }

  private final class Host: UIView {
    var log: [String] = []
  }

  @Test("Unsupported actions are passed to the next responder")
  func chain() {
    ScreenEnvironment.fallback = touches.environment
    let host = touches.add(Host(), rect(0, 0, 400, 800))
    SelectorMethods.register("like:", of: Host.self) { host, sender, _ in
      host.log.append("like by \(sender.map { "\(type(of: $0))" } ?? "")")
    }
    let view = view()
    host.addSubview(view)
    view.becomeFirstResponder()
    menu.menuItems = [UIMenuItem(title: "Like", action: "like:")]
    show(view)
    #expect(touches.line("Copy") != nil)
    touches.tap(line: "Like")
    #expect(host.log == ["like by UIMenuController"] && view.log.isEmpty && !menu.isMenuVisible)
  }

  @Test("Without a first responder, window or item, nothing is shown or posted")
  func nothing() {
    let view = view()
    let listener = MenuListener(menu)
    defer { listener.stop() }
    view.resignFirstResponder()
    show(view)
    #expect(!menu.isMenuVisible && menu.menuFrame.isEmpty)
    view.becomeFirstResponder()
    view.taken = []
    show(view)
    #expect(!menu.isMenuVisible)
    menu.setTargetRect(.zero, in: UIView())
    menu.setMenuVisible(true, animated: false)
    #expect(!menu.isMenuVisible && listener.take().isEmpty)
  }

  @Test("A tap on an item sends the action, hides the menu and posts notifications in order")
  func tap() {
    let view = view()
    let listener = MenuListener(menu) { view.log.append($0) }
    defer { listener.stop() }
    menu.showMenu(from: view, rect: view.bounds)
    #expect(view.log == ["will show"] && menu.isMenuVisible)
    touches.wait(0.5)
    touches.tap(line: "Copy")
    #expect(
      view.log == ["will show", "did show", "copy by UIMenuController", "will hide", "did hide"])
    #expect(!menu.isMenuVisible && touches.line("Copy") == nil && menu.menuFrame.isEmpty)
    listener.stop()
    view.log = []
    menu.isMenuVisible = true
    #expect(menu.isMenuVisible && touches.line("Copy") != nil)
    menu.setMenuVisible(false, animated: false)
    #expect(touches.line("Copy") == nil)
  }

  @Test("An action that shows the menu again keeps it visible")
  func again() {
    let view = view(["more:"])
    SelectorMethods.register("more:", of: EditedView.self) { [menu] view, _, _ in
      view.taken = ["copy:"]
      menu.hideMenu()
      menu.showMenu(from: view, rect: view.bounds)
    }
    menu.menuItems = [UIMenuItem(title: "More", action: "more:")]
    show(view)
    touches.tap(line: "More")
    #expect(menu.isMenuVisible && touches.line("Copy") != nil && touches.line("More") == nil)
  }

  @Test("The menu is above its target, or below if space is missing")
  func place() throws {
    let view = view()
    show(view)
    let frame = menu.menuFrame
    #expect(frame.maxY == 300 && frame.height == 45 && abs(frame.midX - 200) <= 0.5)
    #expect(touches.line("Copy")?.minY == 255)
    menu.hideMenu()
    view.frame = rect(150, 30, 100, 40)
    show(view)
    #expect(menu.menuFrame.minY == 70 && touches.line("Copy")?.minY == 79)
    menu.hideMenu()
    view.frame = rect(0, 300, 10, 10)
    show(view)
    #expect(menu.menuFrame.minX == 8, "not beyond the edge")
    menu.hideMenu()
    view.frame = rect(0, -100, 400, 1000)
    show(view)
    #expect(menu.menuFrame.minY == 0, "a target without room beside it is covered")
  }

  @Test("The arrow direction can be set")
  func directions() {
    let view = view()
    for (direction, isThere) in [
      (UIMenuController.ArrowDirection.up, { $0.minY == 340 }),
      (.down, { $0.maxY == 300 }),
      (.left, { $0.minX == 250 && $0.midY == 320 }), (.right, { $0.maxX == 150 && $0.midY == 320 }),
    ] as [(UIMenuController.ArrowDirection, (CGRect) -> Bool)] {
      menu.arrowDirection = direction
      show(view)
      #expect(isThere(menu.menuFrame), "\(direction) \(menu.menuFrame)")
      menu.setMenuVisible(false, animated: false)
    }
  }

  @Test("An outside touch hides the menu and reaches the view below")
  func beside() {
    let view = view()
    var presses = 0
    let button = touches.add(UIButton(type: .system), rect(0, 600, 100, 40))
    button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
    show(view)
    touches.tap(50, 620)
    touches.wait(0.5)
    #expect(presses == 1 && !menu.isMenuVisible && touches.line("Copy") == nil)
  }

  @Test("Overflowing items are on further pages with a back arrow")
  func pages() throws {
    let view = view(["copy:", "a:", "b:", "c:", "d:"])
    menu.menuItems = ["a", "b", "c", "d"].map {
      UIMenuItem(title: String(repeating: $0, count: 20), action: Selector("\($0):"))
    }
    func seen() -> [String] {
      (["Copy"] + menu.menuItems!.map(\.title)).filter { touches.line($0) != nil }
        .map { String($0.prefix(1)) }
    }
    show(view)
    let first = seen()
    #expect(first.first == "C" && first.count < 5)
    #expect(menu.menuFrame.minX >= 8 && menu.menuFrame.maxX <= 392)
    var pages = [first]
    while pages.last?.last != "d", pages.count < 9 {
      touches.tap(menu.menuFrame.maxX - 10, menu.menuFrame.minY + 18)
      touches.wait(0.1)
      pages.append(seen())
    }
    #expect(pages.flatMap { $0 } == ["C", "a", "b", "c", "d"])
    for page in pages.dropLast().reversed() {
      touches.tap(menu.menuFrame.minX + 10, menu.menuFrame.minY + 18)
      touches.wait(0.1)
      #expect(seen() == page)
    }
    #expect(menu.isMenuVisible)
  }

  @Test("An updated menu validates again and moves, and frame changes are posted")
  func updating() {
    let view = view()
    let listener = MenuListener(menu)
    defer { listener.stop() }
    show(view)
    #expect(listener.take() == ["will show", "did show"])
    menu.setTargetRect(rect(0, 40, 100, 40), in: view)
    #expect(menu.menuFrame.maxY == 300)
    menu.update()
    #expect(menu.menuFrame.maxY == 340 && listener.take() == ["frame"])
    let width = menu.menuFrame.width
    view.taken = ["copy:", "cut:"]
    menu.update()
    #expect(menu.menuFrame.width > width && listener.take() == ["frame"])
    menu.update()
    #expect(listener.take().isEmpty)
    view.taken = []
    menu.update()
    #expect(listener.take() == ["will hide"])
  }

  @Test("The menu can be hidden from its view")
  func hiding() {
    let view = view()
    show(view)
    menu.hideMenu(from: touches.window)
    #expect(menu.isMenuVisible)
    menu.hideMenu(from: view)
    #expect(!menu.isMenuVisible)
  }

  @Test("A will-show observer may hide the menu and show it elsewhere")
  func heard() {
    let view = view()
    var hasMoved = false
    let listener = MenuListener(menu) { [menu] line in
      guard line == "will show", !hasMoved else { return }
      hasMoved = true
      menu.setMenuVisible(false, animated: false)
      menu.setTargetRect(rect(0, 100, 100, 40), in: view)
      menu.setMenuVisible(true, animated: true)
    }
    defer { listener.stop() }
    show(view)
    #expect(listener.take() == ["will show", "will show", "did show"])
    #expect(menu.isMenuVisible && menu.menuFrame.maxY == 400)
  }

  @Test("The menu has white text on a dark background, lighter in dark mode")
  func look() {
    let view = view()
    touches.window.backgroundColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    for (style, ground) in [(UIUserInterfaceStyle.light, 28), (.dark, 59)] {
      touches.window.overrideUserInterfaceStyle = style
      show(view)
      let picture = touches.picture
      let frame = menu.menuFrame
      let (x, y) = (Int(frame.minX), Int(frame.minY))
      #expect(picture.components(x + 4, y + 18) == [ground, ground, ground, 255])
      #expect(picture.components(200, y + 38) == [ground, ground, ground, 255], "the arrow")
      #expect(picture[x + 4, y + 40] == .plainGreen && picture[x, y] == .plainGreen)
      menu.setMenuVisible(false, animated: false)
    }
  }

  @Test("Each screen has its own menu controller")
  func screens() {
    let other = ScreenEnvironment(bounds: rect(0, 0, 100, 100), scale: 1)
    let (mine, its) = (
      touches.environment.run { UIMenuController.shared }, other.run { UIMenuController.shared }
    )
    #expect(mine === menu && its !== mine && its === other.run { UIMenuController.shared })
  }
}
