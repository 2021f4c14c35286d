import ArgumentParser
import Overscroll

/// A moment of a script, as a command-line argument.
struct SceneTime: ExpressibleByArgument {
  let moment: ScriptMoment

  init?(argument: String) {
    if argument == "end" {
      moment = .end
    } else if let seconds = seconds(written: argument), seconds >= 0 {
      moment = .time(seconds)
    } else {
      return nil
    }
  }
}
