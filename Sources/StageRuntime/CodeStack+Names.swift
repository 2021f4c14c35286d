extension CodeStack.Place {
  /// The name of the function that the code's author wrote, without its type.
  package var shortFunction: String { Self.shortName(of: function) }

  /// Returns the name of the function that the app's author wrote, without its type.
  package static func shortName(of demangled: String) -> String {
    var name = demangled[...]
    // A closure or thunk is named after its function: `closure #1 in List.viewDidLoad()`.
    for word in [" in ", " for ", " of "] {
      if let range = name.ranges(of: word).last { name = name[range.upperBound...] }
    }
    let end = name.firstIndex(of: "(") ?? name.endIndex
    let labels = name.lastIndex(of: ")").flatMap { $0 > end ? name[end...$0] : nil } ?? ""
    var parts = name[..<end].split(separator: ".").map(String.init)
    // Accessors follow the name of the property.
    if parts.count > 1, labels.isEmpty, accessors.contains(parts[parts.count - 1]) {
      parts.removeLast()
    }
    let base = (parts.last ?? String(name)).split(separator: "<").first.map(String.init) ?? ""
    let plain =
      base == "__allocating_init" ? "init" : base == "__deallocating_deinit" ? "deinit" : base
    return labels == "()" ? plain : plain + labels
  }

  private static let accessors = [
    "getter", "setter", "get", "set", "modify", "read", "didset", "willset", "unsafeAddressor",
    "unsafeMutableAddressor", "init accessor",
  ]
}
