import Foundation
import StageRuntime

/// The error of a command that plays apps in its own process, such as a preview.
enum EndReport {
  /// Prints an error when code of an app ends this process, and ends it with the exit code for
  /// errors of a screen.
  ///
  /// - Parameter scene: The path of the scene file.
  static func begin(_ options: SceneOptions, scene: String, _ console: Console) {
    let (seconds, showsCalls) = (options.timeout, options.debug)
    ProcessEnd.limitCalls(toSeconds: seconds)
    ProcessEnd.watch(followsParent: false) { end in
      var told = AppEnd(AppEnd.Cause(end.cause, limit: seconds))
      told.add(end.stack, showsCalls: showsCalls)
      let failure = Failure.appEnded(scene: scene, told)
      console.report(failure)
      RunningTool.endAll()
      TemporaryFolder.removeAll()
      ProcessEnd.finish(failure.status.rawValue)
    }
  }
}
