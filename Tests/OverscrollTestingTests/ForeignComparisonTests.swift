import Foundation
import Graphics
import HeadlessUIKit
import Snapshots
import Testing

/// The kinds of differences from a picture of iOS.
@MainActor
struct ForeignComparisonTests {
  /// Returns a picture of a box and a label, and the boxes of its text.
  private func picture(
    _ color: UIColor = .red, boxWidth: CGFloat = 40, text: String = "Title", height: CGFloat = 60,
    labelColor: UIColor = .black
  ) -> (bitmap: Bitmap, textBoxes: [CGRect]) {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 120, height: height))
    view.backgroundColor = .white
    let box = UIView(frame: CGRect(x: 10, y: 10, width: boxWidth, height: 20))
    box.backgroundColor = color
    let label = UILabel(frame: CGRect(x: 10, y: 36, width: 80, height: 20))
    label.text = text
    label.textColor = labelColor
    for part in [box, label] { view.addSubview(part) }
    // Tests of other targets in this process change the screen that code without a stage sees.
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    let image = UIGraphicsImageRenderer(size: view.bounds.size, format: format).image {
      view.layer.render(in: $0.cgContext)
    }
    return (image.source.bitmap, image.source.textBoxes)
  }

  private func compare(
    _ reference: (bitmap: Bitmap, textBoxes: [CGRect]),
    _ actual: (bitmap: Bitmap, textBoxes: [CGRect])
  ) -> ForeignComparison {
    ForeignComparison(
      reference: reference.bitmap, actual: actual.bitmap, textBoxes: actual.textBoxes, scale: 2)
  }

  private func kind(
    _ reference: (bitmap: Bitmap, textBoxes: [CGRect]),
    _ actual: (bitmap: Bitmap, textBoxes: [CGRect])
  ) -> ForeignKind {
    compare(reference, actual).kind
  }

  /// Pixels and texts are counted.
  @Test func differencesAreMeasured() throws {
    let picture = picture()
    let same = try #require(compare(picture, picture).measure)
    #expect(same.whole.shares == [0, 0, 0] && same.plain.shares == [0, 0, 0])
    #expect((same.texts, same.alignedTexts) == (1, 1))
    #expect(same.whole.total == 240 * 120 && same.plain.total < same.whole.total)

    // The box's pixels are lighter by 10.
    let light = UIColor(red: 245.0 / 255, green: 0, blue: 0, alpha: 1)
    let lighter = try #require(compare(picture, self.picture(light)).measure)
    #expect((lighter.whole.over2, lighter.whole.over8, lighter.whole.over32) == (3200, 3200, 0))
    #expect(lighter.plain.over8 == 3200)

    let wider = try #require(compare(picture, self.picture(text: "Titles")).measure)
    #expect((wider.texts, wider.alignedTexts) == (1, 0))
    #expect(wider.plain.shares == [0, 0, 0] && wider.whole.over32 > 0)
    // A text without letters in one of the pictures cannot be compared.
    #expect(try #require(compare(self.picture(text: ""), picture).measure).texts == 0)
    #expect(compare(picture, self.picture(height: 61)).measure == nil)
  }

  @Test func eachKindOfDifferenceIsFound() {
    let picture = picture()
    #expect(kind(picture, picture) == .same)
    let light = UIColor(red: 253.0 / 255, green: 0, blue: 0, alpha: 1)
    #expect(kind(picture, self.picture(light)) == .same)
    #expect(kind(picture, self.picture(text: "Titel")) == .text)
    #expect(kind(picture, self.picture(labelColor: .blue)) == .text)
    #expect(kind(picture, self.picture(.blue)) == .colors)
    #expect(kind(picture, self.picture(boxWidth: 44)) == .geometry)
    #expect(kind(picture, self.picture(height: 61)) == .size)
    // Text does not hide other differences.
    #expect(kind(picture, self.picture(.blue, text: "Titel")) == .colors)
    #expect(kind(picture, self.picture(boxWidth: 44, text: "Titel")) == .geometry)
  }

  /// Text that code draws itself has boxes too, in images and in views.
  @Test func drawnTextIsKnown() throws {
    final class Drawn: UIView {
      override func draw(_ rect: CGRect) {
        ("Title" as NSString).draw(at: CGPoint(x: 20, y: 30), withAttributes: nil)
      }
    }
    let size = CGSize(width: 100, height: 80)
    let image = UIGraphicsImageRenderer(size: size).image { _ in
      ("Title" as NSString).draw(at: CGPoint(x: 20, y: 30), withAttributes: nil)
    }
    let box = try #require(image.source.textBoxes.first)
    let scale = image.scale
    #expect(box.origin == CGPoint(x: 20 * scale, y: 30 * scale) && box.width > 10 * scale)
    let outer = UIGraphicsImageRenderer(size: size).image { _ in
      image.draw(in: CGRect(x: 10, y: 0, width: 50, height: 40))
    }
    let moved = try #require(outer.source.textBoxes.first)
    #expect(abs(moved.minX - 20 * scale) < 0.01 && abs(moved.minY - 15 * scale) < 0.01)
    #expect(abs(moved.width - box.width / 2) < 0.01)
    let view = Drawn(frame: CGRect(origin: .zero, size: size))
    let rendered = UIGraphicsImageRenderer(size: size).image {
      view.layer.render(in: $0.cgContext)
    }
    #expect(rendered.source.textBoxes == [box])
  }
}
