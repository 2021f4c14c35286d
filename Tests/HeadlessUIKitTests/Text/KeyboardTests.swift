import Foundation
import HeadlessUIKit
import Testing

/// The appearance, frame and notifications of the keyboard.
@MainActor
@Suite("Keyboards")
struct KeyboardTests {
  /// Records the notifications of a keyboard during its lifetime.
  @MainActor
  private final class Listener {
    private(set) var lines: [String] = []
    private(set) var infos: [[AnyHashable: Any]] = []
    private var tokens: [any NSObjectProtocol] = []

    init(_ screen: UIScreen) {
      for name in [
        "WillShow", "DidShow", "WillHide", "DidHide", "WillChangeFrame", "DidChangeFrame",
      ] {
        tokens.append(
          NotificationCenter.default.addObserver(
            forName: Notification.Name("UIKeyboard\(name)Notification"), object: screen, queue: nil
          ) { note in
            nonisolated(unsafe) let info = note.userInfo ?? [:]
            MainActor.assumeIsolated {
              self.lines.append(name)
              self.infos.append(info)
            }
          })
      }
    }

    func take() -> [String] {
      defer { lines = [] }
      return lines
    }

    func stop() { for token in tokens { NotificationCenter.default.removeObserver(token) } }

    func frame(_ key: String, at index: Int) -> CGRect? {
      (infos[index][key] as? NSValue)?.cgRectValue
    }
  }

