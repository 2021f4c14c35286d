import Foundation
import HeadlessUIKit
import Overscroll
import Typography

/// The data taken from a played screen.
struct PlayedSnapshot: Sendable {
  let artifact: SnapshotArtifact
  /// The fonts that the screen used, as `name digest`.
  var fonts: [String] = []
  /// The library that the fonts are from.
  var library: FontLibrary?
  /// The reason why text is drawn as boxes; nil if none is.
  var blockReason: BlockTextReason?
  /// Messages about everything that could not be shown as intended, without duplicates.
  var problems: [String] = []
  /// The messages of `problems` about missing images, characters and fonts.
  var missing: [String] = []
  /// Whether the artifact is a trace of a screen without any names.
  var isNameless = false
  /// Whether a picture's file says that this package has made it, because files of other programs
  /// may have its name.
  var isSigned = false
  /// Whether a text may be empty, because it is that of a value and not of a screen.
  var mayBeEmpty = false
  /// Plays the script again for the report of a failure; nil without a script.
  var replay: (@MainActor @Sendable () throws -> ScriptRecording)?
}
