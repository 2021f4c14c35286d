import Foundation
import OverscrollTesting
import Snapshots
import TestSupport
import Testing

/// Full disks, read-only folders and parallel runs end with a sentence or do no harm.
@MainActor
@Suite(.needs(.overscroll, .inter))
struct DiskTests {
  private let folder: Folder

  init() throws { folder = try Folder() }

  private func scene(_ by: Int, scale: Int = 1) -> String {
    """
    scene: 1
    device: {size: [40, 60], scale: 1}
    screen: {name: scroll-view, content-height: 300}
    timeline: [{drag: {by: \(by), over: 0.2s}}, release, settle]
    outputs:
      - {file: still.png, time: 0.1s, scale: \(scale)}
      - {file: film.gif, fps: 20, scale: \(scale)}

    """
  }

  /// Runs a script with a separate file system mounted at `disk`.
  private func run(_ script: String) throws -> Executable.Outcome {
    try #require(Executable.named("unshare")).run(
      [try #require(Requirement.mountOption), "bash", "-c", "set -u; mkdir disk; \(script)"],
      in: folder,
      environment: ["OVERSCROLL": try #require(Executable.overscroll).url.path])
  }

  /// A golden that does not fit on the disk is reported, and the old one does not change.
  @Test(.needs(.mounts)) func aFullDiskIsToldAndOldGoldensStay() throws {
    try folder.write("a.yaml", scene(-40))
    let outcome = try run(
      """
      mount -t tmpfs -o size=64k none disk || exit 99
      $OVERSCROLL record a.yaml --goldens disk/g --artifacts artifacts > /dev/null || exit 98
      cp -r disk/g before
      head -c 100000 /dev/zero > disk/filler 2> /dev/null
      sed -i 's/by: -40/by: -90/' a.yaml
      $OVERSCROLL record --all a.yaml --goldens disk/g --artifacts artifacts
      echo "status $?"
      diff -r before disk/g && echo same
      find disk -name '*.overscroll-*'
      """)
    #expect(outcome.text.hasSuffix("status 73\nsame\n"), "\(outcome.text) \(outcome.errors)")
    #expect(outcome.errors.contains("cannot be written"), "\(outcome.errors)")
    #expect(outcome.errors.contains("No space left on device"), "\(outcome.errors)")
  }

  /// A limit of 4 kB on file sizes, which needs no separate disk.
  @Test func aFileThatCannotGrowIsToldAndTheOldOneStays() throws {
    let text = scene(-250).split(separator: "\n").filter {
      !$0.contains("file:") && $0 != "outputs:"
    }
    try folder.write("a.yaml", text.joined(separator: "\n") + "\n")
    let program = try #require(Executable.overscroll)
    let options = ["a.yaml", "--trace", "0.5", "--artifacts", "\(folder.path)/artifacts"]
    let first = try program.run(["record"] + options, in: folder)
    #expect(first.status == 0, "\(first.errors)")
    let golden = "__Snapshots__/a/a.trace.csv"
    let old = try folder.bytes(golden)
    #expect(old.count > 4096)
    try folder.write("a.yaml", text.joined(separator: "\n").replacing("-250", with: "-200"))
    let limited = try #require(Executable.named("bash")).run(
      ["-c", "trap '' XFSZ; ulimit -f 4; exec \"$0\" \"$@\"", program.url.path, "record", "--all"]
        + options, in: folder)
    #expect(limited.status == 73, "\(limited.text) \(limited.errors)")
    #expect(limited.errors.contains("the golden cannot be written: "), "\(limited.errors)")
    #expect(limited.errors.contains("File too large"), "\(limited.errors)")
    #expect(try folder.bytes(golden) == old)
    #expect(!folder.files.contains { $0.contains(".overscroll-") }, "\(folder.files)")
  }

  @Test(.needs(.mounts)) func aFullDiskOfArtifactsIsTold() throws {
    try folder.write("a.yaml", scene(-40))
    let outcome = try run(
      """
      mount -t tmpfs -o size=8k none disk || exit 99
      head -c 100000 /dev/zero > disk/filler 2> /dev/null
      $OVERSCROLL record a.yaml --goldens g --artifacts disk/artifacts
      echo "status $?"
      """)
    #expect(outcome.text.hasSuffix("status 73\n"), "\(outcome.text) \(outcome.errors)")
    #expect(outcome.errors.contains("No space left on device"), "\(outcome.errors)")
  }

  @Test(.needs(.mounts)) func aReadOnlyFolderIsTold() throws {
    try folder.write("a.yaml", scene(-40))
    let outcome = try run(
      """
      mount -t tmpfs -o size=64k none disk || exit 99
      mkdir disk/g disk/artifacts
      mount -o remount,ro disk || exit 99
      $OVERSCROLL record a.yaml --goldens disk/g --artifacts artifacts
      echo "goldens $?"
      $OVERSCROLL record a.yaml --goldens g --artifacts disk/artifacts
      echo "artifacts $?"
      $OVERSCROLL report --artifacts artifacts -o disk/report
      echo "report $?"
      """)
    let statuses = outcome.lines.filter { $0.contains(#/^(goldens|artifacts|report) /#) }
    #expect(
      statuses == ["goldens 73", "artifacts 73", "report 73"],
      "\(outcome.text) \(outcome.errors)")
    #expect(outcome.errors.ranges(of: "Read-only file system").count >= 3, "\(outcome.errors)")
  }

  /// Only files with the program's naming scheme that are a day old are removed. Process numbers do
  /// not matter, because the process may run in another container that shares the folder.
  @Test func leftoversOfGoldensAreOursAndOld() throws {
    try folder.write("a.yaml", scene(-40))
    let program = try #require(Executable.overscroll)
    let record = ["record", "--all", "a.yaml", "--artifacts", "\(folder.path)/artifacts"]
    #expect(try program.run(record, in: folder).status == 0)
    let whole = Set(folder.files)
    let goldens = "__Snapshots__/a/"
    let old = "\(goldens).a.still.png.overscroll-0123456789abcdef.tmp"
    let young = "\(goldens).a.still.png.overscroll-fedcba9876543210.tmp"
    let foreign = "\(goldens).a.still.png.4194000-0.overscroll"
    for name in [old, young, foreign] { try folder.write(name, "x") }
    for name in [old, foreign] { try folder.age(name, bySeconds: 25 * 60 * 60) }
    let again = try program.run(record, in: folder)
    #expect(again.status == 0, "\(again.errors)")
    #expect(Set(folder.files) == whole.union([young, foreign]))
  }

  /// Two containers that share a folder, whose processes have equal numbers.
  @Test(.needs(.processNamespaces)) func containersThatRecordAtTheSameTimeAreSafe() throws {
    try folder.write("a.yaml", scene(-40, scale: 3))
    let option = try #require(Requirement.processNamespaceOption)
    let outcome = try #require(Executable.named("bash")).run(
      [
        "-c",
        """
        for artifacts in a b; do
          unshare \(option) --fork "$0" record --all a.yaml --trace 10 --artifacts $artifacts > /dev/null &
          runs="$runs $!"
        done
        for run in $runs; do wait $run || exit 1; done
        "$0" verify a.yaml --trace 10 --artifacts c > /dev/null && echo same
        """, try #require(Executable.overscroll).url.path,
      ], in: folder)
    #expect(outcome.text == "same\n", "\(outcome.errors)")
    #expect(!folder.files.contains { $0.contains(".overscroll-") }, "\(folder.files)")
  }

  /// Four runs of one scene: the goldens and the list are complete, and come from one of the runs.
  @Test func runsAtTheSameTimeAreSafe() throws {
    try folder.write("a.yaml", scene(-40, scale: 3))
    let artifacts = "\(folder.path)/artifacts"
    let runs = try (0..<4).map { _ in
      let process = try #require(Executable.overscroll).process(
        ["record", "--all", "a.yaml", "--trace", "10", "--artifacts", artifacts], in: folder)
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
      try process.run()
      return process
    }
    for run in runs {
      run.waitUntilExit()
      #expect(run.terminationStatus == 0)
    }
    let manifest = try #require(try SnapshotManifest(in: artifacts))
    #expect(manifest.entries.count == 3 && manifest.hasEnded)
    #expect(!folder.files.contains { $0.contains(".overscroll-") })
    let verified = try #require(Executable.overscroll).run(
      ["verify", "a.yaml", "--trace", "10", "--artifacts", artifacts], in: folder)
    #expect(verified.status == 0, "\(verified.errors)")
  }
}
