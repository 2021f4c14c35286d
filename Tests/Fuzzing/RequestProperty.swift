import Foundation
import Overscroll
import OverscrollCommand

/// The property of what a browser sends to a preview: the heads of requests and of frames are
/// refused, incomplete or within their limits, independently of how the bytes arrive. The positions
/// of a pointer give a gesture that can be written and read again.
@MainActor
enum RequestProperty {
  static func complaint(_ bytes: [UInt8]) -> String? {
    head(bytes) ?? frame(bytes) ?? messages(bytes)
  }

  private static func head(_ bytes: [UInt8]) -> String? {
    guard let whole = try? RequestHead(bytes) else { return nil }
    guard (1...bytes.count).contains(whole.length) else { return "a head of \(whole.length) bytes" }
    guard (0...RequestHead.longestBody).contains(whole.bodyLength) else {
      return "a body of \(whole.bodyLength) bytes"
    }
    let short = Array(bytes.prefix(whole.length))
    guard (try? RequestHead(short)) == whole else { return "another head without its body" }
    do {
      if try RequestHead(Array(short.dropLast())) != nil { return "a head without its end" }
    } catch { return "a part of a head is refused: \(error)" }
    return nil
  }

  private static func frame(_ bytes: [UInt8]) -> String? {
    guard let whole = try? WebSocketFrameHead(bytes) else { return nil }
    guard (0...WebSocketFrameHead.longest).contains(whole.payloadLength) else {
      return "a payload of \(whole.payloadLength) bytes"
    }
    guard [6, 8, 14].contains(whole.length) else { return "a frame head of \(whole.length) bytes" }
    do {
      // The mask is not needed for the length.
      let known = Array(bytes.prefix(whole.length - 4))
      if try WebSocketFrameHead(known) != whole { return "another head without its mask" }
      if try WebSocketFrameHead(Array(known.dropLast())) != nil {
        return "a frame head without its end"
      }
    } catch { return "a part of a frame head is refused: \(error)" }
    return nil
  }

  /// Handles each line as a message.
  private static func messages(_ bytes: [UInt8]) -> String? {
    var drag: PointerDrag?
    for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n") {
      guard let request = PreviewRequest(String(line)) else { continue }
      let samples = request.samples
      switch request.action {
      case .down: drag = samples.first.map { PointerDrag($0) }
      case .move: for sample in samples { drag?.move(to: sample) }
      case .up: if let sample = samples.first { drag?.lift(at: sample) }
      default: break
      }
    }
    return drag.flatMap(gesture)
  }

  private static func gesture(_ drag: PointerDrag) -> String? {
    var script = GestureScript(after: [.hold(0.5)])
    let first = drag.samples[0]
    _ = script.down(at: first.point, time: 1)
    for tick in 1...40 {
      let time = 1 + Double(tick) / 60
      let point = drag.position(at: first.time + Double(tick) * 1000 / 60 - 30)
      guard point.x.isFinite, point.y.isFinite else { return "a pointer at \(point)" }
      _ = script.move(to: point, from: time - 1 / 120, until: time + 1 / 120)
    }
    _ = script.up(at: 2)
    for timeline in [script.timeline, script.editableTimeline] {
      guard let again = try? SceneFile.timeline(timeline.text) else {
        return "unreadable gesture: \(timeline.text)"
      }
      if again != timeline { return "another gesture behind: \(timeline.text)" }
    }
    return nil
  }
}
