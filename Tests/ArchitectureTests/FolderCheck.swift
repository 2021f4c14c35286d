/// Invariant: the folders of a target are layers.
///
/// Swift has no imports between the files of a module, so references are recognised by name. A name
/// counts if exactly one file of the target declares it and another file uses it. Types count at
/// every occurrence; members count after a dot or before a parenthesis. Names that lower targets
/// also use belong to the standard library or to another module, and do not count. The compiler's
/// index would be exact, but needs a separate build.
struct FolderCheck {
  struct Reference: Hashable {
    let file: String
    let name: String
    /// The file that declares the name.
    let declaration: String
    let line: Int
  }

  let rule: FolderRule
  /// References between different folders of the target, sorted by file and name.
  let references: [Reference]

  /// Collects the references between folders.
  ///
  /// - Parameter files: All sources. Those of other targets show which names are not the target's
  ///   own.
  init(_ rule: FolderRule, files: [SourceFile], lowerTargets: Set<String>) {
    self.rule = rule
    let own = files.filter { $0.target == rule.target }.map { NamesOfFile($0) }
    let foreign = files.filter { lowerTargets.contains($0.target) }
      .reduce(into: rule.foreignNames) { $0.formUnion(NamesOfFile($1).uses.keys) }
    var homes: [String: Set<String>] = [:]
    for file in own { for name in file.types { homes[name, default: []].insert(file.path) } }
    let types = Set(homes.keys)
    for file in own {
      for name in file.members where !types.contains(name) {
        homes[name, default: []].insert(file.path)
      }
    }
    let hidden = own.reduce(into: Set<String>()) { $0.formUnion($1.hidden) }
    func home(of name: String) -> String? {
      guard let files = homes[name], files.count == 1,
        types.contains(name) || !hidden.contains(name)
      else { return nil }
      return files.first
    }
    references = own.flatMap { file -> [Reference] in
      let candidates = file.words.filter { types.contains($0.key) }
        .merging(
          file.uses.filter {
            rule.countsMembers && !types.contains($0.key) && !foreign.contains($0.key)
          }
        ) {
          a, _ in a
        }
      return candidates.sorted { $0.key < $1.key }.compactMap { name, line in
        guard let home = home(of: name), Self.folder(of: home) != Self.folder(of: file.path) else {
          return nil
        }
        return Reference(file: file.path, name: name, declaration: home, line: line)
      }
    }
  }

  /// Returns the first folder below the target; empty for a file outside all folders.
  static func folder(of path: String) -> String {
    let parts = path.split(separator: "/")
    return parts.count > 2 ? String(parts[1]) : ""
  }

  /// References to a higher folder.
  var upward: [Reference] {
    references.filter { reference in
      guard let from = rule.folders.firstIndex(of: Self.folder(of: reference.file)),
        let to = rule.folders.firstIndex(of: Self.folder(of: reference.declaration))
      else { return false }
      return from < to
    }
  }

  /// Upward references without an exception, and exceptions without a reference.
  var violations: [Violation] {
    var needed = Set<[String]>()
    let excused = Set(
      rule.exceptions.flatMap { exception in
        exception.names.map { ["\(rule.target)/\(exception.file)", $0] }
      })
    let unexcused = upward.compactMap { reference -> Violation? in
      let key = [reference.file, reference.name]
      needed.insert(key)
      return excused.contains(key)
        ? nil
        : Violation(
          path: reference.file, line: reference.line,
          rule:
            "names \(reference.name) of the higher folder \(Self.folder(of: reference.declaration))"
        )
    }
    let idle = excused.subtracting(needed).sorted { $0.lexicographicallyPrecedes($1) }.map {
      Violation(path: $0[0], line: 1, rule: "needs no exception for \($0[1])")
    }
    return unexcused + idle
  }

  /// A text with the number of references from each folder (row) to each folder (column), the
  /// totals, and the upward references with their reasons. Upward references are to the right of
  /// the diagonal.
  var report: String {
    let width = (rule.folders.map(\.count).max() ?? 0) + 1
    func padded(_ text: String, _ width: Int) -> String {
      String(repeating: " ", count: max(0, width - text.count)) + text
    }
    let counts = references.reduce(into: [[String]: Int]()) {
      $0[[Self.folder(of: $1.file), Self.folder(of: $1.declaration)], default: 0] += 1
    }
    let header = padded("", width) + rule.folders.map { padded(String($0.prefix(9)), 10) }.joined()
    let rows = rule.folders.map { from in
      padded(from, width)
        + rule.folders.map { to in padded(counts[[from, to]].map(String.init) ?? ".", 10) }.joined()
    }
    let total =
      "\(rule.target): \(references.count) references between folders, \(upward.count) upward"
    let reasons = rule.exceptions.map { exception in
      "\(exception.file): \(exception.names.joined(separator: ", ")): \(exception.reason)"
    }
    return ([header] + rows + [total] + reasons).joined(separator: "\n") + "\n"
  }
}
