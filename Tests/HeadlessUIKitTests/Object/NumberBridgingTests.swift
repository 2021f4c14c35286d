import Foundation
import Graphics
@_spi(Overscroll) import HeadlessUIKit
import Testing

@MainActor
struct NumberBridgingTests {
  /// An app's image view subclass, which has the size of its image.
  private final class Arrow: UIImageView {
    init(pointing name: String) { super.init(image: UIImage(bitmap: Bitmap(width: 7, height: 5))) }

    required init?(coder: NSCoder) { nil }
  }

  @Test func lengthsAreNumbersAndBack() {
    let length: CGFloat = 3.5
    #expect(length as NSNumber == NSNumber(value: 3.5))
    let layer = CAGradientLayer()
    layer.locations = [0, length / 7, 1] as [NSNumber]
    #expect(layer.locations == [0, 0.5, 1])
    let values: [String: Any] = ["length": length, "number": NSNumber(value: 2)]
    #expect(values["length"] as? NSNumber == 3.5)
    #expect(values["number"] as? CGFloat == 2)
    #expect(CGFloat(truncating: 4.25) == 4.25 && CGFloat(exactly: NSNumber(value: 2)) == 2)
  }

  @Test func imageViewsAreSubclassedByTheirImage() {
    #expect(Arrow(pointing: "up").bounds.size == CGSize(width: 7, height: 5))
  }
}
