import Foundation

/// Says how far a scene is: which of how many pictures, and how long the rest takes if it goes on as until
/// now.
@MainActor
final class ProgressMeter {
  private let console: Console
  private let scene: String
  private let total: Int
  private let start = ContinuousClock.now
  private var done = 0
  private var told = ContinuousClock.now

  /// - Parameter total: the pictures of all outputs.
  init(_ scene: String, total: Int, console: Console) {
    (self.scene, self.total, self.console) = (scene, total, console)
    tell()
  }

  /// One more picture is made.
  func count() {
    done += 1
    // A line that is redrawn more often than a screen shows it only costs time.
    guard console.progressStyle == .json || told.duration(to: .now) > .milliseconds(30) else {
      return
    }
    tell()
  }

  private var secondsLeft: Double? {
    guard done > 0, total > 0 else { return nil }
    let seconds = start.duration(to: .now) / .seconds(1)
    return seconds / Double(done) * Double(max(0, total - done))
  }

  private func tell() {
    told = .now
    switch console.progressStyle {
    case .json:
      console.progress(
        JSONLine([
          "event": "frame", "scene": scene, "done": done, "total": total,
          "secondsLeft": secondsLeft.map { ($0 * 10).rounded() / 10 },
        ]))
    case .auto: console.progress(bar)
    }
  }

  private var bar: String {
    let share = total > 0 ? min(1, Double(done) / Double(total)) : 0
    let filled = Int(share * 20)
    let cells = String(repeating: "█", count: filled) + String(repeating: "░", count: 20 - filled)
    let left = secondsLeft.map { "  \(Int($0.rounded(.up))) s left" } ?? ""
    // What a narrow terminal cuts off is the name.
    return "▸ [\(cells)] \(Int(share * 100)) %  \(done)/\(total)\(left)  \(scene)"
  }
}