  @Test("The keyboard appears with a field, posts will and did notifications, and disappears")
  func posts() {
    let fixture = TouchFixture()
    let listener = Listener(fixture.window.screen)
    defer { listener.stop() }
    let field = fixture.add(UITextField(), rect(20, 100, 200, 34))
    field.becomeFirstResponder()
    #expect(listener.take() == ["WillChangeFrame", "WillShow"])
    #expect(
      listener.frame(UIResponder.keyboardFrameBeginUserInfoKey, at: 1) == rect(0, 800, 400, 260))
    #expect(
      listener.frame(UIResponder.keyboardFrameEndUserInfoKey, at: 1) == rect(0, 540, 400, 260))
    let info = listener.infos[1]
    #expect(info[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double == 0.25)
    #expect(
      (info[UIResponder.keyboardAnimationCurveUserInfoKey] as? NSNumber)?.uintValue == 7)
    fixture.wait(0.3)
    #expect(listener.take() == ["DidChangeFrame", "DidShow"])
    field.resignFirstResponder()
    #expect(listener.take() == ["WillChangeFrame", "WillHide"])
    fixture.wait(0.3)
    #expect(listener.take() == ["DidChangeFrame", "DidHide"])
  }

  @Test("The keyboard stays while another field becomes first responder")
  func takeover() {
    let fixture = TouchFixture()
    let listener = Listener(fixture.window.screen)
    defer { listener.stop() }
    let (a, b) = (
      fixture.add(UITextField(), rect(20, 100, 200, 34)),
      fixture.add(UITextField(), rect(20, 200, 200, 34))
    )
    a.becomeFirstResponder()
    fixture.wait(0.3)
    _ = listener.take()
    b.becomeFirstResponder()
    fixture.wait(0.3)
    #expect(listener.take() == [])
    b.keyboardType = .numberPad
    b.reloadInputViews()
    #expect(listener.take() == ["WillChangeFrame", "WillShow"])
  }

  @Test(
    "The keyboard is 216 points high, 44 more with suggestions, 75 with a home indicator",
    arguments: [(0, true, 260), (0, false, 216), (34, true, 335), (34, false, 291)])
  func heights(indicator: CGFloat, suggests: Bool, height: CGFloat) {
    onScreen(
      height: 812, safeArea: UIEdgeInsets(top: 44, left: 0, bottom: indicator, right: 0))
    let window = UIWindow(frame: UIScreen.main.bounds)
    let field = UITextField(frame: rect(0, 0, 100, 34))
    field.autocorrectionType = suggests ? .default : .no
    window.addSubview(field)
    field.becomeFirstResponder()
    #expect(window.keyboard.frame == rect(0, 812 - height, 375, height))
  }

  @Test("An accessory view is above the keyboard, and an input view replaces it")
  func views() {
    final class Chooser: UIView {
      let picker = UIView(frame: rect(0, 0, 0, 180))
      let bar = UIView(frame: rect(0, 0, 0, 40))
      override var canBecomeFirstResponder: Bool { true }
      override var inputView: UIView? { picker }
      override var inputAccessoryView: UIView? { bar }
    }
    let fixture = TouchFixture()
    let chooser = fixture.add(Chooser(), rect(0, 0, 100, 100))
    #expect(chooser.becomeFirstResponder())
    fixture.wait(0.3)
    #expect(fixture.window.keyboard.frame == rect(0, 580, 400, 220))
    #expect(chooser.bar.convert(chooser.bar.bounds, to: nil) == rect(0, 580, 400, 40))
    #expect(chooser.picker.convert(chooser.picker.bounds, to: nil) == rect(0, 620, 400, 180))
    chooser.resignFirstResponder()
    fixture.wait(0.3)
    #expect(chooser.picker.window == nil)
  }

  @Test("Notifications contain the keyboard's frame as a rectangle and as a boxed value")
  func frames() {
    let fixture = TouchFixture()
    let listener = Listener(fixture.window.screen)
    defer { listener.stop() }
    fixture.add(UITextField(), rect(20, 100, 200, 34)).becomeFirstResponder()
    for key in [
      UIResponder.keyboardFrameBeginUserInfoKey, UIResponder.keyboardFrameEndUserInfoKey,
    ] {
      let plain = listener.infos[0][key] as? CGRect
      #expect(plain != nil && plain == listener.frame(key, at: 0))
    }
  }

  @Test("The keyboard layout guide moves with the keyboard")
  func guide() {
    let fixture = TouchFixture()
    let controller = UIViewController()
    fixture.window.rootViewController = controller
    fixture.window.show()
    let root: UIView = controller.view
    let field = fixture.add(UITextField(), rect(20, 100, 200, 34), to: root)
    let bar = box(in: root)
    activate(
      bar.leftAnchor.constraint(equalTo: root.leftAnchor),
      bar.widthAnchor.constraint(equalToConstant: 400),
      bar.heightAnchor.constraint(equalToConstant: 50),
      bar.bottomAnchor.constraint(equalTo: root.keyboardLayoutGuide.topAnchor))
    fixture.window.layoutIfNeeded()
    #expect(bar.frame == rect(0, 750, 400, 50))
    field.becomeFirstResponder()
    #expect(root.keyboardLayoutGuide.layoutFrame == rect(0, 540, 400, 260))
    #expect(bar.frame == rect(0, 490, 400, 50))
    fixture.wait(0.1)
    let shown = bar.layer.presentation()?.frame.minY ?? 0
    #expect(shown > 490 && shown < 750)
    fixture.wait(0.3)
    field.resignFirstResponder()
    fixture.wait(0.3)
    #expect(bar.frame == rect(0, 750, 400, 50))
  }

  @Test("The keyboard is above views added to the window later")
  func inFront() throws {
    let fixture = TouchFixture()
    let field = fixture.add(UITextField(), rect(20, 100, 200, 34))
    field.becomeFirstResponder()
    let later = fixture.add(UIView(), rect(0, 0, 400, 800))
    #expect(fixture.window.subviews.last !== later)
  }

  @Test("Only views in a window that allow it become first responder")
  func firstResponder() {
    let fixture = TouchFixture()
    let view = fixture.add(UIView(), rect(0, 0, 10, 10))
    #expect(!view.becomeFirstResponder() && !view.isFirstResponder)
    #expect(!fixture.window.keyboard.type("a"))
  }

  @Test("A drag dismisses the keyboard at once or interactively, by the scroll view's mode")
  func dismissal() {
    for mode in [UIScrollView.KeyboardDismissMode.none, .onDrag, .interactive] {
      let fixture = TouchFixture()
      let scroll = fixture.add(UIScrollView(), rect(0, 0, 400, 800))
      scroll.contentSize = CGSize(width: 400, height: 3000)
      scroll.keyboardDismissMode = mode
      let field = fixture.add(UITextField(), rect(20, 100, 200, 34), to: scroll)
      field.becomeFirstResponder()
      fixture.wait(0.3)
      fixture.down(300, 300)
      fixture.move(300, 400, over: 0.2)
      #expect(field.isFirstResponder == (mode != .onDrag))
      fixture.move(300, 700, over: 0.2)
      fixture.up()
      fixture.wait(0.5)
      #expect(field.isFirstResponder == (mode == .none))
    }
  }
}
