import Foundation
import Overscroll
import OverscrollCommand
import TestSupport
import Testing

struct SizeHintTests {
  /// Returns the only output of a scene.
  private func output(_ text: String) throws -> SceneOutput {
    let scene = try SceneFile.scene(
      """
      scene: 1
      device: iphone-8
      screen: {name: hide-on-scroll}
      timeline: [hold: 1s]
      outputs: [\(text)]
      """, fileName: "a.yaml")
    return try #require(scene.outputs.first)
  }

  @Test(arguments: [(3_000_001, 1.9), (6_000_000, 1.3), (9_600_000, 1.0), (2_000_000_000_000, 0.1)])
  func aLargeGIFIsToldTheScaleThatHelps(bytes: Int, scale: Double) throws {
    let hint = try #require(SizeHint(output("{file: a.gif, fps: 20, scale: 2}"), bytes: bytes))
    #expect(abs(hint.scale - scale) < 1e-9, "\(hint.scale)")
    #expect(hint.text.contains("--scale \(scale) "), "\(hint.text)")
  }

  @Test func nothingIsSaidOfOthers() throws {
    #expect(SizeHint(try output("{file: a.gif, fps: 20, scale: 2}"), bytes: 3_000_000) == nil)
    #expect(SizeHint(try output("{file: a.apng, fps: 20, scale: 2}"), bytes: 9_000_000) == nil)
  }
}
