import Foundation

/// Reports the progress of a scene: the number of finished pictures and an estimate of the
/// remaining time.
@MainActor
final class ProgressMeter {
  private let console: Console
  private let scene: String
  private let total: Int
  private let start = ContinuousClock.now
  private var done = 0
  private var lastReport = ContinuousClock.now

  /// Starts reporting the progress of a scene.
  ///
  /// - Parameter total: The number of pictures of all outputs.
  init(_ scene: String, total: Int, console: Console) {
    (self.scene, self.total, self.console) = (scene, total, console)
    report()
  }

  /// Reports one more finished picture.
  func count() {
    done += 1
    // Redrawing the line more often than every 30 ms would only cost time.
    guard console.progressStyle == .json || lastReport.duration(to: .now) > .milliseconds(30) else {
      return
    }
    report()
  }

  private var secondsLeft: Double? {
    guard done > 0, total > 0 else { return nil }
    let seconds = start.duration(to: .now) / .seconds(1)
    return seconds / Double(done) * Double(max(0, total - done))
  }

  private func report() {
    lastReport = .now
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
    // The name is last, because a narrow terminal cuts off the end.
    return "▸ [\(cells)] \(Int(share * 100)) %  \(done)/\(total)\(left)  \(scene)"
  }
}
