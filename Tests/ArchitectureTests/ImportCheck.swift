/// Invariant 1: imports follow the table of rules, and the manifest lists the imported targets.
struct ImportCheck {
  let targets: [TargetRule]

  func violations(in file: SourceFile) -> [Violation] {
    guard let target = targets.first(where: { $0.name == file.target }) else {
      return [
        Violation(path: file.path, line: 1, rule: "\(file.target) has no row in ArchitectureRules")
      ]
    }
    return file.imports.compactMap { imported in
      complaint(about: imported, in: file, of: target).map {
        Violation(path: file.path, line: imported.line, rule: $0)
      }
    }
  }

  private func complaint(
    about imported: SourceFile.Import, in file: SourceFile, of target: TargetRule
  ) -> String? {
    let module = target.aliases[imported.module] ?? imported.module
    if let folders = target.packages[module] {
      let isAllowed =
        folders.isEmpty || folders.contains { file.path.hasPrefix("\(target.name)/\($0)") }
      return isAllowed
        ? nil
        : "only \(folders.map { "\(target.name)/\($0)" }.joined(separator: ", ")) may import \(module)"
    }
    if target.libraries.contains(module) {
      return ["public", "package"].contains(imported.access)
        ? "\(module) is C and must not show: import it without `\(imported.access)`" : nil
    }
    if target.externs.contains(module) {
      return "\(module) is C: declare what you call with @_extern(c)"
    }
    if let importers = ArchitectureRules.toolchain[module] {
      return importers.isEmpty || importers.contains(target.name)
        ? nil : "only \(importers.joined(separator: ", ")) may import \(module)"
    }
    return stands(target, on: module) ? nil : "\(target.name) may not import \(module)"
  }

  /// Whether `module` is among the target's direct or indirect imports.
  func stands(_ target: TargetRule, on module: String) -> Bool {
    target.imports.contains(module)
      || targets.contains { target.imports.contains($0.name) && stands($0, on: module) }
  }

  /// Permissions in the table that no file uses, neither for the module itself nor for what it
  /// alone stands on.
  func idlePermissions(among files: [SourceFile]) -> [String] {
    targets.flatMap { target in
      let used = Set(
        files.filter { $0.target == target.name }.flatMap(\.imports)
          .map { target.aliases[$0.module] ?? $0.module })
      return target.imports.filter { permitted in
        guard !used.contains(permitted) else { return false }
        var others = target
        others.imports.removeAll { $0 == permitted }
        return !used.contains { stands(target, on: $0) && !stands(others, on: $0) }
      }.map { "\(target.name) may import \($0) and does not" }
    }
  }

  /// Returns the differences between the manifest and the imports of the targets' sources.
  func violations(in manifest: Manifest, files: [SourceFile]) -> [Violation] {
    targets.flatMap { target -> [Violation] in
      let own = files.filter { $0.target == target.name }
      guard !own.isEmpty else { return [] }
      guard let listed = manifest.dependencies[target.name] else {
        return [Violation(path: "Package.swift", line: 1, rule: "has no target \(target.name)")]
      }
      let used = Set(
        own.flatMap(\.imports).map {
          target.aliases[$0.module] ?? ArchitectureRules.products[$0.module] ?? $0.module
        }
      )
      .subtracting(ArchitectureRules.toolchain.map(\.key))
      let missing = used.subtracting(listed).sorted().map {
        "\(target.name) imports \($0), unlisted"
      }
      let called = own.contains(where: \.declaresC) ? target.externs : []
      let idle = Set(listed).subtracting(used).subtracting(called).sorted().map {
        "\(target.name) lists \($0) and does not import it"
      }
      return (missing + idle).map { Violation(path: "Package.swift", line: 1, rule: $0) }
    }
  }
}
