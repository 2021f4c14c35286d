/// The text of a trace as columns: comma-separated values as `TraceTable` writes them.
struct TraceText {
  let names: [String]
  let rows: [[String]]

  init(_ text: String) {
    var lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }.map(String.init)
    if lines.last == "" { lines.removeLast() }
    names = lines.first.map(Self.fields) ?? []
    rows = lines.dropFirst().map(Self.fields)
  }

  /// Returns the fields of a line. Fields with commas or quotes are quoted, and quotes in them are
  /// doubled.
  static func fields(_ line: String) -> [String] {
    var (fields, field, isQuoted) = ([String](), "", false)
    for character in line {
      switch character {
      case "\"": isQuoted.toggle()
      case "," where !isQuoted:
        fields.append(field)
        field = ""
      default: field.append(character)
      }
    }
    return fields + [field]
  }

  /// Returns the values of a column, one per row; empty for an unknown column.
  func column(_ name: String) -> [String] {
    guard let index = names.firstIndex(of: name) else { return [] }
    return rows.map { index < $0.count ? $0[index] : "" }
  }

  /// Returns the differences between two traces in the order of the columns, with rows paired by
  /// index. A table without a time column, which is no trace, has none.
  static func changes(from old: TraceText, to new: TraceText) -> [TraceChange] {
    guard let offsets = old.names.first(where: { $0.hasSuffix(".contentOffset.y") }) else {
      return changes(from: old, to: new, offsets: [])
    }
    return changes(from: old, to: new, offsets: old.column(offsets).map { Double($0) ?? 0 })
  }

  private static func changes(
    from old: TraceText, to new: TraceText, offsets: [Double]
  ) -> [TraceChange] {
    let times = old.column("time").map { Double($0) ?? 0 }
    guard !times.isEmpty else { return [] }
    return old.names.compactMap { name in
      if name == "time" { return nil }
      let pairs = zip(old.column(name), new.column(name)).enumerated().compactMap {
        row, pair -> (row: Int, delta: Double)? in
        guard let a = Double(pair.0), let b = Double(pair.1), a != b else { return nil }
        return (row, ((b - a) * 1e6).rounded() / 1e6)
      }
      guard let first = pairs.first, let last = pairs.last else { return nil }
      let deltas = pairs.map(\.delta)
      let isByOffset = !offsets.isEmpty && offsets[first.row] != offsets[last.row]
      let scale = isByOffset ? offsets : times
      return TraceChange(
        column: name, least: deltas.min() ?? 0, greatest: deltas.max() ?? 0,
        from: scale[first.row], to: scale[last.row], isByOffset: isByOffset)
    }
  }
}
