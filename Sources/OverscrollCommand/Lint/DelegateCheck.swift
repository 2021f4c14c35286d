import SwiftText

/// Finds methods of delegates and data sources that nothing calls here, although UIKit calls them
/// on iOS.
///
/// These are methods whose documentation marks them as never called, methods that no protocol
/// declares here, and methods that a subclass adds to a conformance of its superclass. The compiler
/// accepts them, because an implementation of an optional method compiles whether or not a protocol
/// declares it.
///
/// A method of the second kind is reported under four conditions. It is in a class that conforms to
/// one of the protocols. Its name resembles the protocol's methods (`scrollView…`,
/// `tableView(_:…)`). Its first parameter is a UIKit type. No given file calls it.
struct DelegateCheck {
  let interface: DelegateInterface
  let index: SourceIndex
  let sources: [SwiftSource]

  func findings() -> [Finding] {
    let own = index.requirements
    var findings: [Finding] = []
    for (source, outline) in zip(sources, index.outlines) {
      findings += outline.methods.compactMap { declared($0, in: source) ?? added($0, in: source) }
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

  /// Returns a finding for a protocol's method that is documented as never called. Methods that
  /// override those of a table or collection view controller count too.
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

  /// Returns a finding for a method that a subclass adds to a conformance of its superclass. Swift
  /// chooses the methods of a conformance in the class that declares it.
  private func added(_ method: SwiftOutline.Method, in source: SwiftSource) -> Finding? {
    guard Self.isOfObjects(method), !method.modifiers.contains("override") else { return nil }
    let superclasses = index.superclasses(of: method.owner)
    for base in superclasses.reversed() {
      let names = interface.ancestors(of: index.conformances(of: base))
      guard let name = names.first(where: { hasMethod(method.name, $0) }),
        !superclasses.contains(where: { index.has(method.name, in: $0) })
      else { continue }
      return Finding(
        .neverCalled, method.name.description, of: name,
        message: "the conformance of \(base) has no such method: implement it there, and override "
          + "it here", in: source, at: method.offset)
    }
    return nil
  }

  private func hasMethod(_ name: FunctionName, _ protocolName: String) -> Bool {
    interface.methods(of: protocolName)?.contains(name) == true
  }

  /// Whether UIKit could call the method: a visible instance method with a UIKit parameter that is
  /// not an override.
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
    let words = "no protocol declares it, so it is never called"
    let text = name.description
    let near = protocols.flatMap { interface.methods(of: $0) ?? [] }
      .filter { $0.base == name.base }
      .max { commonStart($0.description, text) < commonStart($1.description, text) }
    guard let near, commonStart(near.description, text) * 3 >= text.count * 2 else { return words }
    return "\(words); did you mean \(near)?"
  }

  private func commonStart(_ one: String, _ other: String) -> Int {
    zip(one, other).prefix { $0 == $1 }.count
  }

  private func isCalled(_ name: FunctionName) -> Bool {
    sources.contains { $0.calls(name) }
  }
}
