import Foundation
import TestSupport
import Testing

/// The memory of a recording does not grow with its length.
@Suite(.needs(.overscroll))
struct MemoryTests {
  /// Returns the maximum resident size in kilobytes while the program renders a scene of the given
  /// length. It is read from `/proc`, because a child's `ru_maxrss` includes its parent's memory
  /// before `exec`.
  private func peak(seconds: Int) throws -> Int {
    let program = try #require(Executable.overscroll)
    let folder = try Folder()
    // One drag is repeated, so that both films show identical pictures.
    let cycle = "{drag: {by: -200, over: 0.5s}}, {drag: {by: 200, over: 0.5s}}"
    let drags = Array(repeating: cycle, count: seconds).joined(separator: ", ")
    try folder.write(
      "a.yaml",
      scene(
        screen: "{name: parallax-and-scale}", timeline: "[\(drags), release]",
        outputs: "[{file: a.gif, fps: 10, scale: 0.5}]"))
    let process = program.process(["render", "a.yaml", "-j", "2"], in: folder)
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    var peak = 0
    while process.isRunning {
      let status = "/proc/\(process.processIdentifier)/status"
      if let data = FileManager.default.contents(atPath: status) {
        let line = String(decoding: data, as: UTF8.self).split(separator: "\n")
          .first { $0.hasPrefix("VmHWM:") }
        let number = line?.split(separator: " ").compactMap { Int($0) }.first
        peak = max(peak, number ?? 0)
      }
      usleep(5000)
    }
    #expect(process.terminationStatus == 0)
    return peak
  }

  @Test(.needs(.file("/proc/self/status")))
  func aLongRecordingNeedsNoMoreThanAShortOne() throws {
    let (short, long) = (try peak(seconds: 3), try peak(seconds: 30))
    #expect(short > 0 && long > 0)
    #expect(Double(long) <= 1.1 * Double(short), "\(short) kB for 3 s, \(long) kB for 30 s")
  }
}
