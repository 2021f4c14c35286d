import Foundation
import HeadlessUIKit

/// Text alternatives of outputs, for readers who do not see them.
extension SceneDescription {
  /// Returns the text alternative of an output: that of the scene file, or one that consists of
  /// the title, the captions, the first texts of the screen and, for an animation, the finger's
  /// actions.
  ///
  /// The finger's actions are in English. They are left out if the scene has another language.
  ///
  /// - Parameter words: The texts on the screen, in reading order.
  package func alternative(of output: SceneOutput, words: [String]) -> String {
    if let written = output.alternative { return written }
    let captions = ([output.figure?.caption] + panels.map(\.caption)).compactMap { $0?.text }
    let head = ([title ?? screen.name] + captions).filter { !$0.isEmpty }.reduce(into: [String]()) {
      all, text in
      let line = text.replacing("\n", with: " ")
      if all.last != line { all.append(line) }
    }
    var sentences = [head.joined(separator: "; ")]
    if output.showsScreen { sentences.append(Self.first(words, besides: head)) }
    if case .plot(let plot, _) = output.format {
      sentences.append("Curves of " + Self.list(plot.columns))
    }
    if output.framesPerSecond != nil, (conditions.locale?.language.languageCode ?? "en") == "en" {
      sentences.append(timeline.fingerWords)
    }
    sentences.removeAll(where: \.isEmpty)
    guard sentences.count > 1 else { return sentences.first ?? "" }
    return sentences.map { $0.last.map(".!?。؟".contains) == true ? $0 : $0 + "." }
      .joined(separator: " ")
  }

  /// Returns the first texts, without repetitions and without those in the head, up to a length
  /// that a screen reader speaks in a few seconds.
  private static func first(_ words: [String], besides head: [String]) -> String {
    var chosen: [String] = [], length = 0
    for word in words.map({ $0.replacing("\n", with: " ") })
    where !chosen.contains(word) && !head.contains(word) {
      length += word.count
      guard chosen.isEmpty || length <= 100 else { break }
      chosen.append(String(word.prefix(100)))
    }
    return chosen.joined(separator: ", ")
  }

  static func list(_ items: [String]) -> String {
    guard let last = items.last, items.count > 1 else { return items.first ?? "" }
    return items.dropLast().joined(separator: ", ") + " and \(last)"
  }
}

extension Timeline {
  /// The finger's actions as an English sentence without a full stop; empty without any.
  fileprivate var fingerWords: String {
    let verbs = steps.compactMap(\.action.verb).reduce(into: [String]()) { all, verb in
      if all.last != verb { all.append(verb) }
    }
    guard !verbs.isEmpty else { return "" }
    // A long script is not described step by step.
    return "A finger "
      + (verbs.count <= 5
        ? SceneDescription.list(verbs)
        : verbs.prefix(5).joined(separator: ", ") + " and goes on")
  }
}

extension Timeline.Action {
  /// The finger's action as an English verb; nil for steps without a finger.
  fileprivate var verb: String? {
    func way(_ vector: CGVector) -> String {
      abs(vector.dy) >= abs(vector.dx)
        ? vector.dy > 0 ? "down" : "up" : vector.dx > 0 ? "right" : "left"
    }
    switch self {
    case .drag(let by, _, _): return "drags \(way(by))"
    case .overscroll(let by, _, _): return by > 0 ? "drags down" : "drags up"
    case .fling(let by, _): return "flings \(way(by))"
    case .release: return "lets go"
    case .touch: return "touches the screen"
    case .tap(_, let count): return count == 1 ? "taps" : "taps \(count) times"
    case .longPress: return "presses and holds"
    case .swipe(let direction, _, _, _): return "swipes \(direction.rawValue)"
    case .pinch(_, let scale, _): return scale > 1 ? "pinches open" : "pinches closed"
    case .type: return "types"
    case .hold, .settle, .scrollTo, .setOffset, .rotate, .at: return nil
    }
  }
}
