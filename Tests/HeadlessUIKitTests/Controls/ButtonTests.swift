import Foundation
import Graphics
@_spi(Overscroll) import HeadlessUIKit
import Testing

/// The pictures, titles and sizes of buttons with and without a configuration.
@MainActor
@Suite("Buttons")
struct ButtonTests {
  private let image = UIImage(bitmap: Bitmap(width: 20, height: 20))

  @Test("The image of a configured button is in front of the background, in the title's colour")
  func configured() throws {
    onScreen()
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Go"
    configuration.image = image
    configuration.baseForegroundColor = .yellow
    let button = UIButton(configuration: configuration)
    button.layoutIfNeeded()
    let picture = try #require(button.imageView)
    let label = try #require(button.titleLabel)
    let background = try #require(button.subviews.first)
    #expect(background !== picture && background.frame == button.bounds)
    #expect(picture.tintColor == .yellow && label.textColor == .yellow)
    button.configuration = nil
    #expect(picture.tintColor == button.tintColor)
  }

  @Test("An image from before the configuration stays in front of the background")
  func configuredLater() {
    onScreen()
    let button = UIButton(type: .system)
    button.setImage(image, for: .normal)
    button.configuration = .filled()
    button.frame = rect(0, 0, 80, 40)
    button.layoutIfNeeded()
    #expect(button.subviews.first !== button.imageView)
  }

  @Test(
    "Titles have 18 points without a style and 15 in the system's; heights are whole points",
    arguments: [(UIButton.ButtonType.custom, 18, 34), (.system, 15, 30)])
  func titles(type: UIButton.ButtonType, points: CGFloat, height: CGFloat) {
    onScreen()
    let button = UIButton(type: type)
    button.setTitle("01", for: .normal)
    button.sizeToFit()
    #expect(button.titleLabel?.font.pointSize == points)
    #expect(button.frame.height == height && button.frame.width == 30)
  }

  @Test("A font that the app sets stays")
  func ownFont() {
    onScreen()
    let button = UIButton()
    button.titleLabel?.font = .systemFont(ofSize: 12)
    button.setTitle("01", for: .normal)
    button.sizeToFit()
    #expect(button.titleLabel?.font.pointSize == 12 && button.frame.height == 27)
  }

  @Test("From right to left the image is on the right of the title")
  func rightToLeft() throws {
    onScreen()
    let button = UIButton()
    button.setTitle("Next", for: .normal)
    button.setImage(image, for: .normal)
    button.frame = rect(0, 0, 200, 40)
    button.semanticContentAttribute = .forceRightToLeft
    button.layoutIfNeeded()
    let (picture, title) = (try #require(button.imageView), try #require(button.titleLabel))
    #expect(picture.frame.minX == title.frame.maxX)
    #expect(abs(title.frame.minX + picture.frame.maxX - 200) <= 0.5)
    button.semanticContentAttribute = .forceLeftToRight
    button.setNeedsLayout()
    button.layoutIfNeeded()
    #expect(picture.frame.maxX == title.frame.minX)
  }
}
