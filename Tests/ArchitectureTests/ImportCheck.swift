/// Invariant 1: imports follow the table, and the manifest says what the sources import.
struct ImportCheck {
  let rooms: [Room]

  func violations(in file: SourceFile) -> [Violation] {
    guard let room = rooms.first(where: { $0.name == file.room }) else {
      return [Violation(path: file.path, line: 1, rule: "\(file.room) has no row in HouseRules")]
    }
    return file.imports.compactMap { imported in
      complaint(about: imported, in: file, of: room).map {
        Violation(path: file.path, line: imported.line, rule: $0)
      }
    }
  }

  private func complaint(
    about imported: SourceFile.Import, in file: SourceFile, of room: Room
  ) -> String? {
    let module = room.aliases[imported.module] ?? imported.module
    if let folder = room.packages[module] {
      return file.path.hasPrefix("\(room.name)/\(folder)")
        ? nil : "only \(room.name)/\(folder) may import \(module)"
    }
    if room.libraries.contains(module) {
      return ["public", "package"].contains(imported.access)
        ? "\(module) is C and must not show: import it without `\(imported.access)`" : nil
    }
    if room.externs.contains(module) {
      return "\(module) is C: declare what you call with @_extern(c)"
    }
    if let importers = HouseRules.toolchain[module] {
      return importers.isEmpty || importers.contains(room.name)
        ? nil : "only \(importers.joined(separator: ", ")) may import \(module)"
    }
    return stands(room, on: module) ? nil : "\(room.name) may not import \(module)"
  }

  /// Whether `module` is among the room's imports or what these stand on.
  func stands(_ room: Room, on module: String) -> Bool {
    room.imports.contains(module)
      || rooms.contains { room.imports.contains($0.name) && stands($0, on: module) }
  }

  /// Where the manifest lists something else than the room's sources import.
  func violations(in manifest: Manifest, files: [SourceFile]) -> [Violation] {
    rooms.flatMap { room -> [Violation] in
      let own = files.filter { $0.room == room.name }
      guard !own.isEmpty else { return [] }
      guard let listed = manifest.dependencies[room.name] else {
        return [Violation(path: "Package.swift", line: 1, rule: "has no target \(room.name)")]
      }
      let used = Set(
        own.flatMap(\.imports).map {
          room.aliases[$0.module] ?? HouseRules.products[$0.module] ?? $0.module
        }
      )
      .subtracting(HouseRules.toolchain.map(\.key))
      let missing = used.subtracting(listed).sorted().map { "\(room.name) imports \($0), unlisted" }
      let called = own.contains(where: \.declaresC) ? room.externs : []
      let idle = Set(listed).subtracting(used).subtracting(called).sorted().map {
        "\(room.name) lists \($0) and does not import it"
      }
      return (missing + idle).map { Violation(path: "Package.swift", line: 1, rule: $0) }
    }
  }
}
