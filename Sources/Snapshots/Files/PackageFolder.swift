import Foundation

/// A search for the folder of a Swift package.
package enum PackageFolder {
  /// Returns the nearest package folder around a file; nil if the sources do not exist here.
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
