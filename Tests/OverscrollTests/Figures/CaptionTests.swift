import Foundation
import Graphics
import Layers
import Overscroll
import OverscrollTesting
import TestSupport
import Testing

/// Captions above and below devices and figures.
@MainActor
struct CaptionTests {
  private func style(_ change: (inout FigureStyle) -> Void) -> FigureStyle {
    var style = FigureStyle.bare
    style.background = .color(.white)
    change(&style)
    return style
  }

  private func picture(_ style: FigureStyle, _ captions: FigureCaption?...) throws -> Bitmap {
    let panels = try captions.map { FigurePanel(try FigureStages.striped(), caption: $0) }
    let tree = FigureComposer(style, panels: panels).tree(of: panels.map(\.stage))
    return Compositor(scale: 1).render(tree)
  }

  private func headline(_ text: String, _ place: FigureCaption.Place) -> FigureCaption {
    var caption = FigureCaption(text)
    (caption.place, caption.size) = (place, 30)
    return caption
  }

  /// The rows that have a pixel of a colour.
  private func rows(of color: Color, in bitmap: Bitmap) -> [Int] {
    (0..<bitmap.height).filter { y in
      (0..<bitmap.width).contains { bitmap[$0, y] == color.premultiplied }
    }
  }

  @Test func captionsTakeTheirPlace() throws {
    let bare = try picture(style { _ in }, nil)
    for place in FigureCaption.Place.allCases {
      var caption = headline("I", place)
      caption.color = Color(red: 1, green: 0, blue: 0)
      for style in [style { _ in }, style { $0.caption = caption }] {
        let bitmap = try picture(style, style.caption == nil ? caption : nil)
        #expect(bitmap.width == bare.width && bitmap.height > bare.height + 30)
        let added = bitmap.height - bare.height
        let red = rows(of: Color(red: 1, green: 0, blue: 0), in: bitmap)
        #expect(!red.isEmpty)
        let (text, screen) =
          place == .above ? (0..<added, added) : (bare.height..<bitmap.height, 0)
        #expect(red.allSatisfy(text.contains), "\(place): \(red)")
        let rest = bitmap.cropped(
          to: PixelRect(x: 0, y: screen, width: bare.width, height: bare.height))
        let isSame = rest == bare
        #expect(isSame, "the screen itself is unchanged")
      }
    }
  }

  @Test func captionsWrapAndBreak() throws {
    let one = try picture(style { _ in }, "One")
    let broken = try picture(style { _ in }, "One\nTwo")
    let long = try picture(style { _ in }, "One two three four five six seven eight")
    #expect(broken.height > one.height + 15 && long.height > broken.height)
    #expect(long.width == one.width)
    // The caption of a figure has the width of the page.
    let pair = try picture(style { $0.caption = "One two three four" }, nil, nil)
    let single = try picture(style { $0.caption = "One two three four" }, nil)
    #expect(single.height > pair.height + 15)
  }

  /// A page of a fixed size keeps it: the device has what the captions leave.
  @Test func aFixedPageKeepsItsSize() throws {
    let page = style {
      $0.size = CGSize(width: 140, height: 150)
      $0.caption = headline("I", .above)
    }
    let bitmap = try picture(page, "below")
    #expect((bitmap.width, bitmap.height) == (140, 150))
    #expect(bitmap[0, 149] == Color.white.premultiplied, "the device is cut above its caption")
  }

  @Test func emptyCaptionsTakeNoSpace() throws {
    let bare = try picture(style { _ in }, nil)
    let empty = try picture(style { $0.caption = "" }, "")
    let isSame = bare == empty
    #expect(isSame)
  }

  // MARK: Goldens

  /// Missing goldens fail here, because nobody should record one by running the tests.
  private static let mode: RecordMode? =
    ProcessInfo.processInfo.environment["OVERSCROLL_RECORD"] == nil ? .never : nil

  @Test func captionsLookAsTheyDid() throws {
    let page = style {
      $0.body = .light
      $0.padding = FigureEdges(16)
      $0.caption = headline("Two of them", .above)
    }
    var above = FigureCaption("Above")
    (above.place, above.weight, above.color) = (
      .above, .bold, Color(red: 0.2, green: 0.3, blue: 0.8)
    )
    assertSnapshot(
      of: try picture(page, above, "Below, on two lines"), as: .frame(), named: "captions",
      record: Self.mode, directory: "\(Repository.fixtures.path)/Goldens", testName: "figure")
  }
}
