import OverscrollCommand
import Testing

/// The requests of a page to a preview.
@Suite struct PreviewRequestTests {
  /// Numbers whose differences overflow would move the finger to a place that is no number.
  @Test(
    "Positions of a pointer have finite differences",
    arguments: [
      ("[1e308, 1, 2]", 0), ("[-1e308, 1, 2]", 0), ("[1, 1e7, 2]", 0), ("[1, 2]", 0),
      ("[1, 2, 3, 4]", 0), ("[1, 2, 3]", 1), ("[1.7e12, -5, 900]", 1),
      ("[1, 2, 3], [1e16, 2, 3]", 1),
    ])
  func samples(_ points: String, _ count: Int) throws {
    let request = try #require(PreviewRequest(#"{"action": "move", "points": [\#(points)]}"#))
    #expect(request.samples.count == count)
  }

  @Test(
    "Other messages are ignored",
    arguments: [
      "", "{}", "[]", #"{"action": "jump"}"#, #"{"action": "seek", "tick": 1e300}"#, "\0",
    ])
  func others(_ text: String) { #expect(PreviewRequest(text) == nil) }
}
