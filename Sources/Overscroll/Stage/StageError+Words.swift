import Foundation

extension StageError: CustomStringConvertible {
  /// A one-line message for people, with advice if available.
  public var description: String { message + (help.map { "; \($0)" } ?? "") }

  /// The problem in one line, without advice.
  var message: String { step > 0 ? "step \(step): \(fact)" : fact }

  private var fact: String {
    switch self {
    case .unknownScrollView(let name, _, _): "no scroll view is named '\(name)'"
    case .unknownView(let name, _, _): "no view is named '\(name)'"
    case .noScrollView: "the screen has no scroll view"
    case .nothingTakesText: "no text field is being edited"
    case .tooManyEvents(let time, let limit, _):
      "the screen is stuck at \(plain(time))s: more than \(limit) events occur at that time"
    case .impossibleDate(let date):
      "the stage's date is \(plain(date.timeIntervalSince1970))s after the beginning of 1970"
    }
  }

  /// Advice on how to solve the problem, if any.
  var help: String? {
    switch self {
    case .unknownScrollView(let name, _, let known), .unknownView(let name, _, let known):
      if let near = suggestion(for: name, among: known) {
        "did you mean '\(near)'?"
      } else {
        known.isEmpty ? nil : "known: \(known.joined(separator: ", "))"
      }
    case .noScrollView: nil
    case .nothingTakesText: "tap a text field first"
    case .tooManyEvents:
      "look for a completion handler or delegate that restarts an animation without a duration"
    case .impossibleDate: "specify a date of the years 1970 to 2101"
    }
  }
}
