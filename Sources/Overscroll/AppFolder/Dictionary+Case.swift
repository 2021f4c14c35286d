extension [String: String] {
  /// Returns the only key that equals a name without regard to the case of letters; nil if there is
  /// none or if there are several.
  func onlyName(like name: String) -> String? {
    let folded = name.lowercased()
    let found = keys.sorted().filter { $0.lowercased() == folded }
    return found.count == 1 ? found.first : nil
  }
}
