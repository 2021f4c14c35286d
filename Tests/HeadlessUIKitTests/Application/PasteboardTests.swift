import Foundation
import HeadlessUIKit
import Testing

/// The pasteboard of a screen.
@MainActor
struct PasteboardTests {
  @Test func whatIsCopiedTakesThePlaceOfEverything() throws {
    onScreen()
    let board = UIPasteboard.general
    #expect(board.string == nil && !board.hasStrings && board.changeCount == 0)
    board.strings = ["a", "b"]
    #expect(board.string == "a" && board.strings == ["a", "b"] && board.hasStrings)
    let url = try #require(URL(string: "https://example.com"))
    board.url = url
    #expect(board.url == url && board.string == nil && board.changeCount == 2)
    board.image = UIImage()
    #expect(board.hasImages && !board.hasURLs)
    board.color = .red
    #expect(board.color == .red && board.image == nil)
    board.string = nil
    #expect(!board.hasColors && board.changeCount == 5)
  }

  @Test func everyScreenHasItsOwn() {
    onScreen()
    UIPasteboard.general.string = "a"
    onScreen()
    #expect(UIPasteboard.general.string == nil)
  }
}
