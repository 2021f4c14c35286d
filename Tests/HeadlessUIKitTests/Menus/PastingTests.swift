import Foundation
@_spi(Overscroll) import HeadlessUIKit
import Testing

/// Paste configurations of responders
/// (https://developer.apple.com/documentation/uikit/uipasteconfigurationsupporting).
@MainActor
@Suite("Pasting")
struct PastingTests {
  private final class Taker: UIView {
    var taken: [[String]] = []
    override func paste(itemProviders: [NSItemProvider]) {
      taken.append(itemProviders.flatMap(\.registeredTypeIdentifiers))
    }
  }

  private let paste = Selector("paste:")

  @Test("Paste is offered for the configuration's types and passes the pasteboard's items")
  func configuration() {
    onScreen()
    let view = Taker()
    #expect(!view.canPerformAction(paste, withSender: nil))
    view.pasteConfiguration = UIPasteConfiguration(forAccepting: NSString.self)
    #expect(!view.canPerformAction(paste, withSender: nil))
    UIPasteboard.general.string = "a"
    #expect(view.canPerformAction(paste, withSender: nil))
    view.paste(nil)
    #expect(view.taken.count == 1 && view.taken[0].isEmpty == false)
    UIPasteboard.general.image = UIImage()
    #expect(!view.canPerformAction(paste, withSender: nil))
    view.paste(nil)
    #expect(view.taken.count == 1)
  }

  @Test("A paste configuration has each type once")
  func types() {
    let configuration = UIPasteConfiguration(acceptableTypeIdentifiers: ["a", "b", "a"])
    configuration.addAcceptableTypeIdentifiers(["b", "c"])
    #expect(configuration.acceptableTypeIdentifiers == ["a", "b", "c"])
  }

  private final class Report: UIActivityItemProvider, @unchecked Sendable {
    override var item: Any { "made for \(activityType?.rawValue ?? "nobody")" }
  }

  @Test("Shared items are created lazily for the chosen activity, and not after a cancellation")
  func provider() {
    onScreen()
    let (report, sheet) = (
      Report(placeholderItem: "text"),
      UIActivityViewController(activityItems: [], applicationActivities: nil)
    )
    #expect(report.activityViewControllerPlaceholderItem(sheet) as? String == "text")
    let type = UIActivity.ActivityType("own")
    #expect(
      report.activityViewController(sheet, itemForActivityType: type) as? String == "made for own")
    report.cancel()
    #expect(report.activityViewController(sheet, itemForActivityType: type) == nil)
  }

  @Test("The only input mode has the screen's language")
  func inputMode() {
    onScreen()
    #expect(UITextInputMode.activeInputModes.map(\.primaryLanguage) == ["en-US"])
    #expect(UITextField().textInputMode === UITextInputMode.activeInputModes.first)
  }
}
