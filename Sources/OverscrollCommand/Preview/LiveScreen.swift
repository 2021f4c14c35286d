import Foundation
import HeadlessUIKit
import Layers
import Overscroll

/// A stage that a user controls with the pointer.
///
/// It advances tick by tick, as for a recording. Touch events are placed half-way between two
/// ticks. A recording of the timeline that is written meanwhile therefore finds each event between
/// the same ticks.
@MainActor
final class LiveScreen {
  /// The delay of the finger behind the pointer, in milliseconds. Browsers deliver the pointer's
  /// positions one frame at a time.
  private static let lag = 30.0

  let stage: Stage
  private let scroll: ScrollReading
  private var script: GestureScript
  private var contacts: [PointerDrag] = []
  /// The time on the stage's clock at which the first of the contacts began.
  private var contactStart: TimeInterval?
  private(set) var tick: Int
  /// The time, offset and velocity at each tick, from the first tick that the user can influence.
  private(set) var rows: [[Double]] = []
  /// The speed of the stage relative to real time.
  var speed = 1.0
  /// The time in milliseconds that has passed for the pointer but not for the stage since the
  /// contact began.
  private var missed = 0.0

  /// Creates a screen at the start of a script. Before a user can control it, `play` must return
  /// true.
  ///
  /// - Throws: The errors of `PreviewScene.stage`.
  init(_ scene: PreviewScene, after script: Timeline) throws {
    stage = try scene.stage(playing: script)
    scroll = ScrollReading(stage)
    self.script = GestureScript(after: script)
    tick = 0
  }

  /// Plays up to `count` ticks of the script. Returns true when it has ended.
  ///
  /// - Throws: The errors of `Stage.advance`.
  func play(ticks count: Int = .max) throws -> Bool {
    guard rows.isEmpty else { return true }
    let limit = min(count, PreviewFilm.tickLimit - tick)
    for _ in 0..<limit where stage.end == nil {
      tick += 1
      try stage.advance(to: stage.display.time(ofTick: tick))
    }
    guard stage.end != nil || tick >= PreviewFilm.tickLimit else { return false }
    note()
    return true
  }

  /// Repeats the gestures of another screen on a new version of the scene, up to the other screen's
  /// tick. A finger that was down is lifted.
  ///
  /// - Throws: The errors of `PreviewScene.stage` and `Stage.advance`.
  init(_ scene: PreviewScene, repeating other: LiveScreen) throws {
    let script = other.script.timeline
    stage = try scene.stage(playing: script)
    scroll = ScrollReading(stage)
    self.script = other.script
    self.script.lift()
    tick = other.tick - other.rows.count + 1
    for earlier in stride(from: 1, through: tick, by: 1) {
      try stage.advance(to: stage.display.time(ofTick: earlier))
    }
    note()
    while tick < other.tick {
      tick += 1
      try stage.advance(to: stage.display.time(ofTick: tick))
      note()
    }
  }

  /// Whether the user has touched the screen.
  var isTouched: Bool { !script.isEmpty }

  /// The script with the gestures so far, for people to read and change; nil if the user has not
  /// touched the screen.
  var timeline: Timeline? { script.isEmpty ? nil : script.editableTimeline }

  /// Whether nothing moves and the user does not touch the screen.
  var isIdle: Bool { contacts.isEmpty && stage.isIdle }

  var time: TimeInterval { stage.time }

  private func note() {
    let (offset, velocity) = scroll.now
    rows.append([stage.time, offset, velocity])
  }

  // MARK: - Pointer

  func down(_ sample: PointerDrag.Sample) { contacts.append(PointerDrag(sample)) }

  func move(_ samples: [PointerDrag.Sample]) {
    guard let last = contacts.indices.last else { return }
    for sample in samples { contacts[last].move(to: sample) }
  }

  func lift(_ sample: PointerDrag.Sample) {
    guard let last = contacts.indices.last else { return }
    contacts[last].lift(at: sample)
  }

  /// Takes note of time that passes without the stage, which cannot keep up. The finger continues
  /// where the pointer is now, instead of staying behind it until it is lifted.
  func miss(_ duration: Duration) { missed += duration / .milliseconds(1) }

  /// Advances the stage by one tick.
  ///
  /// - Throws: The errors of `Stage.advance`.
  func advance() throws {
    tick += 1
    let next = stage.display.time(ofTick: tick)
    let half = stage.display.time(ofTick: 1) / 2
    act(at: next - half, until: next + half)
    try stage.advance(to: next)
    note()
  }

  private func act(at time: TimeInterval, until end: TimeInterval) {
    guard let contact = contacts.first else { return }
    guard let start = contactStart else {
      (contactStart, missed) = (time, 0)
      return stage.add(script.down(at: contact.start.point, time: time))
    }
    func pointerTime(_ time: TimeInterval) -> Double {
      contact.start.time + (time - start) * 1000 / speed + missed - Self.lag
    }
    if let lift = contact.end, pointerTime(time) >= lift {
      stage.add(script.up(at: time))
      contacts.removeFirst()
      contactStart = nil
    } else if let move = script.move(
      to: contact.position(at: pointerTime(end)), from: time, until: end)
    {
      stage.add(move)
    }
  }
}
