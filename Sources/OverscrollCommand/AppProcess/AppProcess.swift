import Foundation
import Overscroll
import Snapshots
import Synchronization

/// A child process that plays the screens of apps, so that their end is not the end of the command.
///
/// The child process is this program with its arguments. It gets requests for scenes and answers
/// each. If it ends before that, the scene has failed, and the next scene gets a new child process.
@MainActor
final class AppProcess {
  /// The arguments of the program, without its name. Nil if the command runs in a process that is
  /// not the program, which plays the screens itself.
  static var arguments: [String]?

  private let console: Console
  private var child: ChildProcess?
  private var last = 0
  /// The scenes of requests without an answer, by identifier.
  private var waiting: [(id: Int, scene: SceneDescription)] = []
  /// The last scene that was requested.
  private var lastScene: SceneDescription?
  private var replies: [Int: SceneReply] = [:]
  private var ends: [Int: AppEnd] = [:]
  /// The requests that the end of a process interrupted although another one caused it.
  private var interrupted: Set<Int> = []
  private var warnings: [String] = []

  private init(_ console: Console) { self.console = console }

  /// Calls a closure with an object that plays scenes, and ends the child process afterwards.
  ///
  /// - Parameter body: Gets nil if the command plays the screens of apps in this process.
  /// - Throws: The errors of `body` and of `finish()`.
  static func with<Result>(
    _ console: Console, _ body: (AppProcess?) async throws -> Result
  ) async throws -> Result {
    guard arguments != nil else { return try await body(nil) }
    let process = AppProcess(console)
    do {
      let result = try await body(process)
      try process.finish()
      return result
    } catch {
      process.child?.stop()
      throw error
    }
  }

  /// Plays a scene.
  ///
  /// - Throws: `Failure.appEnded` if the app ended the process; the errors of the child process.
  func play(_ request: SceneRequest, of scene: SceneDescription) throws -> SceneReply {
    try reply(to: try send(request, of: scene))
  }

  /// Sends a request, and starts a child process if there is none.
  ///
  /// - Returns: The identifier of the request.
  func send(_ request: SceneRequest, of scene: SceneDescription) throws -> Int {
    last += 1
    var request = request
    request.id = last
    if request.path == "-" { request.input = SceneOptions.standardInput.withLock { $0 } }
    waiting.append((last, scene))
    (lastScene, warnings) = (scene, [])
    let child = try child ?? ChildProcess(console)
    self.child = child
    child.mark = scene.appName
    // A process that has ended cannot read the request. Its end is noticed when it is read from.
    try? child.send(request)
    return last
  }

  /// Waits until the scene of a request has been played. Its pictures may still be drawn.
  ///
  /// - Throws: The errors of `play`.
  func wait(for id: Int) throws {
    while replies[id] == nil, ends[id] == nil { try listen() }
    guard let end = ends[id] else { return }
    defer { waiting.removeAll { $0.id == id } }
    throw failure(end, of: id)
  }

  /// Waits for the last answer to a request.
  ///
  /// - Throws: The errors of `play`, and `Interruption`.
  func reply(to id: Int) throws -> SceneReply {
    while replies[id]?.isDrawing ?? true, ends[id] == nil, !interrupted.contains(id) {
      try listen()
    }
    defer { waiting.removeAll { $0.id == id } }
    if let end = ends[id] { throw failure(end, of: id) }
    guard let reply = replies[id], !reply.isDrawing else { throw Interruption() }
    if let fault = reply.fault { throw fault.error }
    return reply
  }

  /// The error for a request that was played, and whose drawing the end of the process stopped.
  struct Interruption: Error {}

  private func failure(_ end: AppEnd, of id: Int) -> Failure {
    let scene = waiting.first { $0.id == id }?.scene ?? lastScene
    return .appEnded(scene: scene?.source.fileName ?? "", end)
  }

  /// Ends the child process.
  ///
  /// - Throws: `Failure.appEnded` if code of an app ended it after the last scene.
  func finish() throws {
    guard let child else { return }
    child.finish()
    while self.child != nil { try listen() }
    guard let end = ends[0] else { return }
    ends[0] = nil
    throw failure(end, of: 0)
  }

  /// Waits for the child process, and handles what it has written.
  ///
  /// - Throws: `Failure.cannotWriteStandardOutput`.
  private func listen() throws {
    guard let child else { return }
    do {
      for record in try child.read() { try handle(record) }
    } catch {
      child.stop()
      self.child = nil
      throw error
    }
    guard let end = child.ended else { return }
    self.child = nil
    note(end)
  }

  private func handle(_ record: ProcessRecord) throws {
    switch record.kind {
    case .output: try console.result(record.bytes)
    case .event: console.event(String(decoding: record.bytes, as: UTF8.self))
    case .message: console.writeError(String(decoding: record.bytes, as: UTF8.self))
    case .warning: warnings.append(String(decoding: record.bytes, as: UTF8.self))
    case .reply:
      let data = Data(record.bytes)
      guard let reply = try? JSONDecoder().decode(SceneReply.self, from: data) else { return }
      // A thread that draws quickly answers before the first answer is sent.
      if reply.isDrawing, replies[reply.id] != nil { return }
      replies[reply.id] = reply
    case .leftover, .end: break
    }
  }

  /// Notes the end of the child process. It is that of the scene that was played. The drawing of
  /// earlier ones is interrupted.
  private func note(_ end: ChildProcess.End) {
    let open = waiting.filter { replies[$0.id]?.isDrawing ?? true }
    guard case .early(let end) = end else { return }
    for warning in warnings { console.warn(warning) }
    warnings = []
    let cause = open.last { replies[$0.id] == nil } ?? open.last
    ends[cause?.id ?? 0] = end
    interrupted.formUnion(open.map(\.id).filter { $0 != cause?.id })
  }
}

extension SceneDescription {
  /// Whether the scene, or one that it compares, shows a screen of an app's folder.
  var showsApp: Bool { app != nil || panels.contains { $0.scene.app != nil } }

  /// The name of the app's folder, which marks the lines that the app prints.
  fileprivate var appName: String {
    let folder = (app ?? panels.lazy.compactMap(\.scene.app).first)?.folder ?? ""
    let place = folder.hasPrefix("/") ? folder : source.fileName.directory.appending(file: folder)
    return URL(filePath: place).standardizedFileURL.lastPathComponent
  }
}
