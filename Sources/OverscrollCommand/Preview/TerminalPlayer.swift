import Foundation
import Graphics
import Layers
import Overscroll
import Snapshots
import Typography

/// Plays a scene in the terminal in a loop, and restarts when the scene is saved. If the output is
/// a file or a pipe, the scene is played once.
@MainActor
struct TerminalPlayer {
  let session: PreviewSession
  let graphics: TerminalGraphics

  /// Pictures per second, which most terminals can display.
  private static let rate = 20
  /// The pause between two rounds, in seconds.
  private static let pause = 0.8
  /// The assumed height of a text line in pixels, for terminals that do not report it.
  private static let lineHeight = 18

  /// Plays until the task is cancelled.
  ///
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
      // On a slow terminal, pictures are skipped to keep the speed.
      let due = start + .seconds(Double(frame) / Double(Self.rate))
      if isTerminal, due > .now {
        try await Task.sleep(until: due)
      } else if isTerminal {
        frame = Int(start.duration(to: .now) / .seconds(1) * Double(Self.rate))
        await Task.yield()
      }
    }
  }

  /// Returns the scale at which the screen fills the terminal's height. The scale is at least 0.25
  /// and at most the device's.
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
