/// The page that lists every public member of the UIKit modules by type, with its state of support.
///
/// Members that are only declared as unavailable are listed too. Each member is one line and the
/// order is stable, so that a new member changes one line. Overloads with equal labels share a
/// line.
package struct MemberPage {
  private var members: [String: [Member]] = [:]
  private var names: [Member] = []

  /// Collects the members.
  ///
  /// - Parameters:
  ///   - graphs: The symbol graphs of the modules, which do not contain unavailable declarations.
  ///   - unavailable: The unavailable declarations, read from the sources.
  init(_ graphs: [SymbolGraph], unavailable: [UnavailableDeclaration]) {
    for graph in graphs { add(graph) }
    for declaration in unavailable {
      let member = Member(name: declaration.name, state: .missing(declaration.advice))
      guard let owner = declaration.owner else {
        names.append(member)
        continue
      }
      members[Self.shown(owner), default: []].append(member)
    }
  }

  private static let memberKinds: Set = [
    "swift.method", "swift.property", "swift.init", "swift.type.method", "swift.type.property",
    "swift.enum.case", "swift.subscript", "swift.type.subscript",
  ]
  private static let nameKinds: Set = [
    "swift.class", "swift.struct", "swift.enum", "swift.protocol", "swift.typealias", "swift.func",
    "swift.var",
  ]

  private mutating func add(_ graph: SymbolGraph) {
    let repeated = Set(
      graph.relationships.filter { ["overrides", "defaultImplementationOf"].contains($0.kind) }
        .map(\.source))
    for symbol in graph.symbols where !repeated.contains(symbol.identifier.precise) {
      let (kind, path) = (symbol.kind.identifier, symbol.pathComponents)
      guard path[0] == "_Object" || AppleNames.contains(path[0]) else { continue }
      let member = Member(name: path.last ?? "", state: .state(of: symbol.comment))
      if Self.nameKinds.contains(kind) {
        let name = path.joined(separator: ".")
        if !name.hasPrefix("_") { names.append(Member(name: name, state: member.state)) }
      } else if Self.memberKinds.contains(kind), !Self.isGiven(member.name), path.count > 1 {
        members[Self.shown(path.dropLast().joined(separator: ".")), default: []].append(member)
      }
    }
  }

  /// Whether Swift synthesises the member.
  private static func isGiven(_ name: String) -> Bool {
    ["rawValue", "init(rawValue:)", "hash(into:)"].contains(name) || name.hasPrefix("_")
  }

  /// The name under which a type is shown. UIKit's classes inherit from `_Object` here, which
  /// represents `NSObject`.
  private static func shown(_ owner: String) -> String { owner == "_Object" ? "NSObject" : owner }

  /// The whole page, with a line break at the end.
  package var text: String {
    let owners = members.keys.sorted()
    let tables = owners.flatMap { owner in
      ["", "## \(owner)", "", "| member | |", "|---|---|"] + Self.rows(members[owner] ?? [])
    }
    let all = names + owners.flatMap { Self.merged(members[$0] ?? []) }
    let lines =
      [
        "# Supported UIKit members", "",
        "Written by `make members` from the sources: every public type and member of the module `UIKit`.",
        "*Works*: drawn or called as in UIKit. *Partly*: the note says what is missing. *Not*: unavailable;",
        "the note, also in the compiler's message, says what to use instead. `overscroll lint` checks sources.",
        "", Self.counts(all), "", "## Types and functions", "", "| name | |", "|---|---|",
      ] + Self.rows(names) + tables
    return lines.joined(separator: "\n") + "\n"
  }

  private static func counts(_ members: [Member]) -> String {
    let works = members.count { $0.state == .works }
    let missing = members.count { if case .missing = $0.state { true } else { false } }
    return "\(works) work, \(members.count - works - missing) partly, \(missing) not."
  }

  private static func rows(_ members: [Member]) -> [String] { merged(members).map(\.row) }

  /// Returns the members sorted and with unique names. Of equal names, the most informative state
  /// is kept.
  private static func merged(_ members: [Member]) -> [Member] {
    members.sorted().reduce(into: []) { merged, member in
      if merged.last?.name != member.name { merged.append(member) }
    }
  }
}

extension MemberPage {
  /// A row of the page.
  private struct Member: Comparable {
    let name: String
    let state: MemberState

    var row: String { "| `\(name)` | \(state.text.replacing("|", with: "\\|")) |" }

    static func < (left: Self, right: Self) -> Bool {
      left.name == right.name ? left.state < right.state : left.name < right.name
    }
  }
}
