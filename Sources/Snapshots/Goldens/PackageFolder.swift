import Foundation

/// The folder of a Swift package.
package enum PackageFolder {
  /// The nearest one around a file; nil where the sources are not at hand.
  package static func around(_ filePath: String) -> String? {
    var folder = URL(fileURLWithPath: filePath)
    while folder.path.count > 1 {
      folder.deleteLastPathComponent()
      let manifest = folder.appendingPathComponent("Package.swift").path
      if FileManager.default.fileExists(atPath: manifest) { return folder.path }
    }
    return nil
  }
}
