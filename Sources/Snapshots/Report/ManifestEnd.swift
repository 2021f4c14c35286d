/// The line with which a process ends its part of a manifest: one that is killed does not write it.
struct ManifestEnd: Codable, Hashable {
  /// The run's name.
  let ended: String
}
