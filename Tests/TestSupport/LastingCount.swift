/// Whether a piece of work restores a count of the whole process, for example of living objects.
///
/// Other suites may release objects on other threads meanwhile and thereby change the count. Most
/// of the `tries` attempts are undisturbed, whereas a leak of the work appears in every attempt.
@MainActor
package func leavesAsItWas(
  _ count: () -> Int, tries: Int = 20, _ work: () throws -> Void
) rethrows -> Bool {
  var undisturbed = 0
  for _ in 0..<tries {
    let before = count()
    try work()
    if count() == before { undisturbed += 1 }
  }
  return undisturbed > tries / 2
}
