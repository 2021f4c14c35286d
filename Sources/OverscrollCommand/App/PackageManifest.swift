/// The text of a package's manifest. A manifest is a program, which is not run.
package enum PackageManifest {
  package enum Kind: Substring {
    case target, testTarget
  }

  /// Returns the targets of a kind whose names are string literals, with the text of their other
  /// arguments, which extends to the next target.
  package static func targets(
    _ kind: Kind, in text: String
  ) -> [(name: String, arguments: Substring)] {
    text.matches(of: #/\.(target|testTarget)\s*\(\s*name\s*:\s*"([^"]+)"/#)
      .filter { $0.1 == kind.rawValue }.map { match in
        let rest = text[match.range.upperBound...]
        let next = rest.firstMatch(of: #/\.(test|binary|executable|plugin)?[tT]arget\s*\(/#)
        return (String(match.2), rest[..<(next?.range.lowerBound ?? text.endIndex)])
      }
  }

  /// Returns the path among a target's arguments; nil if none is a string literal.
  package static func path(in arguments: Substring) -> String? {
    arguments.firstMatch(of: #/path\s*:\s*"([^"]*)"/#).map { String($0.1) }
  }

  /// Returns the conditional compilation flags of a target for iOS: `SWIFT_PACKAGE` and those that
  /// its settings define as string literals. Flags for debugging alone are left out.
  package static func conditions(in arguments: Substring) -> [String] {
    let definition = #/\.define\s*\(\s*"(\w+)"\s*(?:,\s*\.when\s*\(([^)]*)\))?/#
    let defined = arguments.matches(of: definition).filter { match in
      guard let condition = match.2 else { return true }
      return !condition.contains(".debug")
        && (!condition.contains("platforms") || condition.contains(".iOS"))
    }
    return ["SWIFT_PACKAGE"] + defined.map { String($0.1) }
  }

  /// Returns the strings of a list argument such as `key: ["a", "b"]`.
  package static func texts(after key: String, in text: Substring) -> [String] {
    let lists = text.matches(of: #/\b(\w+)\s*:\s*\[([^\]]*)\]/#)
    return lists.first { $0.1 == key }.map { list in
      list.2.matches(of: #/"([^"]*)"/#).map { String($0.1) }
    } ?? []
  }
}
