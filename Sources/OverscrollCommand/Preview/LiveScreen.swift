import Foundation
import HeadlessUIKit
import Layers
import Overscroll

/// A stage under somebody's finger. It lives tick by tick as for a recording; the finger's events lie
/// half-way between two ticks, so that a recording of the timeline that is written down meanwhile finds
/// the same before and after each of them.
@MainActor
final class LiveScreen {
  /// How far the finger is behind the pointer, in milliseconds: browsers hand out the pointer's places
  /// a frame at a time.
  private static let lag = 30.0

  let stage: Stage
  private let scroll: ScrollReading
  private var script: GestureScript
  private var contacts: [HandContact] = []
  /// When the first of them came down, on the stage's clock.
  private var contactStart: TimeInterval?
  private(set) var tick: Int
  /// Time, offset and velocity at each tick from the first one that a hand has to do with.
  private(set) var rows: [[Double]] = []
  /// Seconds of the stage in a second of the clock on the wall.
  var speed = 1.0

  /// Plays a script to its end.
  ///
  /// - Throws: as `PreviewScene.stage`, `Stage.advance`.
  init(_ scene: PreviewScene, after script: Timeline) throws {
    stage = try scene.stage(playing: script)
    scroll = ScrollReading(stage)
    self.script = GestureScript(after: script)
    tick = 0
    while stage.end == nil, tick < PreviewFilm.tickLimit {
      tick += 1
      try stage.advance(to: stage.display.time(ofTick: tick))
    }
    note()
  }

  /// Does again what a hand did on another state of the scene, up to the same tick; a finger that was
  /// down has left.
  ///
  /// - Throws: as the other one.
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

  /// What has been done so far, as a script; nil if nobody has touched the screen.
  var timeline: Timeline? { script.isEmpty ? nil : script.timeline }

  /// Whether nothing moves and nobody touches it.
  var isIdle: Bool { contacts.isEmpty && stage.isIdle }

  var time: TimeInterval { stage.time }

  private func note() {
    let (offset, velocity) = scroll.now
    rows.append([stage.time, offset, velocity])
  }

  // MARK: - The hand

  func down(_ sample: HandContact.Sample) { contacts.append(HandContact(sample)) }

  func move(_ samples: [HandContact.Sample]) {
    guard let last = contacts.indices.last else { return }
    for sample in samples { contacts[last].move(to: sample) }
  }

  func lift(_ sample: HandContact.Sample) {
    guard let last = contacts.indices.last else { return }
    contacts[last].lift(at: sample)
  }

  /// Lives for one tick.
  ///
  /// - Throws: as `Stage.advance`.
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
      contactStart = time
      return stage.add(script.down(at: contact.start.point, time: time))
    }
    func pointerTime(_ time: TimeInterval) -> Double {
      contact.start.time + (time - start) * 1000 / speed - Self.lag
    }
    if let lift = contact.end, pointerTime(time) >= lift {
      stage.add(script.up(at: time))
      contacts.removeFirst()
      contactStart = nil
    } else if let move = script.move(
      to: contact.place(at: pointerTime(end)), from: time, until: end)
    {
      stage.add(move)
    }
  }
}
