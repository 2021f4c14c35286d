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

  @Test("Settings are those of a new phone, on which no assistive technology runs")
  func settings() {
    onScreen()
    #expect(UIAccessibility.isVideoAutoplayEnabled && UIAccessibility.isShakeToUndoEnabled)
    #expect(!UIAccessibility.isAssistiveTouchRunning && !UIAccessibility.isGuidedAccessEnabled)
    #expect(!UIAccessibility.shouldDifferentiateWithoutColor)
    #expect(UIAccessibility.hearingDevicePairedEar.isEmpty)
    #expect(UIAccessibility.HearingDeviceEar.both.rawValue == 6)
    #expect(UIAccessibility.focusedElement(using: .notificationVoiceOver) == nil)
    var answers: [Bool] = []
    UIAccessibility.requestGuidedAccessSession(enabled: true) { answers.append($0) }
    #expect(answers == [false])
  }

  @Test("A path is converted to the screen like a rectangle")
  func pathsOnTheScreen() {
    onScreen()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    let view = UIView(frame: CGRect(x: 30, y: 40, width: 50, height: 50))
    view.transform = CGAffineTransform(scaleX: 2, y: 3)
    window.addSubview(view)
    let rect = CGRect(x: 5, y: 6, width: 7, height: 8)
    let path = UIBezierPath(rect: rect)
    let converted = UIAccessibility.convertToScreenCoordinates(path, in: view)
    let expected = UIAccessibility.convertToScreenCoordinates(rect, in: view)
    #expect(converted.bounds == expected && path.bounds == rect)
  }
}
