import Foundation
import HeadlessUIKit
import Overscroll
import TestSupport
import Testing
import Typography

/// The timeline of a scene in which every move takes one tick of the trace. Row `n` shows the
/// result of the `n`th move; row 0 is the screen at rest.
struct ScreenScript {
  /// The number of ticks per second.
  static let rate = 20
  private static let tick = "0.05s"
  /// The distance in points that a finger moves before the pan begins.
  private static let hysteresis = 10.0

  private(set) var timeline = "  - hold: \(tick)\n"

  init(offsets: some Sequence<Double> = []) {
    for offset in offsets { set(offset) }
  }

  /// Sets the offset of a scroll view by code. The default target is the screen's first scroll
  /// view.
  mutating func set(_ offset: Double, of target: String? = nil) {
    timeline += "  - set-offset: {y: \(offset)\(Self.naming(target))}\n  - hold: \(Self.tick)\n"
  }

  mutating func hold(ticks: Int) { timeline += "  - hold: \(Double(ticks) * 0.05)s\n" }

  /// Adds a touch that moves through the hysteresis in the direction of the first delta, makes one
  /// move per delta, and stays down. Two rows precede those of the deltas: touch-down and
  /// hysteresis. The row of the last delta is that of the next move.
  mutating func touch(at y: Double, target: String? = nil, deltas: [Double]) {
    let towards = (deltas.first ?? -1) < 0 ? -Self.hysteresis : Self.hysteresis
    grab(at: y, target: target, deltas: [towards] + deltas)
  }

  /// Adds a touch that catches a moving view, without hysteresis. Without deltas it does not move
  /// for one tick.
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

  /// Starts an animated scroll, so that `grab` can catch the view.
  mutating func animate(to offset: Double, of target: String) {
    timeline += "  - scroll-to: {y: \(offset), animated: true, target: \(target)}\n"
  }

  mutating func fling(by distance: Double, target: String? = nil, ticks: Int) {
    timeline += "  - fling: {by: \(distance), over: 0.1s\(Self.naming(target))}\n"
    hold(ticks: ticks)
  }

  /// Lifts the finger immediately.
  mutating func release() { timeline += "  - release\n" }

  /// Lifts the finger after it has not moved for three ticks, so that nothing decelerates.
  mutating func lift() {
    hold(ticks: 3)
    release()
    hold(ticks: 1)
  }

  private static func naming(_ target: String?) -> String { target.map { ", target: \($0)" } ?? "" }
}

extension [Double] {
  /// Returns the offsets in order, then every third of them shuffled. The jumps show that a layout
  /// does not depend on its previous state.
  func withJumps(seed: UInt64) -> [Double] {
    var random = SplitMix64(seed: seed)
    return self + enumerated().filter { $0.offset % 3 == 0 }.map(\.element).shuffled(using: &random)
  }
}

/// One of the five screens on a device.
@MainActor
struct ScreenPlay {
  var device = "iphone-8"
  /// The scene's `screen:` value without its braces.
  var screen: String
  var images = Pictures.blank
  var fonts: FontLibrary?

  /// The devices of the original tables, and newer ones with other widths and insets.
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

  /// Returns the rows of `overscroll trace`, one after each move of the script.
  func rows(_ script: ScreenScript) throws -> [TraceRow] {
    guard let sampling = TraceSampling(rate: ScreenScript.rate) else { return [] }
    var rows: [TraceRow] = []
    try Recorder(jobs: 1) { try stage(script) }.trace(sampling) { rows.append($0) }
    return rows
  }

  /// Returns one row per offset set by code.
  func rows(offsets: some Collection<Double>) throws -> [TraceRow] {
    let rows = try rows(ScreenScript(offsets: offsets))
    // The trace begins with the screen at rest and ends with the end of the script.
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
