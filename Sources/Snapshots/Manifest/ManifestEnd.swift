/// The line that ends a process's part of a manifest. A killed process does not write it.
struct ManifestEnd: Codable, Hashable {
  /// The identifier of the run.
  let ended: String
}
