import HeadlessUIKit
import Overscroll

/// Runs code as a screen's code runs: with the codec and the environment of a stage.
@MainActor
func inStage(_ body: @escaping () throws -> Void) throws {
  _ = try Stage(device: .iPhone8) {
    try body()
    return UIViewController()
  }
}
