import Foundation
import Graphics
import Layers
import Overscroll
import Snapshots
import Typography

/// Plays a scene in the terminal, again and again, and anew when it is saved. Into a file or a pipe it plays once.
@MainActor
struct TerminalPlayer {
  let session: PreviewSession
  let graphics: TerminalGraphics

  /// As many pictures a second as terminals keep up with.
  private static let rate = 20
  /// Seconds between two rounds.
  private static let pause = 0.8
  /// A line of text, where the terminal does not say how high it is, in pixels.
  private static let lineHeight = 18

  /// - Throws: `Failure.cannotWriteStandardOutput`, `CodecError`.
  func run() async throws {
    let isTerminal = isatty(STDOUT_FILENO) == 1
    if isTerminal { try write(Array("\u{1B}[2J".utf8)) }
    repeat {
      if let film = session.film { try await play(film, isTerminal) }
      guard isTerminal else { return }
      try await Task.sleep(for: .seconds(Self.pause))
    } while !Task.isCancelled
  }

  private func play(_ film: PreviewFilm, _ isTerminal: Bool) async throws {
    let compositor = Compositor(scale: scale(film))
    var last: LayerTree?
    var frame = 0
    let start = ContinuousClock.now
    while session.film === film {
      let tick = film.display.tick(ofFrame: frame, framesPerSecond: Self.rate)
      let tree = film.ticks[min(tick, film.lastTick)].tree
      if tree != last {
        if isTerminal { try write(Array("\u{1B}[H".utf8)) }
        try write(graphics.bytes(of: compositor.render(tree)))
      }
      last = tree
      guard tick < film.lastTick else { return }
      frame += 1
      // A terminal that is slow is spared pictures, not time.
      let due = start + .seconds(Double(frame) / Double(Self.rate))
      if isTerminal, due > .now {
        try await Task.sleep(until: due)
      } else if isTerminal {
        frame = Int(start.duration(to: .now) / .seconds(1) * Double(Self.rate))
        await Task.yield()
      }
    }
  }

  /// As large as the terminal has room for, at most the screen's own pixels.
  private func scale(_ film: PreviewFilm) -> CGFloat {
    var size = winsize()
    let device = film.scene.device
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_row > 2 else { return 1 }
    let line = size.ws_ypixel > 0 ? Int(size.ws_ypixel) / Int(size.ws_row) : Self.lineHeight
    let height = CGFloat(line * (Int(size.ws_row) - 2))
    return min(max(height / device.size.height, 0.25), device.scale)
  }

  private func write(_ bytes: [UInt8]) throws {
    do { try FileHandle.standardOutput.write(contentsOf: Data(bytes)) } catch {
      throw Failure.cannotWriteStandardOutput(.last)
    }
  }
}
