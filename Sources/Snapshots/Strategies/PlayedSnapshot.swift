import Foundation
import Overscroll
import Typography

/// What was taken of a screen.
struct PlayedSnapshot: Sendable {
  let artifact: SnapshotArtifact
  /// The fonts that the screen was set in, as `name digest`.
  var fonts: [String] = []
  /// Where they come from.
  var library: FontLibrary?
  /// What could not be shown as the screen meant it, each once.
  var problems: [String] = []
  /// Of these, images, characters and fonts that are missing.
  var missing: [String] = []
  /// Whether the artifact is a trace of a screen in which nothing has a name.
  var isNameless = false
}
