/// The targets of `Package.swift` with their dependencies.
///
/// They are read from the text, because asking SwiftPM would start a second SwiftPM inside the
/// tests of the first.
struct Manifest {
  /// The dependencies by target. Products of packages have their own names.
  let dependencies: [String: [String]]

  init(_ text: String) {
    var dependencies: [String: [String]] = [:]
    for match in text.matches(of: /\.(?:target|executableTarget|testTarget)\(\s*name: "(\w+)"/) {
      let call = Self.balanced(text[match.range.lowerBound...], depth: 0)
      let list = call.firstRange(of: "dependencies: [").map {
        Self.balanced(call[$0.upperBound...], depth: 1)
      }
      dependencies[String(match.1)] = list.map(Self.names) ?? []
    }
    self.dependencies = dependencies
  }

  /// Returns bare names, and the names in `.product(name:package:)` and `.byName(name:)`. Arguments
  /// with other labels are skipped.
  private static func names(in list: Substring) -> [String] {
    let list = " " + list
    return list.matches(of: /(\.(?:product|byName)\(\s*name:)?\s"(\w+)"/)
      .filter { $0.1 != nil || !list[..<$0.range.lowerBound].hasSuffix(":") }
      .map { String($0.2) }
  }

  /// Returns the text up to the bracket that closes the first one. `depth` is the number of
  /// brackets that are already open.
  private static func balanced(_ text: Substring, depth: Int) -> Substring {
    var depth = depth
    for index in text.indices {
      if "([".contains(text[index]) { depth += 1 }
      if ")]".contains(text[index]) {
        depth -= 1
        if depth == 0 { return text[..<index] }
      }
    }
    return text
  }
}
