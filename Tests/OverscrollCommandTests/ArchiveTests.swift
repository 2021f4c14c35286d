import Foundation
import Graphics
import ImageCodecs
import TestSupport
import Testing

/// The archive that `make archive` creates from the program built with these tests.
@Suite(.needs(.overscroll, .make, .noSanitizer))
struct ArchiveTests {
  /// The archive works in an empty folder without environment variables, the toolchain and the
  /// build folder. It draws identical bytes and compiles an app against its own modules.
  @Test func itWorksWhereNothingElseIs() throws {
    let program = try #require(Executable.overscroll)
    let built = program.url.deletingLastPathComponent().resolvingSymlinksInPath()
    let scratch = built.deletingLastPathComponent().deletingLastPathComponent()
    let folder = try Folder()
    let make = try #require(Executable.named("make"))
    let packed = try make.run(
      ["-C", Repository.root.path, "pack", "ARCHIVES=\(folder.path)", "BUILT=\(built.path)"],
      in: folder)
    try #require(packed.status == 0, "\(packed.errors)")
    let archive = try #require(packed.lines.last { $0.hasSuffix(".tar.gz") })
    #expect(try archive.contains("-\(version())-"))

    try FileManager.default.createDirectory(
      atPath: "\(folder.path)/out", withIntermediateDirectories: false)
    let script = Executable(url: Repository.root.appending(path: "Tests/archive.sh"))
    let used = try script.run([archive, "out", scratch.path], in: folder)
    try #require(used.status == 0, "\(used.errors) \(used.text)")
    #expect(try used.lines.first == version())
    for arguments in [["new", "stretchy-layout"], ["render", "stretchy-layout.yaml"]] {
      #expect(try program.run(arguments, in: folder).status == 0)
    }
    #expect(
      try folder.bytes("out/stretchy-layout.gif") == folder.bytes("stretchy-layout.gif"))
    guard Executable.swiftCompiler != nil else { return }
    let app = try Bitmap(decoding: folder.bytes("out/app.png"))
    #expect(app[app.width / 2, app.height / 2].blue > 150)
  }

  private func version() throws -> String {
    let program = try #require(Executable.overscroll)
    return try #require(program.run(["--version"], in: Folder()).lines.first)
  }
}
