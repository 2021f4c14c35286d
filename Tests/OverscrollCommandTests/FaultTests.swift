import Foundation
import TestSupport
import Testing

/// Faults in the environment while the program writes: it ends with a sentence, and existing files
/// stay intact.
@Suite(.needs(.overscroll))
struct FaultTests {
  private static let seed: UInt64 = 20_261_123

  private let program: Executable
  private let folder: Folder

  init() throws {
    program = try #require(Executable.overscroll)
    folder = try Folder()
  }

  private func start(_ arguments: [String], environment: [String: String] = [:]) throws -> Process {
    let process = program.process(arguments, in: folder, environment: environment)
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    return process
  }

  /// Runs a bash script with the program as `$OVERSCROLL`.
  private func bash(_ script: String) throws -> Executable.Outcome {
    try #require(Executable.named("bash")).run(
      ["-c", script], in: folder, environment: ["OVERSCROLL": program.url.path])
  }

  /// A film is either the old one or the new one after the program was killed at a random moment.
  @Test func killedAtAnyMomentItLeavesWholeFilms() throws {
    var random = SplitMix64(seed: Self.seed)
    let films = try [-90, -250].map { travel in
      try folder.write(
        "a.yaml",
        scene(
          timeline: "[{fling: {by: \(travel), over: 0.15s}}, settle]",
          outputs: "[{file: a.gif, fps: 30, scale: 0.5}]"))
      #expect(try program.run(["render", "a.yaml", "-o", "out"], in: folder).status == 0)
      return try folder.bytes("out/a.gif")
    }
    #expect(films[0] != films[1])
    try Data(films[0]).write(to: URL(filePath: "\(folder.path)/out/a.gif"))
    var killed = 0
    for round in 0..<12 {
      let process = try start(["render", "a.yaml", "-o", "out"])
      usleep(UInt32(random.below(250_000)))
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      if process.terminationReason == .uncaughtSignal { killed += 1 }
      #expect(
        films.contains(try folder.bytes("out/a.gif")), "round \(round) of seed \(Self.seed)")
    }
    #expect(killed > 0)
  }

  /// The output folder is removed while the program runs.
  @Test func aFolderThatVanishesIs73() throws {
    try folder.write(
      "a.yaml", scene(timeline: "[{hold: 8s}]", outputs: "[{file: a.gif, fps: 30, scale: 2}]"))
    let outcome = try bash(
      """
      "$OVERSCROLL" render a.yaml -o out 2> errors &
      until ls -A out 2> /dev/null | grep -q tmp; do sleep 0.002; done
      rm -r out
      wait $!
      echo "status $?"
      cat errors
      """)
    #expect(outcome.text.hasPrefix("status 73\n"), "\(outcome.text)")
    #expect(outcome.text.contains("cannot write out/a.gif"), "\(outcome.text)")
    #expect(folder.files == ["a.yaml", "errors"])
  }

  /// The reader of the output may close the pipe at any time. Each file is written completely or
  /// not at all.
  @Test func aReaderThatGoesLeavesNoHalfFile() throws {
    try folder.write("a.yaml", scene(outputs: "[{file: a.gif, fps: 30, scale: 0.5}]"))
    let outcome = try bash(
      """
      for command in render trace; do
        "$OVERSCROLL" $command a.yaml 2> errors | true
        echo "${PIPESTATUS[0]}"
      done
      "$OVERSCROLL" render a.yaml -o - 2>> errors | head -c 1 > /dev/null
      echo "${PIPESTATUS[0]}"
      cat errors
      """)
    // The status is SIGPIPE's, as for other programs in a pipe, or the code for output that cannot
    // be written.
    let statuses = outcome.lines.prefix(3)
    #expect(statuses.allSatisfy { ["0", "73", "141"].contains($0) }, "\(outcome.text)")
    #expect(!folder.files.contains { $0.hasSuffix(".tmp") }, "\(folder.files)")
    if folder.files.contains("a.gif") {
      #expect(try folder.bytes("a.gif").last == 0x3B)
    }
  }

  /// In two containers on one volume the program may have equal process numbers.
  @Test(.needs(.processNamespaces)) func twoContainersOnOneNameDoNotMix() throws {
    for (name, travel) in [("a", 100), ("b", -250)] {
      try folder.write(
        "\(name).yaml",
        scene(
          timeline: "[{fling: {by: \(travel), over: 0.15s}}, settle]",
          outputs: "[{file: same.gif, fps: 30, scale: 0.5}]"))
      #expect(try program.run(["render", "\(name).yaml", "-o", name], in: folder).status == 0)
    }
    let wholes = [try folder.bytes("a/same.gif"), try folder.bytes("b/same.gif")]
    let option = try #require(Requirement.processNamespaceOption)
    let outcome = try bash(
      """
      for name in a b; do
        unshare \(option) --fork "$OVERSCROLL" render $name.yaml -o out > /dev/null &
        runs="$runs $!"
      done
      for run in $runs; do wait $run || exit 1; done
      echo both
      """)
    #expect(outcome.text == "both\n", "\(outcome.errors)")
    #expect(wholes.contains(try folder.bytes("out/same.gif")))
    #expect(folder.files.filter { $0.hasPrefix("out/") } == ["out/same.gif"])
  }

  /// The locales have an `i` without a dot, other digits and decimal commas; the time zone is a day
  /// ahead.
  @Test func theMachinesLanguageAndZoneChangeNothing() throws {
    try folder.write("a.yaml", Self.progressOptions)
    let places = [
      [:], ["LANG": "tr_TR.UTF-8", "LC_ALL": "tr_TR.UTF-8", "TZ": "Pacific/Kiritimati"],
      ["LANG": "ar_EG", "LC_ALL": "ar_EG.UTF-8", "LANGUAGE": "ar", "TZ": "America/St_Johns"],
      ["LANG": "C", "LC_ALL": "POSIX", "TZ": ":/nowhere"],
    ]
    try expectEqual(places) { try program.run($0, in: folder, environment: $1) }
  }

  /// The clock starts in 1980 and goes back by an hour at each reading. No output byte depends on
  /// the time.
  @Test(.needs(.clang, .noSanitizer, .file("/proc/self/status")))
  func theMachinesClockChangesNothing() throws {
    try folder.write("a.yaml", Self.progressOptions)
    try folder.write(
      "clock.c",
      """
      #define _GNU_SOURCE
      #include <stddef.h>
      #include <sys/syscall.h>
      #include <sys/time.h>
      #include <time.h>
      #include <unistd.h>
      static _Atomic time_t now = 315532800;
      time_t time(time_t *place) { now -= 3600; if (place) *place = now; return now; }
      int gettimeofday(struct timeval *restrict value, void *restrict zone) {
        *value = (struct timeval){time(NULL), 0};
        return 0;
      }
      int clock_gettime(clockid_t kind, struct timespec *value) {
        if (kind != CLOCK_REALTIME) return (int)syscall(SYS_clock_gettime, kind, value);
        *value = (struct timespec){time(NULL), 0};
        return 0;
      }

      """)
    let compiled = try #require(Executable.named("clang")).run(
      ["-shared", "-fPIC", "-O1", "-o", "clock.so", "clock.c"], in: folder)
    #expect(compiled.status == 0, "\(compiled.errors)")
    let clock = try #require(Executable.named("date")).run(
      ["+%Y"], in: folder, environment: ["LD_PRELOAD": "./clock.so"])
    #expect(clock.text == "1979\n")
    try expectEqual([[:], ["LD_PRELOAD": "\(folder.path)/clock.so"]]) {
      try program.run($0, in: folder, environment: $1)
    }
  }

  @Test(.needs(.mounts)) func aFolderThatIsReadOnlyIs73() throws {
    try folder.write("a.yaml", Self.progressOptions)
    let option = try #require(Requirement.mountOption)
    let outcome = try bash(
      """
      mkdir disk
      unshare \(option) bash -c '
        mount -t tmpfs -o size=64k none disk && mount -o remount,ro disk || exit 99
        "$OVERSCROLL" render a.yaml -o disk; echo $?
        "$OVERSCROLL" render a.yaml -o disk/below; echo $?
        "$OVERSCROLL" encode a.yaml -o disk/b.gif > /dev/null 2>&1; echo $(($? != 0))
        ls -A disk'
      """)
    #expect(outcome.text == "73\n73\n1\n", "\(outcome.text) \(outcome.errors)")
    #expect(
      outcome.errors.ranges(of: "Read-only file system").count == 2, "\(outcome.errors)")
  }

  /// On a processor of 2003 without fused multiplication, libraries choose other functions.
  @Test(.needs(.emulator, .noSanitizer)) func anOlderProcessorChangesNothing() throws {
    try folder.write("a.yaml", Self.progressOptions)
    let emulator = try #require(Executable.emulator)
    try expectEqual([[:], ["CPU": "qemu64"]]) { arguments, variables in
      guard let processor = variables["CPU"] else { return try program.run(arguments, in: folder) }
      return try emulator.run(["-cpu", processor, program.url.path] + arguments, in: folder)
    }
  }

  /// A screen with numbers, text and motion.
  private static let progressOptions = """
    scene: 1
    title: İstanbul
    device: iphone-8
    screen: {name: parallax-and-scale}
    timeline: [{drag: {by: -90, over: 0.1s}}, release, {hold: 0.2s}]
    outputs: [{file: a.png, time: 0.2s, scale: 0.5}, {file: a.gif, fps: 10, scale: 0.25}]

    """

  /// Renders and traces under each of the environments and compares the results.
  private func expectEqual(
    _ environments: [[String: String]],
    _ run: ([String], [String: String]) throws -> Executable.Outcome
  ) throws {
    var all: [[[UInt8]]] = []
    for variables in environments {
      let rendered = try run(["render", "a.yaml", "-o", "out"], variables)
      #expect(rendered.status == 0, "\(variables): \(rendered.errors)")
      let traced = try run(["trace", "a.yaml", "--format", "csv"], variables)
      #expect(traced.status == 0, "\(variables): \(traced.errors)")
      all.append([
        try folder.bytes("out/a.png"), try folder.bytes("out/a.gif"), rendered.output,
        traced.output,
      ])
      #expect(all[all.count - 1] == all[0], "\(variables)")
    }
  }
}
