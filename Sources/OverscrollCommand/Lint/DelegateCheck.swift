/// Finds methods that a delegate or data source implements for UIKit to call and that no protocol here
/// has: what UIKit calls an optional method compiles whether or not the protocol declares it, and
/// here nobody would ever call it.
///
/// Such a method is in a class that conforms to one of the protocols, is named as their methods are
/// (`scrollView…`, `tableView(_:…)`), has an object of UIKit's as its first argument, and is called
/// nowhere in the given files.
struct DelegateCheck {
  let interface: DelegateInterface
  let index: SourceIndex
  let sources: [SwiftSource]

  func findings() -> [Finding] {
    let own = index.requirements
    var findings: [Finding] = []
    for (source, outline) in zip(sources, index.outlines) {
      for method in outline.methods where Self.isReachable(method) && !own.contains(method.name) {
        let ancestors = interface.ancestors(of: index.ancestors(of: method.owner))
        let protocols = ancestors.filter { interface.methods(of: $0) != nil }
        guard let near = protocols.first(where: { isNear(method, to: $0) }),
          !protocols.contains(where: { interface.methods(of: $0)?.contains(method.name) == true }),
          !isCalled(method.name)
        else { continue }
        findings.append(
          Finding(
            .neverCalled, method.name.description, of: near,
            message: advice(method.name, protocols), in: source, at: method.offset))
      }
    }
    return findings
  }

  /// What UIKit could call: a method of an object that is not hidden and not its superclass's.
  private static func isReachable(_ method: SwiftOutline.Method) -> Bool {
    let others: Set = ["static", "class", "private", "fileprivate", "override", "IBAction"]
    return others.isDisjoint(with: method.modifiers)
      && method.firstType?.hasPrefix("UI") == true
  }

  private func isNear(_ method: SwiftOutline.Method, to name: String) -> Bool {
    let base = method.name.base
    if interface.methods(of: name)?.contains(where: { $0.base == base }) == true { return true }
    guard let stem = DelegateInterface.stem(of: name), base.hasPrefix(stem) else { return false }
    return base.dropFirst(stem.count).first?.isUppercase ?? true
  }

  private func advice(_ name: FunctionName, _ protocols: [String]) -> String {
    let words = "no protocol here has it, so nobody calls it"
    let text = name.description
    let near = protocols.flatMap { interface.methods(of: $0) ?? [] }
      .filter { $0.base == name.base }
      .max { commonStart($0.description, text) < commonStart($1.description, text) }
    guard let near, commonStart(near.description, text) * 3 >= text.count * 2 else { return words }
    return "\(words); there is \(near)"
  }

  private func commonStart(_ one: String, _ other: String) -> Int {
    zip(one, other).prefix { $0 == $1 }.count
  }

  /// Whether some code calls a function of this name and these labels.
  private func isCalled(_ name: FunctionName) -> Bool {
    sources.contains { source in
      source.tokens.indices.contains { place in
        source.tokens[place].text == name.base && source.has("(", at: place + 1)
          && !source.has("func", at: place - 1)
          && source.labels(ofArgumentsAt: place + 1) == name.labels
      }
    }
  }
}

extension SwiftSource {
  /// The labels of a call's arguments, from its parenthesis on; `_` where there is none.
  fileprivate func labels(ofArgumentsAt index: Int) -> [String] {
    list(in: index + 1..<max(index + 1, closing(index))).map { part in
      tokens[part.lowerBound].kind == .word && has(":", at: part.lowerBound + 1)
        ? tokens[part.lowerBound].text : "_"
    }
  }
}
