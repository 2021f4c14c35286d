/// Whether a piece of work leaves a count of the whole process as it finds it: of objects that live, say.
///
/// Objects of other suites may go on other threads meanwhile, and change the count. Of `tries` most
/// are undisturbed; what the work leaves behind it leaves behind in every one.
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
