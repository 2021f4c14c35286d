import Foundation
import HeadlessUIKit
import Overscroll
import TestSupport
import Testing
import Typography

/// A scene's timeline in which every move takes one tick of the trace: row `n` shows what the `n`th
/// move has done. Row 0 is the screen at rest.
struct ScreenScript {
  /// Ticks per second.
  static let rate = 20
  private static let tick = "0.05s"
  /// Points the finger goes before the pan begins.
  private static let hysteresis = 10.0

  private(set) var timeline = "  - hold: \(tick)\n"

  init(offsets: some Sequence<Double> = []) {
    for offset in offsets { set(offset) }
  }

  /// Code sets the offset of a scroll view, the screen's first unless named.
  mutating func set(_ offset: Double, of target: String? = nil) {
    timeline += "  - set-offset: {y: \(offset)\(Self.naming(target))}\n  - hold: \(Self.tick)\n"
  }

  mutating func hold(ticks: Int) { timeline += "  - hold: \(Double(ticks) * 0.05)s\n" }

  /// A finger comes down, goes through the hysteresis in the first delta's direction, makes one
  /// move per delta, and stays. The rows of the deltas come after two: finger down, hysteresis. The
  /// last delta's row is that of the next move.
  mutating func touch(at y: Double, target: String? = nil, deltas: [Double]) {
    let towards = (deltas.first ?? -1) < 0 ? -Self.hysteresis : Self.hysteresis
    grab(at: y, target: target, deltas: [towards] + deltas)
  }

  /// A finger that comes down on a view that moves and catches it: there is no hysteresis. Without
  /// deltas it stands still for a tick.
  mutating func grab(at y: Double, target: String? = nil, deltas: [Double] = []) {
    var finger = y
    var segments = deltas.map { delta in
      finger += delta
      return "{to: [150, \(finger)], over: \(Self.tick), ease: linear}"
    }
    if deltas.isEmpty { segments = ["{hold: \(Self.tick)}"] }
    timeline += "  - touch: {at: [150, \(y)], path: [\(segments.joined(separator: ", "))]"
    timeline += ", up: false\(Self.naming(target))}\n"
  }

  /// Sets a view going, for `grab`.
  mutating func animate(to offset: Double, of target: String) {
    timeline += "  - scroll-to: {y: \(offset), animated: true, target: \(target)}\n"
  }

  mutating func fling(by distance: Double, target: String? = nil, ticks: Int) {
    timeline += "  - fling: {by: \(distance), over: 0.1s\(Self.naming(target))}\n"
    hold(ticks: ticks)
  }

  /// The finger leaves, at once.
  mutating func release() { timeline += "  - release\n" }

  /// The finger stands still, so that nothing moves by it, and leaves.
  mutating func lift() {
    hold(ticks: 3)
    release()
    hold(ticks: 1)
  }

  private static func naming(_ target: String?) -> String { target.map { ", target: \($0)" } ?? "" }
}

extension [Double] {
  /// These offsets in order, then every third of them in any order: jumps across the whole range,
  /// after which a layout must not show where it came from.
  func withJumps(seed: UInt64) -> [Double] {
    var random = SplitMix64(seed: seed)
    return self + enumerated().filter { $0.offset % 3 == 0 }.map(\.element).shuffled(using: &random)
  }
}

/// One of the five screens on a device.
@MainActor
struct ScreenPlay {
  var device = "iphone-8"
  /// The scene's `screen:` block without its braces.
  var screen: String
  var images = Pictures.blank
  var fonts: FontLibrary?

  /// Devices of the systems' tables, and newer ones with other widths and insets.
  nonisolated static let devices = [
    "iphone-se", "iphone-8", "iphone-x", "iphone-12", "iphone-16-pro",
  ]

  func stage(_ script: ScreenScript) throws -> Stage {
    let text = """
      scene: 1
      device: \(device)
      screen: {\(screen)}
      timeline:
      \(script.timeline)
      """
    let scene = try SceneFile.scene(text, fileName: "screen.yaml")
    return try ScreenCatalogue.builtIn.stage(for: scene, assets: images, fonts: fonts)
  }

  /// The rows of `overscroll trace`: one after each of the script's moves.
  func rows(_ script: ScreenScript) throws -> [TraceRow] {
    guard let sampling = TraceSampling(rate: ScreenScript.rate) else { return [] }
    var rows: [TraceRow] = []
    try Recorder(jobs: 1) { try stage(script) }.trace(sampling) { rows.append($0) }
    return rows
  }

  /// A row per offset that code sets.
  func rows(offsets: some Collection<Double>) throws -> [TraceRow] {
    let rows = try rows(ScreenScript(offsets: offsets))
    // Before them the screen's rest, after the last the script's end.
    try #require(rows.count == offsets.count + 2)
    return Array(rows[1...offsets.count])
  }
}

extension TraceRow {
  func view(_ name: String) -> View? { views.first { $0.name == name } }
  func frame(_ name: String) -> CGRect? { view(name)?.frame }
  func constraint(_ name: String) -> Constraint? { constraints.first { $0.name == name } }
  func offset(_ name: String = "scrollView") -> Double {
    scrollView(name).map { Double($0.contentOffset.y) } ?? .nan
  }
}
