import Foundation
import HeadlessUIKit
import Testing

/// The activity sheet for sharing.
@MainActor
@Suite("Sharing")
struct ActivityTests {
  @MainActor
  private final class Fixture {
    let touches = TouchFixture()
    let root = UIViewController()
    var log: [String] = []

    init() {
      touches.window.rootViewController = root
      touches.window.show()
    }

    func share(_ items: [Any], _ own: [UIActivity] = []) -> UIActivityViewController {
      let sheet = UIActivityViewController(activityItems: items, applicationActivities: own)
      sheet.completionWithItemsHandler = { [self] type, completed, _, _ in
        log.append("\(type?.rawValue.split(separator: ".").last ?? "none") \(completed)")
      }
      return sheet
    }

    func present(_ sheet: UIViewController) {
      root.present(sheet, animated: true)
      touches.wait(1)
    }

    func view(_ text: String) -> UIView? {
      touches.window.tree.first {
        ($0 as? UILabel)?.text == text || $0.accessibilityIdentifier == text
      }
    }

    func tap(_ text: String) throws {
      let view = try #require(self.view(text))
      let place = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
      touches.tap(place.x, place.y)
      touches.wait(1)
    }
  }

  private final class Printing: UIActivity {
    var log: [String] = []
    override var activityType: ActivityType? { ActivityType("own.print") }
    override var activityTitle: String? { "Print it" }
    override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
      activityItems.contains { $0 is String }
    }
    override func prepare(withActivityItems activityItems: [Any]) {
      log.append("prepare \(activityItems)")
    }
    override func perform() {
      log.append("perform")
      activityDidFinish(true)
    }
  }

  private final class Source: UIActivityItemSource {
    func activityViewControllerPlaceholderItem(
      _ activityViewController: UIActivityViewController
    ) -> Any { "" }
    func activityViewController(
      _ activityViewController: UIActivityViewController,
      itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any? { activityType == .copyToPasteboard ? "copied" : "shared" }
  }

  @Test(
    "The activity view is a half sheet whose Copy action copies and closes, and other apps are reported"
  )
  func copying() throws {
    let fixture = Fixture()
    fixture.present(fixture.share([Source()]))
    let sheet = try #require(fixture.root.presentedViewController)
    let top = sheet.view.convert(CGPoint.zero, to: nil).y
    #expect(top > 300 && fixture.view("shared") != nil)
    #expect(fixture.touches.environment.problems.notes.contains { $0.contains("no other apps") })
    try fixture.tap("Copy")
    #expect(fixture.log == ["CopyToPasteboard true"])
    fixture.touches.environment.run { #expect(UIPasteboard.general.string == "copied") }
    #expect(fixture.root.presentedViewController == nil)
  }

  @Test("Custom activities are offered if they can perform, then prepared and performed")
  func ownActivities() throws {
    let fixture = Fixture()
    let printing = Printing()
    fixture.present(fixture.share(["Text"], [printing]))
    try fixture.tap("Print it")
    #expect(printing.log == [#"prepare ["Text"]"#, "perform"])
    #expect(fixture.log == ["print true"] && fixture.root.presentedViewController == nil)
    let sheet = fixture.share([UIColor.red], [printing])
    fixture.present(sheet)
    #expect(fixture.view("Print it") == nil && fixture.view("Copy") == nil)
  }

  @Test("Excluded activities are not offered, and closing calls the completion handler once")
  func closing() throws {
    let fixture = Fixture()
    let sheet = fixture.share(["Text"], [Printing()])
    sheet.excludedActivityTypes = [.copyToPasteboard, UIActivity.ActivityType("own.print")]
    fixture.present(sheet)
    #expect(fixture.view("Print it") == nil && fixture.view("Copy") == nil)
    try fixture.tap("Close")
    #expect(fixture.log == ["none false"] && fixture.root.presentedViewController == nil)
    fixture.present(fixture.share(["Text"]))
    fixture.root.dismiss(animated: true)
    fixture.touches.wait(1)
    #expect(fixture.log == ["none false", "none false"])
  }
}
