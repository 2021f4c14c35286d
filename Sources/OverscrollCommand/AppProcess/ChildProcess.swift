import Foundation
import Snapshots
import Synchronization

/// A running copy of this program that plays screens of apps.
@MainActor
final class ChildProcess {
  enum End {
    /// The process has ended as requested.
    case normal
    /// An app has ended the process.
    case early(AppEnd)
  }

  /// The name that marks the lines that the app prints.
  var mark = ""
  /// The end of the process, once everything that it wrote is read.
  private(set) var ended: End?

  private let console: Console
  private let process = Process()
  private let requests = Pipe()
  private let records = Pipe()
  /// A pipe whose writing end is closed when the process ends. Processes that the app has started
  /// may keep the other pipe open.
  private let life = Pipe()
  private let folder: TemporaryFolder
  private var reader: RecordReader
  private var leftovers: [Leftover] = []
  /// The lines that the Swift runtime may have printed about an end.
  private var lastLines: [String] = []
  private var end: AppEnd?
  private var isFinishing = false

  /// Starts the process.
  ///
  /// - Throws: `Failure.cannotStart`, `.cannotMakeDirectory`.
  init(_ console: Console) throws {
    self.console = console
    folder = try TemporaryFolder()
    // The name of the folder is random.
    let secret = folder.path.fileName
    reader = RecordReader(secret)
    process.executableURL = URL(filePath: "/proc/self/exe")
    process.arguments = AppProcess.arguments ?? []
    var environment = ProcessInfo.processInfo.environment
    environment[RecordPipe.variable] = try RecordPipe.greeting(secret, console.terminal)
    environment["TMPDIR"] = folder.path
    if let artifacts = Self.artifacts { environment["OVERSCROLL_ARTIFACTS_DIR"] = artifacts }
    // The process describes its end itself.
    environment["SWIFT_BACKTRACE"] = "enable=no"
    process.environment = environment
    process.standardInput = requests
    process.standardOutput = records
    process.standardError = records
    let lifeEnd = life.fileHandleForWriting
    process.terminationHandler = { _ in try? lifeEnd.close() }
    // Writing to a process that has ended must fail with an error instead of a signal.
    signal(SIGPIPE, SIG_IGN)
    do { try process.run() } catch {
      folder.remove()
      throw Failure.cannotStart("\(error.localizedDescription)")
    }
    RunningTool.began(process.processIdentifier, endsItself: true)
    try? records.fileHandleForWriting.close()
    try? requests.fileHandleForReading.close()
  }

  /// The artifacts folder of this process. Outside of a package it is a temporary folder, and the
  /// started process has another one. Nil if a variable of the environment is not valid, which the
  /// started process reports.
  private static var artifacts: String? {
    // Any file in the current directory leads to its package.
    let file = FileManager.default.currentDirectoryPath + "/snapshots"
    return try? SnapshotEnvironment(ProcessInfo.processInfo.environment)
      .commonArtifacts(forTestsIn: file)
  }

  func send(_ request: some Encodable) throws {
    flushLines()
    let line = try JSONEncoder().encode(request) + [UInt8(ascii: "\n")]
    try requests.fileHandleForWriting.write(contentsOf: line)
  }

  /// Lets the process end after its last request.
  func finish() {
    isFinishing = true
    try? requests.fileHandleForWriting.close()
  }

  /// Ends the process at once.
  func stop() {
    RunningTool.end(process.processIdentifier, itself: true)
    process.waitUntilExit()
    RunningTool.ended(process.processIdentifier)
    flushLines()
    clean()
  }

  // MARK: - Reading

  /// The descriptors of which one is readable when the process has written or ended.
  var descriptors: [Int32] {
    [records, life].map(\.fileHandleForReading.fileDescriptor)
  }

  /// Waits until the process writes or ends, and returns its records.
  func read() throws -> [ProcessRecord] {
    var waiting = [records.fileHandleForReading, life.fileHandleForReading].map {
      pollfd(fd: $0.fileDescriptor, events: Int16(POLLIN), revents: 0)
    }
    while poll(&waiting, 2, -1) < 0, errno == EINTR {}
    if waiting[0].revents & Int16(POLLIN) != 0 { return divided(piece()) }
    // Everything that the process wrote is read.
    process.waitUntilExit()
    RunningTool.ended(process.processIdentifier)
    RunningTool.waitIfEnding()
    if let line = reader.finishLine() { note(line) }
    ended = howItEnded()
    if case .normal = ended { flushLines() }
    clean()
    return []
  }

  private func piece() -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    let count = Foundation.read(records.fileHandleForReading.fileDescriptor, &bytes, bytes.count)
    return Array(bytes.prefix(max(0, count)))
  }

  private func divided(_ bytes: [UInt8]) -> [ProcessRecord] {
    var told: [ProcessRecord] = []
    for event in reader.add(bytes) {
      switch event {
      case .line(let line): note(line)
      case .record(let record):
        // The code that plays goes on. Other records can come from threads that draw.
        if [.output, .event, .message, .warning].contains(record.kind) { flushLines() }
        if record.kind == .reply, let line = reader.finishLine() { note(line) }
        if !handle(record) { told.append(record) }
      }
    }
    return told
  }

  /// Handles a record about the process itself. Returns false for other records.
  private func handle(_ record: ProcessRecord) -> Bool {
    let data = Data(record.bytes)
    switch record.kind {
    case .leftover:
      guard let leftover = try? JSONDecoder().decode(Leftover.self, from: data) else { return true }
      leftovers.removeAll { $0.kind == leftover.kind && $0.name == leftover.name }
      if leftover.isPresent { leftovers.append(leftover) }
    case .end: end = (try? JSONDecoder().decode(AppEnd.self, from: data)) ?? end
    case .output, .event, .message, .warning, .reply: return false
    }
    return true
  }

  /// Prints a line of the app, or keeps it if it may be about an end.
  private func note(_ line: String) {
    if !lastLines.isEmpty || TrapMessage.begins(line) {
      lastLines.append(line)
    } else {
      show(line)
    }
  }

  private func flushLines() {
    for line in lastLines { show(line) }
    lastLines = []
  }

  private func show(_ line: String) { console.printLine("\(mark): \(line)") }

  // MARK: - The end

  private func howItEnded() -> End {
    let status = process.terminationStatus
    let isKilled = process.terminationReason == .uncaughtSignal
    if end == nil, isFinishing, !isKilled, status == 0 { return .normal }
    var told = end ?? AppEnd(isKilled ? .killed(status) : .silent(status))
    switch told.cause {
    case .signal, .killed: if !lastLines.isEmpty { told.message = TrapMessage(lastLines) }
    default: flushLines()
    }
    return .early(told)
  }

  /// Removes what the process has left behind.
  private func clean() {
    for leftover in leftovers.reversed() {
      switch leftover.kind {
      case .file: unlink(leftover.name)
      case .tool: if let number = Int32(leftover.name) { RunningTool.end(number) }
      }
    }
    leftovers = []
    folder.remove()
    try? life.fileHandleForReading.close()
    try? records.fileHandleForReading.close()
  }
}
