import Foundation
import HeadlessUIKit
import Testing

/// The large content viewer, rotors, and views whose font follows the text size.
@MainActor
@Suite("Names of assistive technologies")
struct AssistiveNamesTests {
  private final class Delegate: NSObject, UILargeContentViewerInteractionDelegate {}

  @Test("A view stores its values for the large content viewer")
  func largeContent() {
    onScreen()
    let view = UIView()
    #expect(!view.showsLargeContentViewer && view.largeContentTitle == nil)
    view.showsLargeContentViewer = true
    view.largeContentTitle = "Title"
    view.largeContentImageInsets.left = 3
    view.scalesLargeContentImage = true
    #expect(view.showsLargeContentViewer && view.largeContentTitle == "Title")
    #expect(view.largeContentImageInsets.left == 3 && view.scalesLargeContentImage)
    let delegate = Delegate()
    let interaction = UILargeContentViewerInteraction(delegate: delegate)
    view.addInteraction(interaction)
    #expect(interaction.view === view && interaction.delegate === delegate)
    #expect(!UILargeContentViewerInteraction.isEnabled)
  }

  @Test("A rotor finds elements by its closure")
  func rotors() throws {
    onScreen()
    let (view, element) = (UIView(), UIView())
    let rotor = UIAccessibilityCustomRotor(name: "Headings") { predicate in
      #expect(predicate.searchDirection == .next)
      return UIAccessibilityCustomRotorItemResult(targetElement: element, targetRange: nil)
    }
    #expect(view.accessibilityCustomRotors == nil)
    view.accessibilityCustomRotors = [rotor]
    let start = UIAccessibilityCustomRotorItemResult(targetElement: view, targetRange: nil)
    let predicate = UIAccessibilityCustomRotorSearchPredicate(
      currentItem: start, searchDirection: .next)
    let found = view.accessibilityCustomRotors?.first?.itemSearchBlock(predicate)
    #expect(found?.targetElement === element && rotor.systemRotorType == .none)
  }

  @Test("Labels, text fields and text views follow the text size through one protocol")
  func adjusting() {
    onScreen()
    let views: [any UIContentSizeCategoryAdjusting] = [UILabel(), UITextField(), UITextView()]
    for view in views { view.adjustsFontForContentSizeCategory = true }
    #expect((views[0] as? UILabel)?.adjustsFontForContentSizeCategory == true)
  }
}
