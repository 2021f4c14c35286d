import ArgumentParser
import Foundation
import Overscroll

struct NewCommand: ProgramCommand {
  static let configuration = CommandConfiguration(
    commandName: "new", abstract: "Writes a starter scene or a starter package.",
    discussion: """
      Examples: overscroll new stretchy-layout
                overscroll new my-screens --package

      A scene has the name of its screen, and comments that explain what can be changed. --package writes a \
      package with a view controller, a scene that shows it and a test with goldens. Existing files are not \
      overwritten. The paths of written files go to standard output.

      Exit codes: 64 wrong usage, 73 the file exists or cannot be written.
      """)

  @Argument(
    help: "The screen of the scene, or the name of the package.",
    completion: .custom { _, _, _ in ScreenCatalogue.offered.names })
  var name: String

  @Option(
    name: [.short, .long],
    help: "The file of the scene, or the folder of the package. Default: its name.",
    completion: .file())
  var output: String?

  @Flag(help: "Writes a package.")
  var package = false

  @Option(
    help: """
      The URL or folder of overscroll that the package depends on. Default: the folder in which \
      this program was built.
      """,
    completion: .directory)
  var from: String?

  func validate() throws {
    if !package {
      if from != nil { throw ValidationError("--from needs --package") }
      let known = ScreenCatalogue.offered.names
      guard known.contains(name) else {
        let near = suggestion(for: name, among: known).map { ", did you mean '\($0)'?" }
        throw ValidationError(
          "there is no screen '\(name)'\(near ?? ": see overscroll list screens")")
      }
    } else if name.wholeMatch(of: /[A-Za-z][A-Za-z0-9-]*/) == nil {
      throw ValidationError("a package name consists of letters, digits and hyphens, not '\(name)'")
    }
  }

  @MainActor
  func run() async throws {
    try await reportingFailures { console in
      if package {
        let folder = output ?? name
        let starter = StarterPackage(name: name, dependency: try dependency())
        try write(starter.files.map { (folder.appending(file: $0.path), $0.text) }, console)
        console.note("try it: cd \(folder) && swift run \(name) render Scenes/starter.yaml")
      } else {
        let outlines = ScreenCatalogue.offered.outlines
        guard let screen = outlines.first(where: { $0.name == name }) else {
          preconditionFailure("\(name) was known")
        }
        let path = output ?? "\(name).yaml"
        try write([(path, StarterScene(screen).text)], console)
        console.note("try it: overscroll render \(path)")
      }
    }
  }

  private func dependency() throws -> StarterPackage.Dependency {
    if let from { return StarterPackage.Dependency(from) }
    let program = Bundle.main.executablePath ?? ""
    var folder = URL(filePath: program).resolvingSymlinksInPath().path.directory
    while folder.count > 1 {
      let sources = folder.appending(file: "Sources/OverscrollCommand")
      if FileManager.default.fileExists(atPath: sources) {
        return StarterPackage.Dependency(folder)
      }
      folder = folder.directory
    }
    throw ValidationError("pass the URL or folder of overscroll with --from")
  }

  /// Writes all files, or none if one of them already exists.
  private func write(_ files: [(path: String, text: String)], _ console: Console) throws {
    for (path, _) in files where FileManager.default.fileExists(atPath: path) {
      throw Failure.alreadyExists(path)
    }
    for (path, text) in files {
      let file = try OutputFile(path)
      do {
        try file.write([UInt8](text.utf8))
        try file.finish()
      } catch {
        file.discard()
        throw error
      }
      try console.reportWritten(path)
    }
  }
}
