import Foundation
import HeadlessXCTest
import Snapshots

/// The child processes that run the tests of one target in parallel.
///
/// A process that ends early has failed its running test, and the next test gets a new process.
@MainActor
final class TestPool {
  private final class Worker {
    let child: ChildProcess
    var queue: [TestID] = []
    var running: TestID?
    /// Whether the end of the process is the consequence of a result.
    var isEnding = false

    init(_ child: ChildProcess) { self.child = child }
  }

  private let console: Console
  private let target: Int
  private let name: String
  private let runID: String
  private let limit: Int
  private var workers: [Worker] = []
  /// The tests that no process has, in groups of one class each.
  private var groups: [[TestID]] = []
  private var list: TestReply?
  /// The failures outside of tests, in words: those of classes' `tearDown()`, and the ends of
  /// processes that ran no test.
  private(set) var otherFailures: [String] = []
  /// The new inline snapshots of the tests.
  private(set) var inlineSnapshots: [InlineSnapshotEdit] = []
  private var didFinish: (TestID, TestOutcome) -> Void = { _, _ in }

  /// Creates a pool.
  ///
  /// - Parameters:
  ///   - target: The index of the target, and its name.
  ///   - run: The identifier of the run that the snapshots belong to.
  ///   - limit: The number of processes.
  init(_ target: Int, _ name: String, run: String, limit: Int, _ console: Console) {
    (self.target, self.name, runID) = (target, name, run)
    (self.limit, self.console) = (limit, console)
  }

  /// Returns the list of the target's tests.
  ///
  /// - Throws: `Failure`.
  func tests() throws -> TestReply {
    let worker = try start()
    try worker.child.send(TestRequest(target: target, run: runID))
    while list == nil, !workers.isEmpty { try listen() }
    guard let list else { throw Failure.invalidScene("error: the tests cannot be listed") }
    if let fault = list.fault { throw Failure.invalidScene(fault) }
    return list
  }

  /// Runs tests.
  ///
  /// - Parameter didFinish: Called with each result, in the order of their ends.
  /// - Throws: `Failure`.
  func run(_ tests: [TestID], _ didFinish: @escaping (TestID, TestOutcome) -> Void) throws {
    self.didFinish = didFinish
    // Small groups end at about the same time in all processes.
    let size = max(1, tests.count / (4 * limit))
    groups = []
    for test in tests {
      if let last = groups.last, last.count < size, last[0].suite == test.suite {
        groups[groups.count - 1].append(test)
      } else {
        groups.append([test])
      }
    }
    while workers.count < min(limit, groups.count) { _ = try start() }
    for worker in workers { try next(worker) }
    while !workers.isEmpty { try listen() }
  }

  /// Ends all processes at once.
  func stop() {
    for worker in workers { worker.child.stop() }
    workers = []
  }

  private func start() throws -> Worker {
    let child = try ChildProcess(console)
    child.mark = name
    let worker = Worker(child)
    workers.append(worker)
    return worker
  }

  /// Sends a process its next test, or lets it end.
  private func next(_ worker: Worker) throws {
    if worker.queue.isEmpty, !groups.isEmpty { worker.queue = groups.removeFirst() }
    guard !worker.queue.isEmpty else { return worker.child.finish() }
    let test = worker.queue.removeFirst()
    worker.running = test
    // A process that has ended cannot read the request. Its end is noticed when it is read from.
    try? worker.child.send(TestRequest(target: target, run: runID, test: test))
  }

  /// Waits for the processes, and handles what they have written.
  private func listen() throws {
    let places = workers.flatMap { worker in worker.child.descriptors.map { (worker, $0) } }
    var polls = places.map { pollfd(fd: $0.1, events: Int16(POLLIN), revents: 0) }
    while Foundation.poll(&polls, nfds_t(polls.count), -1) < 0, errno == EINTR {}
    var seen: Set<ObjectIdentifier> = []
    for (place, result) in zip(places, polls) where result.revents != 0 {
      guard seen.insert(ObjectIdentifier(place.0)).inserted else { continue }
      for record in try place.0.child.read() { try handle(record, of: place.0) }
      if let end = place.0.child.ended { try note(end, of: place.0) }
    }
  }

  private func handle(_ record: ProcessRecord, of worker: Worker) throws {
    switch record.kind {
    case .output: try console.result(record.bytes)
    case .event: console.event(String(decoding: record.bytes, as: UTF8.self))
    case .message: console.writeError(String(decoding: record.bytes, as: UTF8.self))
    case .reply:
      guard let reply = try? JSONDecoder().decode(TestReply.self, from: Data(record.bytes)) else {
        return
      }
      guard reply.classFailures.isEmpty else {
        otherFailures += reply.classFailures.map { $0.text() }
        return
      }
      guard let test = worker.running else {
        list = reply
        return
      }
      worker.running = nil
      worker.isEnding = reply.isLast
      inlineSnapshots += reply.inlineSnapshots
      didFinish(test, reply.outcome ?? Self.failed(reply.fault ?? "there is no result"))
      if !reply.isLast { try next(worker) }
    case .warning, .leftover, .end: break
    }
  }

  private static func failed(_ message: String) -> TestOutcome {
    TestOutcome(failures: [TestRecord.Failure(message: message)])
  }

  private func note(_ end: ChildProcess.End, of worker: Worker) throws {
    workers.removeAll { $0 === worker }
    if case .early(let end) = end, !worker.isEnding {
      if list == nil {
        list = TestReply(fault: "error: the process of the tests ended: \(end)")
      } else if let test = worker.running {
        didFinish(test, Self.failed("\(end)"))
      } else {
        otherFailures.append("error: after the last test of \(name): \(end)")
      }
    }
    guard !worker.queue.isEmpty || !groups.isEmpty, list?.fault == nil else { return }
    let new = try start()
    new.queue = worker.queue
    try next(new)
  }
}
