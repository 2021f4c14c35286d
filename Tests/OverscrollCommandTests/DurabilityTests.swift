import Foundation
import TestSupport
import Testing

/// A finished file is on the disk: system calls flush and rename in the right order.
@Suite(.needs(.overscroll, .strace, .noSanitizer, .inter))
struct DurabilityTests {
  private let folder: Folder

  init() throws {
    folder = try Folder()
    try folder.write(
      "a.yaml",
      scene(timeline: "[{hold: 0.2s}]", outputs: "[{file: a.gif, fps: 10, scale: 0.1}]"))
  }

  /// The file's bytes are flushed, then the file is renamed, then its folder is flushed.
  @Test(arguments: [
    (["render", "a.yaml", "-o", "out"], "out/a.gif"),
    (["record", "a.yaml", "--goldens", "out", "--artifacts", "artifacts"], "out/a/a.a.apng"),
  ])
  func bytesAreFlushedThenRenamedThenTheFolder(arguments: [String], file: String) throws {
    let log = "\(folder.path)/calls.txt"
    let outcome = try #require(Executable.named("strace")).run(
      ["-f", "-o", log, "-e", "trace=openat,fsync,rename,renameat,renameat2"]
        + [try #require(Executable.overscroll).url.path] + arguments, in: folder)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(folder.files.contains(file), "\(folder.files)")
    let calls = String(decoding: try folder.bytes("calls.txt"), as: UTF8.self)
      .split(separator: "\n").map(String.init)
    let ending = "\(file)\") = 0"
    let renamed = try #require(calls.lastIndex { $0.contains("rename") && $0.hasSuffix(ending) })
    let temporary = try #require(calls[renamed].split(separator: "\"").dropFirst().first)
    #expect(temporary.hasSuffix(".tmp"))
    let made = try #require(
      calls.firstIndex { $0.contains("openat(") && $0.contains("\"\(temporary)\"") })
    #expect(calls[made].contains("O_EXCL"))
    #expect(calls[made..<renamed].contains { $0.contains("fsync(\(descriptor(calls[made])))") })
    let folderName = (file as NSString).deletingLastPathComponent
    let opened = try #require(
      calls[renamed...].firstIndex {
        $0.contains("O_DIRECTORY") && $0.contains("\(folderName)\",")
      })
    #expect(calls[opened...].contains { $0.contains("fsync(\(descriptor(calls[opened])))") })
  }

  /// Returns the file descriptor that a call of `openat` returned.
  private func descriptor(_ call: String) -> Substring {
    call.split(separator: "=").last?.drop { $0 == " " } ?? ""
  }
}
