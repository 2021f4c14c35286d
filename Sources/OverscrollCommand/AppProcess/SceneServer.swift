import Foundation
import HeadlessUIKit
import Overscroll
import Snapshots
import StageRuntime
import Synchronization

/// The part of a command that runs in a child process: it plays the scenes that the parent process
/// requests, one after another.
@MainActor
enum SceneServer {
  /// Whether this process was started to play scenes of apps.
  static var isServing: Bool { RecordPipe.own != nil }

  /// The number of snapshots that are being drawn on other threads.
  nonisolated private static let drawings = Mutex(0)
  private static var currentRequest = 0

  /// Plays scenes until the parent process closes its end of the pipe, and ends the process.
  ///
  /// - Parameter play: Plays a scene. A failure that it throws is reported to `console`.
  static func serve(
    _ options: SceneOptions, _ console: Console,
    _ play: (SceneRequest) async throws -> SceneReply
  ) async -> Never {
    guard let pipe = RecordPipe.own else { preconditionFailure("no parent process") }
    watchEnds(timeout: options.timeout, showsCalls: options.debug, pipe)
    ProblemLog.namesPlaces = true
    ProblemLog.observer = { pipe.send(.warning, Array($0.utf8)) }
    for await request in RequestReader<SceneRequest>.requests(pipe.input) {
      if let input = request.input { SceneOptions.standardInput.withLock { $0 = input } }
      currentRequest = request.id
      var reply: SceneReply
      do { reply = try await play(request) } catch {
        reply = SceneReply(fault: SceneFault(error, console))
      }
      reply.id = request.id
      pipe.send(.reply, encoding: reply)
    }
    TemporaryFolder.removeAll()
    ProcessEnd.finish(0)
  }

  /// Finishes the running request on another thread, while the next one is played.
  ///
  /// - Returns: The first answer to the request.
  static func draw(
    _ work: @escaping @Sendable () async throws -> SnapshotOutcome
  ) -> SceneReply {
    let id = currentRequest
    drawings.withLock { $0 += 1 }
    Task { @concurrent in
      var reply = SceneReply(id: id)
      do { reply.snapshot = try await work() } catch {
        // Lines of other snapshots must come first.
        reply.fault = SceneFault(unreported: error)
      }
      RecordPipe.own?.send(.reply, encoding: reply)
      drawings.withLock { $0 -= 1 }
    }
    return SceneReply(isDrawing: true)
  }

  /// Reports an end that the app's code causes. Snapshots that are being drawn are finished first,
  /// except those that wait for the main thread, which has ended.
  ///
  /// - Parameters:
  ///   - seconds: The longest processor time of a call.
  ///   - showsCalls: Whether all calls that led to the end are reported.
  static func watchEnds(timeout seconds: Double, showsCalls: Bool, _ pipe: RecordPipe) {
    ProcessEnd.limitCalls(toSeconds: seconds)
    ProcessEnd.watch(followsParent: true) { end in
      var told = AppEnd(AppEnd.Cause(end.cause, limit: seconds))
      // The places are looked up afterwards, because that can fail.
      pipe.send(.end, encoding: told)
      told.add(end.stack, showsCalls: showsCalls)
      pipe.send(.end, encoding: told)
      while drawings.withLock({ $0 }) > Snapshots.SnapshotOutcome.replayCount { usleep(2000) }
    }
  }
}
