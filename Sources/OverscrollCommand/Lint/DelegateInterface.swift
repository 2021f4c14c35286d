import SwiftText

/// The delegate and data source protocols of this package and their requirements.
struct DelegateInterface {
  private struct Member: Hashable {
    let of: String
    let name: FunctionName
  }

  private let requirements: [String: [FunctionName]]
  private let reasons: [Member: String]
  private let supertypes: [String: [String]]

  init(_ graphs: [SymbolGraph]) {
    let symbols = graphs.flatMap(\.symbols)
    let paths = Dictionary(
      symbols.map { ($0.identifier.precise, $0.pathComponents) },
      uniquingKeysWith: { first, _ in first })
    var supertypes: [String: [String]] = [:]
    for relationship in graphs.flatMap(\.relationships)
    where ["conformsTo", "inheritsFrom"].contains(relationship.kind) {
      if let source = paths[relationship.source]?.last,
        let target = paths[relationship.target]?.last
      {
        supertypes[source, default: []].append(target)
      }
    }
    self.supertypes = supertypes
    let protocols = Set(
      symbols.filter { $0.kind.identifier == "swift.protocol" }.map { $0.pathComponents })
    var requirements: [String: Set<FunctionName>] = [:]
    var reasons: [Member: String] = [:]
    for symbol in symbols
    where symbol.kind.identifier == "swift.method"
      && protocols.contains(Array(symbol.pathComponents.dropLast()))
    {
      let name = symbol.pathComponents[symbol.pathComponents.count - 2]
      let function = FunctionName(symbol.pathComponents.last ?? "")
      requirements[name, default: []].insert(function)
      if let reason = MemberState.state(of: symbol.comment).reasonNeverCalled {
        reasons[Member(of: name, name: function)] = reason
      }
    }
    self.reasons = reasons
    self.requirements = requirements.mapValues { $0.sorted() }
  }

  /// Returns the types with everything that they inherit and conform to, in breadth-first order.
  func ancestors(of types: [String]) -> [String] {
    var (found, place) = (types, 0)
    while place < found.count {
      for name in supertypes[found[place]] ?? [] where !found.contains(name) { found.append(name) }
      place += 1
    }
    return found
  }

  /// Returns the methods of a protocol, or nil for a type that is not a protocol of this package.
  func methods(of name: String) -> [FunctionName]? { requirements[name] }

  /// Returns the documented reason why a declared method is never called, or nil if it is called.
  func reasonNeverCalled(_ name: FunctionName, of protocolName: String) -> String? {
    reasons[Member(of: protocolName, name: name)]
  }

  /// Returns the prefix of a protocol's method names, such as `scrollView` for
  /// `UIScrollViewDelegate`. Nil for other kinds of protocols.
  static func stem(of name: String) -> String? {
    for ending in ["DelegateFlowLayout", "DataSourcePrefetching", "DataSource", "Delegate"]
    where name.hasPrefix("UI") && name.hasSuffix(ending) {
      let stem = name.dropFirst(2).dropLast(ending.count)
      return stem.isEmpty ? nil : stem.prefix(1).lowercased() + stem.dropFirst()
    }
    return nil
  }
}
