import Foundation
import HeadlessUIKit
import Testing

/// The attributes of a configured button's texts.
@MainActor
@Suite("Texts of configured buttons")
struct ButtonTextTests {
  private func button(_ change: (inout UIButton.Configuration) -> Void) -> UIButton {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Go"
    change(&configuration)
    let button = UIButton(configuration: configuration)
    button.sizeToFit()
    button.layoutIfNeeded()
    return button
  }

  private func attribute(_ key: NSAttributedString.Key, of label: UILabel?) -> Any? {
    label?.attributedText?.attribute(key, at: 0, effectiveRange: nil)
  }

  @Test("A transformer receives the style's font and colour and decides the shown ones")
  func transformer() {
    onScreen()
    var incoming: AttributeContainer?
    let button = button {
      $0.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { old in
        incoming = old
        var new = old
        new.font = UIFont.boldSystemFont(ofSize: 30)
        return new
      }
    }
    #expect(incoming?.font == .systemFont(ofSize: 17) && incoming?.foregroundColor == .white)
    #expect(attribute(.font, of: button.titleLabel) as? UIFont == .boldSystemFont(ofSize: 30))
    #expect(attribute(.foregroundColor, of: button.titleLabel) as? UIColor == .white)
    #expect(button.bounds.height > self.button { _ in }.bounds.height)
  }

  @Test("An attributed title keeps its own attributes and takes the style's others")
  func attributed() {
    onScreen()
    let button = button {
      $0.attributedTitle = AttributedString(
        "Own", attributes: AttributeContainer([.foregroundColor: UIColor.yellow]))
      $0.attributedSubtitle = AttributedString("below")
    }
    #expect(button.titleLabel?.text == "Own")
    #expect(attribute(.foregroundColor, of: button.titleLabel) as? UIColor == .yellow)
    #expect(attribute(.font, of: button.titleLabel) as? UIFont == .systemFont(ofSize: 17))
    let labels = button.subviews.compactMap { ($0 as? UILabel)?.text }
    #expect(Set(labels) == ["Own", "below"])
  }

  @Test("The image's transformer receives the foreground colour and tints the image")
  func imageColor() {
    onScreen()
    var incoming: UIColor?
    let button = button {
      $0.image = UIImage(systemName: "star")
      $0.imageColorTransformer = UIConfigurationColorTransformer {
        incoming = $0
        return .red
      }
    }
    #expect(incoming == .white && button.imageView?.tintColor == .red)
  }

  @Test("The preferred symbol configuration applies to a symbol without one")
  func symbol() {
    onScreen()
    func width(_ size: CGFloat?) -> CGFloat {
      button {
        $0.image = UIImage(systemName: "star")
        $0.preferredSymbolConfigurationForImage = size.map {
          UIImage.SymbolConfiguration(pointSize: $0)
        }
      }.imageView?.frame.width ?? 0
    }
    #expect(width(40) > 2 * width(nil) - 2 && width(nil) > 0)
  }
}
