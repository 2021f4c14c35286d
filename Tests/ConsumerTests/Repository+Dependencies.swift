import Foundation
import TestSupport

extension Repository {
  /// The folder in which SwiftPM stores fetched dependencies of this build, found above the running
  /// program.
  static let scratch: URL? = {
    var folder = URL(filePath: CommandLine.arguments[0]).standardizedFileURL
    while folder.path.count > 1 {
      folder.deleteLastPathComponent()
      let path = folder.appending(path: "checkouts").path
      if FileManager.default.fileExists(atPath: path) { return folder }
    }
    let usual = root.appending(path: ".build")
    return FileManager.default.fileExists(atPath: usual.path) ? usual : nil
  }()

  /// Returns Git settings that redirect the addresses of this package's dependencies to local
  /// copies, so that consumers are built without a network.
  static func dependenciesFromHere() throws -> [String: String] {
    guard let folder = scratch?.appending(path: "repositories"),
      let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    else { return [:] }
    var environment = ["GIT_CONFIG_COUNT": "\(names.count)"]
    for (index, name) in names.sorted().enumerated() {
      let copy = folder.appending(path: name)
      let address = try SwiftPM(folder: copy).run("git", "config", "remote.origin.url")
      environment["GIT_CONFIG_KEY_\(index)"] = "url.file://\(copy.path).insteadOf"
      environment["GIT_CONFIG_VALUE_\(index)"] = address.trimmingCharacters(in: .newlines)
    }
    return environment
  }
}
