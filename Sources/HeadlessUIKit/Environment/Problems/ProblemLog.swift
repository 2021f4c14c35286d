import StageRuntime

/// The log of a screen's problems: content that could not be shown as intended. The screen
/// continues.
@MainActor
package final class ProblemLog {
  /// Receives each message when it is first recorded, on any screen.
  ///
  /// A process that may end at any time tells the messages to another process this way.
  package static var observer: ((String) -> Void)?
  /// Whether a message begins with the line of the screen's code that was running, if the problem
  /// names no file itself. Looking a line up takes milliseconds.
  package static var namesPlaces = false

  /// The messages, each once, in the order of their occurrence.
  ///
  /// They concern missing images and glyphs, unreadable fonts, and impossible answers of the data
  /// sources of tables and collections.
  package private(set) var notes: [String] = []
  /// The messages about missing images, glyphs and font files, which make the drawing differ from
  /// the intended one.
  package private(set) var missing: [String] = []
  /// The messages about parts of the app's source that were left out and are reached.
  package private(set) var holes: [String] = []
  /// Whether `holes` are no problems of the screen.
  package var allowsHoles = false
  /// The messages of Auto Layout.
  package private(set) var layout = LayoutLog()

  /// The errors for which UIKit raises an exception, each kind once, in order.
  package private(set) var errors: [ScreenError] = []
  /// The first error that was not taken yet.
  private var raised: ScreenError?

  /// Records an error in the screen's code for which UIKit raises an exception.
  ///
  /// The caller continues with its old state. The code that runs the screen takes the error
  /// afterwards.
  ///
  /// - Parameter place: The place of the mistake; nil stands for the line of the screen's code that
  ///   is running.
  package func raise(_ kind: ScreenError.Kind, place: String? = nil) {
    if let known = errors.first(where: { $0.kind == kind }) {
      raised = raised ?? known
      return
    }
    let error = ScreenError(kind, place: place ?? CallerPlace.current())
    raised = raised ?? error
    errors.append(error)
    Self.observer?(error.description)
  }

  /// Returns the first error since the last call, and clears it.
  package func takeRaised() -> ScreenError? {
    defer { raised = nil }
    return raised
  }

  /// Records an error in the use of Auto Layout, as an error of the screen if UIKit raises an
  /// exception for it.
  package func report(_ error: LayoutError) {
    guard error.isException else { return recordLayout { $0.record(error) } }
    layout.record(error)
    raise(.layout(error))
  }

  /// Records a conflict between constraints. A known key increases the count of its conflict.
  func report(conflict message: String, key: [String]) {
    recordLayout { $0.record(conflict: message, key: key) }
  }

  private func recordLayout(_ record: (inout LayoutLog) -> Void) {
    let count = layout.entries.count
    record(&layout)
    guard layout.entries.count > count, let observer = Self.observer else { return }
    switch layout.entries[count] {
    case .conflict(let conflict): observer(conflict.description)
    case .error(let error): observer(error.description)
    }
  }

  /// Records that the app reaches a part of its source that was left out, once for each part.
  func report(hole: SourceHole) {
    let words = hole.description
    if !holes.contains(words) { holes.append(words) }
  }

  /// The descriptions of the recorded problems.
  private var known: Set<String> = []

  /// Records a problem, once for each description.
  func report(_ problem: some ScreenProblem) {
    let words = problem.description
    guard known.insert(words).inserted else { return }
    let place = Self.namesPlaces && !problem.namesFile ? CallerPlace.current() : nil
    let note = (place.map { "\($0): " } ?? "") + words
    if problem.isMissing { missing.append(note) }
    notes.append(note)
    Self.observer?(note)
  }
}
