import Foundation
import HeadlessUIKit
import Testing

/// The accessibility elements and labels that VoiceOver reads.
@MainActor
@Suite struct AccessibilityTests {
  @Test func labelsAndControlsAreElementsAndPlainViewsAreNot() {
    onScreen()
    let label = UILabel()
    #expect(!label.isAccessibilityElement)
    label.text = "Title"
    #expect(label.isAccessibilityElement && label.accessibilityLabel == "Title")
    #expect(label.accessibilityTraits == .staticText)
    #expect(!UIView().isAccessibilityElement && UIView().accessibilityLabel == nil)
    let button = UIButton(type: .system)
    button.setTitle("Buy", for: .normal)
    button.isEnabled = false
    #expect(button.isAccessibilityElement && button.accessibilityLabel == "Buy")
    #expect(button.accessibilityTraits == [.button, .notEnabled])
  }

  @Test func valuesFollowWhatIsShown() {
    onScreen()
    let slider = UISlider()
    (slider.minimumValue, slider.maximumValue, slider.value) = (10, 20, 12.5)
    #expect(slider.accessibilityValue == "25%" && slider.accessibilityTraits == .adjustable)
    let toggle = UISwitch()
    toggle.isOn = true
    #expect(toggle.accessibilityValue == "1")
    let pages = UIPageControl()
    (pages.numberOfPages, pages.currentPage) = (3, 1)
    #expect(pages.accessibilityValue == "page 2 of 3")
    let field = UITextField()
    field.placeholder = "Name"
    #expect(field.accessibilityLabel == "Name" && field.accessibilityValue == nil)
    field.text = "Ada"
    #expect(field.accessibilityValue == "Ada")
    field.isSecureTextEntry = true
    #expect(field.accessibilityValue == "•••")
  }

  @Test func whatTheAppSaysCountsBeforeAll() {
    onScreen()
    let label = UILabel()
    label.text = "12"
    label.accessibilityLabel = "Twelve points"
    label.accessibilityHint = "Opens the list"
    label.accessibilityTraits = [.header, .button]
    label.isAccessibilityElement = false
    #expect(label.accessibilityLabel == "Twelve points")
    #expect(label.accessibilityHint == "Opens the list")
    #expect(label.accessibilityTraits.rawValue == 0x10001)
    #expect(!label.isAccessibilityElement)
    label.accessibilityLabel = nil
    #expect(label.accessibilityLabel == "12")
  }

  @Test func aClassMaySpeakForItself() {
    final class Card: UIView {
      override var isAccessibilityElement: Bool {
        get { true }
        set { super.isAccessibilityElement = newValue }
      }
      override var accessibilityLabel: String? {
        get { "card" }
        set { super.accessibilityLabel = newValue }
      }
    }
    onScreen()
    let object: NSObject = Card()
    #expect((object as? UIView)?.accessibilityLabel == "card")
    #expect((object as? UIView)?.isAccessibilityElement == true)
  }

  @Test func elementsThatAreNoViewsLieInTheirContainer() {
    onScreen()
    let window = UIWindow(frame: UIScreen.main.bounds)
    let view = UIView(frame: CGRect(x: 20, y: 30, width: 100, height: 100))
    window.addSubview(view)
    #expect(view.accessibilityFrame == CGRect(x: 20, y: 30, width: 100, height: 100))
    let element = UIAccessibilityElement(accessibilityContainer: view)
    element.accessibilityLabel = "slice"
    element.accessibilityFrameInContainerSpace = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(element.isAccessibilityElement)
    #expect(element.accessibilityFrame == CGRect(x: 21, y: 32, width: 3, height: 4))
    #expect(view.index(ofAccessibilityElement: element) == NSNotFound)
    view.accessibilityElements = [element]
    #expect(view.accessibilityElementCount() == 1)
    #expect(view.accessibilityElement(at: 0) as? UIAccessibilityElement === element)
    #expect(view.accessibilityElement(at: 1) == nil)
    #expect(view.index(ofAccessibilityElement: element) == 0)
  }
}
