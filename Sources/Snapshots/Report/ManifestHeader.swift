/// The line with which a process begins its part of a manifest.
struct ManifestHeader: Codable, Hashable {
  let run: String
  let isWhole: Bool
}
