/// Finds methods that a delegate or data source implements for UIKit to call and that nobody calls here: those
/// whose documentation says so, and those that no protocol here has. What UIKit calls an optional method compiles
/// whether or not the protocol declares it.
///
/// A method of the latter kind is in a class that conforms to one of the protocols, is named as their methods are
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
      findings += outline.methods.compactMap { declared($0, in: source) }
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

  /// A method that a protocol has and that is said to be never called; also one that overrides that of a table's
  /// or a collection's controller.
  private func declared(_ method: SwiftOutline.Method, in source: SwiftSource) -> Finding? {
    guard Self.isOfObjects(method) else { return nil }
    for name in interface.ancestors(of: index.ancestors(of: method.owner)) {
      if let reason = interface.reasonNeverCalled(method.name, of: name) {
        return Finding(
          .neverCalled, method.name.description, of: name, message: reason, in: source,
          at: method.offset)
      }
    }
    return nil
  }

  /// What UIKit could call: a method of an object that is not hidden and not its superclass's.
  private static func isReachable(_ method: SwiftOutline.Method) -> Bool {
    isOfObjects(method) && !method.modifiers.contains("override")
      && method.firstType?.hasPrefix("UI") == true
  }

  private static func isOfObjects(_ method: SwiftOutline.Method) -> Bool {
    let others: Set = ["static", "class", "private", "fileprivate", "IBAction"]
    return others.isDisjoint(with: method.modifiers)
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

  private func isCalled(_ name: FunctionName) -> Bool {
    sources.contains { $0.calls(name) }
  }
}
