import Foundation
import HeadlessUIKit
import Testing

/// The layout of alerts and action sheets, and taps on their buttons.
@MainActor
@Suite("Alerts")
struct AlertTests {
  @MainActor
  private final class Fixture {
    let touches = TouchFixture()
    let root = UIViewController()
    var log: [String] = []

    init() {
      touches.window.rootViewController = root
      touches.window.show()
    }

    func action(_ title: String, _ style: UIAlertAction.Style = .default) -> UIAlertAction {
      UIAlertAction(title: title, style: style) { [self] in
        log.append("\($0.title ?? "") \(root.presentedViewController == nil ? "gone" : "there")")
      }
    }

    func present(_ alert: UIAlertController) {
      root.present(alert, animated: true) { self.log.append("presented") }
      touches.wait(0.5)
    }

    /// Returns the frame in the window of the button with this title.
    func frame(_ title: String) throws -> CGRect {
      let label = try #require(
        touches.window.tree.compactMap { $0 as? UILabel }.first { $0.text == title })
      let button = try #require(label.superview)
      return button.convert(button.bounds, to: nil)
    }

    func tap(_ title: String) throws {
      let frame = try frame(title)
      touches.tap(frame.midX, frame.midY)
      touches.wait(0.5)
    }
  }

  @Test("An alert is 270 points wide, and cancel is the left of two buttons")
  func geometry() throws {
    let fixture = Fixture()
    let alert = UIAlertController(title: "Title", message: "Message", preferredStyle: .alert)
    alert.addAction(fixture.action("OK"))
    alert.addAction(fixture.action("Cancel", .cancel))
    fixture.present(alert)
    #expect(fixture.log == ["presented"] && fixture.root.presentedViewController === alert)
    let (ok, cancel) = (try fixture.frame("OK"), try fixture.frame("Cancel"))
    #expect(cancel.minX == 65 && cancel.size == CGSize(width: 135, height: 44))
    #expect(ok.minX == 200 && ok.minY == cancel.minY)
    let card = try #require(alert.view.subviews.first { $0.bounds.width == 270 })
    #expect(abs(card.frame.midY - 400) <= 0.5 && card.frame.maxY == ok.maxY)
  }

  @Test("Three buttons are stacked with cancel last")
  func three() throws {
    let fixture = Fixture()
    let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
    alert.addAction(fixture.action("Cancel", .cancel))
    alert.addAction(fixture.action("A"))
    alert.addAction(fixture.action("B", .destructive))
    fixture.present(alert)
    let frames = try ["A", "B", "Cancel"].map { try fixture.frame($0) }
    #expect(frames.map(\.width) == [270, 270, 270])
    #expect(frames[1].minY - frames[0].minY == 44 && frames[2].minY - frames[1].minY == 44)
  }

  @Test(
    "A tapped button dismisses the alert and then runs its handler, and a disabled one does nothing"
  )
  func tapping() throws {
    let fixture = Fixture()
    let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
    let delete = fixture.action("Delete", .destructive)
    delete.isEnabled = false
    alert.addAction(delete)
    alert.addAction(fixture.action("Cancel", .cancel))
    fixture.present(alert)
    try fixture.tap("Delete")
    #expect(fixture.log == ["presented"])
    delete.isEnabled = true
    try fixture.tap("Delete")
    #expect(fixture.log == ["presented", "Delete gone"])
    #expect(alert.view.window == nil)
  }

  @Test(
    "An action sheet is at the lower edge with a separate cancel button, and an outside tap cancels"
  )
  func sheet() throws {
    let fixture = Fixture()
    let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    sheet.addAction(fixture.action("Copy"))
    sheet.addAction(fixture.action("Cancel", .cancel))
    sheet.addAction(fixture.action("Delete", .destructive))
    fixture.present(sheet)
    #expect(try fixture.frame("Cancel") == rect(8, 735, 384, 57))
    #expect(try fixture.frame("Delete") == rect(8, 670, 384, 57))
    #expect(try fixture.frame("Copy") == rect(8, 613, 384, 57))
    fixture.touches.tap(200, 100)
    fixture.touches.wait(0.5)
    #expect(fixture.log == ["presented", "Cancel gone"])
  }

  @Test("A tap outside an alert does nothing")
  func beside() {
    let fixture = Fixture()
    let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
    alert.addAction(fixture.action("Cancel", .cancel))
    fixture.present(alert)
    fixture.touches.tap(200, 100)
    fixture.touches.wait(0.5)
    #expect(fixture.root.presentedViewController === alert)
  }

  @Test("Text fields are configured, edited above the keyboard and readable in the handler")
  func fields() throws {
    let fixture = Fixture()
    let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
    alert.addTextField { $0.placeholder = "Name" }
    var name: String?
    alert.addAction(
      UIAlertAction(title: "Save", style: .default) { [weak alert] _ in
        name = alert?.textFields?.first?.text
      })
    fixture.present(alert)
    #expect(alert.textFields?.first?.isEditing == true)
    #expect(fixture.touches.window.keyboard.type("Ann"))
    #expect(try fixture.frame("Save").maxY <= fixture.touches.window.keyboard.frame.minY)
    try fixture.tap("Save")
    #expect(name == "Ann" && fixture.touches.window.keyboard.frame == .zero)
  }

  @Test("The preferred action is semibold, otherwise cancel")
  func preferred() throws {
    let fixture = Fixture()
    let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
    let ok = fixture.action("OK")
    alert.addAction(ok)
    alert.addAction(fixture.action("Cancel", .cancel))
    func isBold(_ title: String) -> Bool? {
      let label = alert.view.tree.compactMap { $0 as? UILabel }.first { $0.text == title }
      return label?.font.fontDescriptor.symbolicTraits.contains(.traitBold)
    }
    #expect(isBold("Cancel") == true && isBold("OK") == false)
    alert.preferredAction = ok
    #expect(isBold("Cancel") == false && isBold("OK") == true)
  }
}
