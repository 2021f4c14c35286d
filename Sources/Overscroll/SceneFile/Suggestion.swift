/// Returns the known name that a mistyped one was probably meant to be.
///
/// The measure is the number of insertions, deletions, replacements and swaps of neighbours
/// (optimal string alignment). One mistake per three letters is accepted as a typing mistake. Of
/// equally similar names, the first is returned.
package func suggestion(for name: String, among known: [String]) -> String? {
  let letters = Array(name.lowercased().unicodeScalars.prefix(64))
  var best: (name: String, distance: Int)?
  for candidate in known {
    let others = Array(candidate.lowercased().unicodeScalars)
    let allowed = max(1, max(letters.count, others.count) / 3)
    guard abs(letters.count - others.count) <= allowed else { continue }
    let distance = editDistance(letters, others)
    // A name of which nothing is right is no typing mistake.
    guard distance < letters.count else { continue }
    if distance <= allowed, distance < best?.distance ?? .max { best = (candidate, distance) }
  }
  return best?.name
}

/// Returns `, did you mean 'NAME'?` with the most similar name; empty if no name is similar.
package func hint(for name: String, among known: [String]) -> String {
  suggestion(for: name, among: known).map { ", did you mean '\($0)'?" } ?? ""
}

private func editDistance(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar]) -> Int {
  var before: [Int] = []
  var last = Array(0...b.count)
  for i in a.indices {
    var row = [i + 1]
    for j in b.indices {
      var cost = min(last[j + 1] + 1, row[j] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
      if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { cost = min(cost, before[j - 1] + 1) }
      row.append(cost)
    }
    (before, last) = (last, row)
  }
  return last[b.count]
}
