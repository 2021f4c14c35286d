import Foundation

/// A process with all processes that it has started, directly and indirectly.
///
/// Process groups do not suffice: Swift's driver puts each of its compilers into a new group.
enum ProcessTree {
  /// Ends a process and its descendants at once. Without `/proc`, as on macOS, it ends the process
  /// and its group.
  static func kill(_ root: Int32) {
    // A stopped process starts no others. Its children are listed afterwards, so that none is
    // missed.
    var (open, stopped) = ([root], [Int32]())
    while let process = open.popLast() {
      guard !stopped.contains(process), Foundation.kill(process, SIGSTOP) == 0 else { continue }
      waitUntilStopped(process)
      stopped.append(process)
      open += children(of: process)
    }
    // A parent ends before its children. It could otherwise start others in their place.
    for process in stopped { Foundation.kill(process, SIGKILL) }
    Foundation.kill(-root, SIGKILL)
  }

  /// Waits until a signal has stopped a process, at most a tenth of a second.
  private static func waitUntilStopped(_ process: Int32) {
    for _ in 0..<100 {
      guard let state = status(of: "\(process)")?.state, !["T", "t", "Z", "X"].contains(state)
      else { return }
      usleep(1000)
    }
  }

  private static func children(of parent: Int32) -> [Int32] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return names.compactMap { name in
      Int32(name).flatMap { status(of: name)?.parent == parent ? $0 : nil }
    }.sorted()
  }

  /// Returns the state of a process and its parent; nil if the process does not exist.
  private static func status(of name: String) -> (state: Substring, parent: Int32)? {
    guard let data = FileManager.default.contents(atPath: "/proc/\(name)/stat") else { return nil }
    // The second field is the name in parentheses, which can contain spaces and parentheses.
    let text = String(decoding: data, as: UTF8.self)
    guard let end = text.lastIndex(of: ")") else { return nil }
    let fields = text[text.index(after: end)...].split(separator: " ")
    guard fields.count > 1, let parent = Int32(fields[1]) else { return nil }
    return (fields[0], parent)
  }
}
