import SwiftText

/// The types that the given files declare, and the types that these inherit from.
struct SourceIndex {
  let outlines: [SwiftOutline]
  private let inherited: [String: [String]]
  private let protocols: Set<String>

  init(_ sources: [SwiftSource]) {
    outlines = sources.map { SwiftOutline(of: $0) }
    var inherited: [String: [String]] = [:]
    let types = outlines.flatMap(\.types)
    for type in types where !type.isExtension { inherited[type.name, default: []] += type.inherits }
    for type in types where type.isExtension { inherited[type.name, default: []] += type.inherits }
    self.inherited = inherited
    protocols = Set(types.filter(\.isProtocol).map(\.name))
    declared = Set(types.filter { !$0.isExtension }.map(\.name))
  }

  private let declared: Set<String>

  /// Whether the files declare a type with this name.
  func declares(_ type: String) -> Bool { declared.contains(type) }

  /// Returns everything that a type inherits and conforms to, nearest first and without
  /// repetitions.
  func ancestors(of type: String) -> [String] {
    var (found, place) = ([type], 0)
    while place < found.count {
      for name in inherited[found[place]] ?? [] where !found.contains(name) { found.append(name) }
      place += 1
    }
    return Array(found.dropFirst())
  }

  /// Returns the superclasses of a class that the files declare, nearest first.
  func superclasses(of type: String) -> [String] {
    var (found, last) = ([type], type)
    while let next = inherited[last]?.first, declares(next), !protocols.contains(next),
      !found.contains(next)
    {
      found.append(next)
      last = next
    }
    return Array(found.dropFirst())
  }

  /// Returns the protocols that the declarations of a type name, with the protocols from which
  /// these inherit in the files.
  func conformances(of type: String) -> [String] {
    let direct = (inherited[type] ?? []).filter { !declares($0) || protocols.contains($0) }
    return direct + direct.filter(protocols.contains).flatMap(ancestors)
  }

  /// Whether a type's own declarations contain a method.
  func has(_ method: FunctionName, in type: String) -> Bool {
    outlines.contains { $0.methods.contains { $0.owner == type && $0.name == method } }
  }

  /// Returns the nearest inherited Apple class that the files do not declare, or nil.
  func appleAncestor(of type: String) -> String? {
    guard declares(type) else { return nil }
    return ancestors(of: type).first { !declares($0) && AppleNames.contains($0) }
  }

  /// The method requirements of protocols that the files declare.
  var requirements: Set<FunctionName> {
    Set(outlines.flatMap(\.methods).filter { protocols.contains($0.owner) }.map(\.name))
  }
}
