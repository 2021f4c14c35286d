import Foundation

/// The folder of goldens of FBSnapshotTestCase.
enum ReferenceFolder {
  /// Returns the folder for a test file.
  static func path(forTestsIn file: String, _ suffixes: [Any]) -> String {
    let suffix = suffixes.first as? String ?? ""
    if let base = ProcessInfo.processInfo.environment["FB_REFERENCE_IMAGE_DIR"], !base.isEmpty {
      return base + suffix
    }
    var folder = (file as NSString).deletingLastPathComponent
    let nearest = "\(folder)/ReferenceImages\(suffix)"
    while folder.count > 1 {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      let found = names.filter { $0.hasPrefix("ReferenceImages") }.sorted()
      if let name = found.first(where: { $0.hasSuffix(suffix) }) ?? found.first {
        return "\(folder)/\(name)"
      }
      folder = (folder as NSString).deletingLastPathComponent
    }
    return nearest
  }
}
