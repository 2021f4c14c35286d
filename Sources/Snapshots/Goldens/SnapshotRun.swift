/// One run of tests or scenes, by one or several processes.
package struct SnapshotRun: Hashable, Sendable {
  /// The same for all processes of the run.
  package let id: String
  /// Whether everything is run: no filter, no choice of scenes.
  package let isWhole: Bool

  package init(id: String, isWhole: Bool) {
    self.id = id
    self.isWhole = isWhole
  }
}
