import ArgumentParser
import Foundation
import HeadlessXCTest
import Overscroll
import Snapshots
import Typography

struct TestCommand: ProgramCommand {
  static let configuration = CommandConfiguration(
    commandName: "test", abstract: "Runs the tests of an iOS project.",
    discussion: """
      Example: overscroll test MyApp

      Compiles the tests in a folder and what they import, as 'app:' does, and runs each test on a stage of \
      its own. XCTest, Swift Testing, SnapshotTesting and FBSnapshotTestCase are provided. Time is the \
      stage's: waiting takes no real time. The folder is that of an Xcode project, of a package, or of tests.

      Exit codes: 1 a test failed, 64 wrong usage, 65 the tests do not compile, 66 no such folder or no \
      tests in it, 69 no compiler or no modules to compile against, 73 cannot write.
      """)

  @Argument(help: "The folder with the tests.", completion: .directory)
  var folder: String

  @Option(
    help: "The module of the tests; can be repeated. Default: all test targets of the folder.")
  var target: [String] = []

  @Option(
    help: """
      A shared scheme of Xcode: its tests run with the environment variables, the language and the \
      selection of its test action or test plan. Default: each target's own scheme, or the first one \
      that tests it.
      """)
  var scheme: String?

  @Option(
    help: ArgumentHelp(
      "Sets an environment variable of the tests, above those of the scheme; can be repeated.",
      valueName: "name=value"))
  var env: [String] = []

  @Option(
    help: """
      Runs the tests whose names, such as ListTests/testScrolls, contain this text or match it as a \
      pattern with * and ?; can be repeated.
      """)
  var filter: [String] = []

  @Option(help: "Leaves out the tests that --filter would select with this text; can be repeated.")
  var skip: [String] = []

  @Flag(help: "Lists the tests and runs none.")
  var list = false

  @Option(help: "The device: a name from 'overscroll list'. Default: iphone-15.")
  var device = "iphone-15"

  @Option(
    help: ArgumentHelp(
      """
      The version of iOS that UIDevice.systemVersion says; some suites run on one version only. Before \
      14, text has the widths of that time. It changes nothing else. Default: 17.0.
      """, valueName: "version"))
  var systemVersion = "17.0"

  @Option(
    help: ArgumentHelp(
      """
      The rule for writing goldens: never, missing, failed or all. Default: $OVERSCROLL_RECORD, or \
      missing, or never if $CI is set.
      """, valueName: "rule"),
    transform: { name in
      guard let mode = RecordMode(rawValue: name) else {
        throw ValidationError("it must be never, missing, failed or all")
      }
      return mode
    })
  var record: RecordMode?

  @Option(
    help: ArgumentHelp(
      """
      The pictures to compare with: own, or ios for those that iOS recorded. These fail for another \
      size, geometry or colours outside of text, since the fonts differ; the differences are counted by \
      kind, and nothing is recorded. Default: own.
      """, valueName: "pictures"))
  var against = SnapshotReference.own

  @Option(
    name: [.short, .long], help: "Processes that run tests, 1 to 256. Default: one per core.")
  var jobs: Int?

  @Option(help: "A directory with fonts; can be repeated.", completion: .directory)
  var fonts: [String] = []

  @Flag(
    help: """
      Compiles with DEBUG set and with debug information. If a test ends its process, all calls that led \
      to it are shown.
      """)
  var debug = false

  @Option(
    help: ArgumentHelp(
      """
      Ends a test whose code does not return for this many seconds of processor time. Default: 120.
      """, valueName: "seconds"))
  var timeout = 120.0

  @OptionGroup var artifacts: ArtifactOptions
  @OptionGroup var shards: ShardOptions

  func validate() throws {
    if let jobs, !(1...256).contains(jobs) {
      throw ValidationError("--jobs must be from 1 to 256, not \(jobs)")
    }
    guard timeout > 0, timeout <= 86_400 else {
      throw ValidationError("--timeout must be more than 0 and at most 86400, not \(timeout)")
    }
    for text in env where !text.contains("=") || text.hasPrefix("=") {
      throw ValidationError("--env must be NAME=VALUE, not '\(text)'")
    }
    guard Device.preset(device) != nil else {
      throw ValidationError("there is no device '\(device)'; 'overscroll list' names them")
    }
  }

  @MainActor
  func run() async throws {
    if RecordPipe.own != nil { try TestWorker.serve(self) }
    try await reportingFailures { console in
      for folder in fonts { try Directory(path: folder).read(for: "--fonts") }
      let run = TestRun(self, console)
      for (number, target) in try targets().enumerated() { try run.run(target, number) }
      try run.finish()
    }
  }

  /// Returns the chosen modules of tests.
  ///
  /// - Throws: `Failure.cannotReadSource`, `.noTests`; `ValidationError` for a name of no module or
  ///   no scheme.
  func targets() throws -> [TestTarget] {
    if let scheme {
      let known = try TestTarget.schemes(in: folder)
      guard known.contains(scheme) else {
        throw ValidationError(
          "there is no shared scheme '\(scheme)'; there are: "
            + (known.isEmpty ? "none" : known.joined(separator: ", ")))
      }
    }
    let all = try TestTarget.all(in: folder, scheme: scheme)
    for name in target where !all.contains(where: { $0.name == name }) {
      throw ValidationError(
        "there is no test target '\(name)'; there are: "
          + all.map(\.name).joined(separator: ", "))
    }
    return target.isEmpty ? all : all.filter { target.contains($0.name) }
  }

  func tools(_ console: Console) throws -> BuildTools {
    try BuildTools(isDebug: debug, isTesting: true, console: console)
  }

  /// The environment of snapshots.
  func environment() throws -> SnapshotEnvironment {
    var environment: SnapshotEnvironment
    do {
      environment = try SnapshotEnvironment(ProcessInfo.processInfo.environment)
    } catch {
      throw ValidationError("\(error)")
    }
    environment.record = record ?? environment.record
    environment.reference = against
    environment.artifacts = try artifacts.folder()
    environment.program = try artifacts.program()
    // Shards are of tests.
    environment.shard = nil
    let start = ContinuousClock.now
    environment.clock = { start.duration(to: .now) }
    return environment
  }

  /// The conditions of the tests of a target.
  func conditions(of target: TestTarget) -> TestConditions {
    guard let device = Device.preset(device) else { preconditionFailure("no device \(device)") }
    let own = env.map { text in
      let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      return (name: String(parts[0]), value: String(parts[1]))
    }
    return TestConditions(
      stage: StageConditions(
        device: device, locale: target.scheme?.locale.map(Locale.init(identifier:))),
      systemVersion: systemVersion, variables: (target.scheme?.variables ?? []) + own)
  }

  /// The fonts of the option and of the system.
  var library: FontLibrary {
    FontLibrary(
      directories: fonts + SceneOptions.fontDirectories, fallbackFiles: SystemFont.emojiFiles)
  }

  /// Whether a test was chosen.
  func selects(_ test: TestID) -> Bool {
    let name = test.path
    func matches(_ pattern: String) -> Bool {
      name.contains(pattern) || fnmatch(pattern, name, 0) == 0
    }
    return (filter.isEmpty || filter.contains(where: matches)) && !skip.contains(where: matches)
  }
}

extension SnapshotReference: ExpressibleByArgument {}
