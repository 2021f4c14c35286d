import HeadlessUIKit

extension Stage {
  /// Messages about everything that could not be shown as the screen intended so far. Parts of an
  /// app that do not compile are listed first, then missing images, glyphs and fonts, then
  /// conflicting constraints, then mistakes of the screen's code that `advance(to:)` threw.
  /// Duplicates are removed, and each group is in the order of discovery.
  public var problems: [String] {
    let mistakes = environment.problems.errors
    let layout = environment.problems.layout.entries.compactMap { entry in
      switch entry {
      case .conflict(let conflict): "\(conflict)"
      case .error(let error):
        mistakes.contains { $0.kind == .layout(error) } ? nil : "\(error)"
      }
    }
    let leftOut = environment.problems.layout.leftOutCount
    let more = leftOut > 0 ? ["layout problems not shown: \(leftOut)"] : []
    let messages =
      holes + environment.problems.notes + layout + more + mistakes.map(\.description)
    return messages.reduce(into: []) { problems, problem in
      if !problems.contains(problem) { problems.append(problem) }
    }
  }

  /// The messages of `problems` about missing images, characters and font files, and about parts of
  /// an app that were left out.
  package var missing: [String] { holes + environment.problems.missing }

  /// The messages about parts of an app that do not compile and that the screen has reached. Empty
  /// if its scene allows them.
  package var holes: [String] { environment.problems.allowsHoles ? [] : environment.problems.holes }
}
