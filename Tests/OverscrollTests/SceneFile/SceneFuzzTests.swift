import Foundation
import Fuzzing
import TestSupport
import Testing

/// Checks `SceneProperty` for changed and cut scenes with every feature, and for random tokens.
@Suite struct SceneFuzzTests {
  private func check(_ bytes: [UInt8], _ label: String) {
    let complaint = SceneProperty.complaint(bytes)
    #expect(complaint == nil, "\(label)")
  }

  private let fragments = [
    "&a", "*a", "!!x", "[", "]", "{", "}", ":", ": ", "- ", "? ", "#", " #", "\"", "'", "|", ">",
    "\n",
    "\r\n", "\t", "  ", "%", "---\n", "...\n", "<<: ", "\u{FEFF}", "\u{1}", "\u{85}", "\u{2028}",
    "🙂", "é", "1e999", "-", "0x1", "999999999999999999999", "nan", ".", "@", "`", ",", "\\", "\0",
    "\u{E000}", "scene: 1\n", "name: a", "by: 1,", "target: b", "hold: 1s", "\u{1B}[31m",
    "a: b\n  'c\n", "a: b\n  \"c\n", "a: |\n", "a: b\n  |\n", "? ? ", "{? a: b}", "*a : ",
    "&a [*a]", "%YAML 1.1\n", "!<x> ", "\\x", "\"a\\\n",
  ]

  @Test(arguments: 0..<40)
  func mutatedScenesAreReadOrRefused(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    for round in 0..<50 {
      var bytes = Array((Bool.random(using: &random) ? designScene : otherScene).utf8)
      for _ in 0..<Int.random(in: 1...6, using: &random) { mutate(&bytes, using: &random) }
      check(bytes, "seed \(seed), round \(round)")
    }
  }

  private func mutate(_ bytes: inout [UInt8], using random: inout SplitMix64) {
    let place = Int.random(in: 0...bytes.count, using: &random)
    let end = min(bytes.count, place + Int.random(in: 0...20, using: &random))
    switch Int.random(in: 0...5, using: &random) {
    case 0: bytes.removeSubrange(place..<end)
    case 1:
      bytes.insert(contentsOf: (fragments.randomElement(using: &random) ?? "").utf8, at: place)
    case 2: bytes.insert(contentsOf: Array(bytes[place..<end]), at: place)
    case 3: bytes.insert(UInt8.random(in: 0...255, using: &random), at: place)
    case 4: bytes.removeSubrange(place..<bytes.count)
    default:
      guard place < bytes.count else { return }
      bytes[place] = UInt8.random(in: 32...126, using: &random)
    }
  }

  @Test(arguments: 0..<20)
  func soupIsRefused(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    for round in 0..<50 {
      let count = Int.random(in: 0...60, using: &random)
      let pieces = (0..<count).map { _ in fragments.randomElement(using: &random) ?? "" }
      check(Array(pieces.joined().utf8), "soup seed \(seed), round \(round)")
    }
  }

  @Test func deepNestingIsRefusedBeforeItCosts() {
    for text in [
      String(repeating: "[", count: 100_000), String(repeating: "{a: ", count: 50_000),
      String(repeating: "- ", count: 100_000), String(repeating: "? ", count: 100_000),
      (0..<600).map { String(repeating: " ", count: $0) + "a:\n" }.joined(),
      (0..<100_000).map { _ in "a: [\n" }.joined().prefix(200_000).description,
    ] {
      #expect(complaints(text).count >= 1)
      check(Array(text.utf8), String(text.prefix(10)))
    }
  }
}
