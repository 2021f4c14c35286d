import Foundation
import TestSupport

extension Repository {
  /// Where SwiftPM keeps what it fetched for this build: above the program that runs.
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

  /// Git settings that answer for the addresses of this package's dependencies with the copies that
  /// are already here, so that consumers are built without a network.
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
