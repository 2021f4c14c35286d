import Foundation
import Graphics
import ImageCodecs
import Snapshots
import TestSupport
import Testing

/// Manifests of strangers: the commands use files of the artifacts folder and goldens of the
/// package only.
@Suite("Hostile manifests", .needs(.overscroll))
struct HostileManifestTests {
  /// The folder in which the commands run.
  private let folder: Folder
  /// A folder that no command may use.
  private let home: Folder
  private static let secret = "the secret key"

  init() throws {
    (folder, home) = (try Folder(), try Folder())
    for place in [
      "\(home.path)/docs", "\(folder.path)/artifacts/T", "\(folder.path)/page/pictures",
    ] {
      try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
    }
    for name in ["id_rsa", "docs/letter.txt", "t.png"] { try home.write(name, Self.secret) }
    try folder.write("notes.md", "notes")
    let picture = Bitmap(
      width: 3, height: 2, filledWith: Pixel(red: 9, green: 8, blue: 7, alpha: 255))
    try Data(picture.encodedAsPNG()).write(
      to: URL(filePath: "\(folder.path)/artifacts/T/t.actual.png"))
  }

  /// Writes the manifest of a run with one failed snapshot.
  private func write(_ change: (inout ManifestEntry) -> Void) throws {
    let actual = "\(folder.path)/artifacts/T/t.actual.png"
    var entry = ManifestEntry(
      id: "T/t.png", verdict: .failed, suite: "", test: "t", file: "/tests/T.swift", line: 1,
      golden: "\(folder.path)/goldens/t.png")
    entry.actual = actual
    let bytes = try Data(contentsOf: URL(filePath: actual))
    entry.hash = hexadecimal(contentHash([UInt8](bytes)))
    change(&entry)
    let run = SnapshotRun(id: UUID().uuidString, isWhole: true)
    try SnapshotManifest.append(entry, of: run, in: "\(folder.path)/artifacts")
    try SnapshotManifest.end(run, in: "\(folder.path)/artifacts")
  }

  private func overscroll(_ arguments: String...) throws -> Executable.Outcome {
    try #require(Executable.overscroll).run(
      arguments + ["--artifacts", "artifacts"], in: folder)
  }

  private func expectUntouched(_ outcome: Executable.Outcome) throws {
    #expect(home.regularFiles.count == 3, "\(outcome.errors)")
    for file in home.regularFiles {
      #expect(try home.bytes(file) == Array(Self.secret.utf8), "\(file)")
    }
    // The manifest's pictures may be links. Everything else is made by the commands.
    for file in folder.regularFiles where !file.hasPrefix("artifacts/T/") {
      #expect(try !folder.bytes(file).contains(Array(Self.secret.utf8)), "\(file)")
    }
  }

  @Test("A golden outside of the known folders is neither shown, replaced nor deleted")
  func foreignGolden() throws {
    let parts = home.path.split(separator: "/")
    let goldens = [
      "\(home.path)/t.png", "\(folder.path)/../\(parts.last ?? "")/t.png",
      "\(folder.path)/link/t.png",
    ]
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder.path)/link", withDestinationPath: home.path)
    for golden in goldens {
      try write { $0.golden = golden }
      let accepted = try overscroll("accept")
      #expect(accepted.status == 65 && accepted.errors.contains(golden), "\(accepted.errors)")
      try expectUntouched(accepted)
      try expectUntouched(try overscroll("report", "-o", "page"))
      let pruned = try overscroll("prune", "--delete")
      #expect(pruned.lines.isEmpty, "\(pruned.lines)")
      try expectUntouched(pruned)
    }
  }

  @Test("A golden that is no picture or text is refused", arguments: ["notes.md", "Makefile"])
  func otherFile(name: String) throws {
    try write { $0.golden = "\(folder.path)/\(name)" }
    #expect(try overscroll("accept").status == 65)
    try write { ($0.golden, $0.id) = ("\(folder.path)/\(name)", "T/\(name)") }
    #expect(try overscroll("accept").status != 0)
    #expect(try folder.bytes("notes.md") == Array("notes".utf8))
    #expect(!folder.regularFiles.contains("Makefile"))
  }

  @Test("Files that the manifest names outside of the artifacts are not read, and not deleted")
  func foreignPictures() throws {
    try write { entry in
      entry.difference = "\(home.path)/docs"
      entry.comparison = "\(home.path)/id_rsa"
      entry.course = "\(home.path)/id_rsa"
    }
    try expectUntouched(try overscroll("report", "-o", "page"))
    let accepted = try overscroll("accept")
    #expect(accepted.status == 0 && accepted.lines == ["\(folder.path)/goldens/t.png"])
    try expectUntouched(accepted)
  }

  @Test("A link in the artifacts folder is not followed")
  func links() throws {
    try write { $0.difference = "" }
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder.path)/artifacts/T/t.png.difference.png",
      withDestinationPath: "\(home.path)/t.png")
    try expectUntouched(try overscroll("report", "-o", "page"))
    let accepted = try overscroll("accept")
    #expect(accepted.status == 0, "\(accepted.errors)")
    try expectUntouched(accepted)
  }

  @Test("A folder of pictures that is a link is refused")
  func linkedFolders() throws {
    try write { _ in }
    let place = "\(folder.path)/artifacts/T"
    try FileManager.default.removeItem(atPath: place)
    try FileManager.default.createSymbolicLink(atPath: place, withDestinationPath: home.path)
    for command in ["accept", "prune", "report"] {
      let outcome = try overscroll(command)
      #expect(outcome.status == 66, "\(outcome.errors)")
      #expect(outcome.errors.contains("/artifacts/T: a folder of artifacts must not be a symbolic"))
    }
    #expect(home.regularFiles.count == 3)
  }

  @Test(
    "A name that leaves the artifacts folder is refused, with its line",
    arguments: [
      "../../home/t.png", "/t.png", "T/../../t.png", "T//t.png", "t.png", "T/.bashrc", "T/t", "",
    ])
  func identifiers(id: String) throws {
    try write { $0.id = id }
    for command in ["accept", "prune", "report"] {
      let outcome = try overscroll(command)
      #expect(outcome.status == 66, "\(outcome.errors)")
      #expect(outcome.errors.contains("manifest.jsonl:2: '\(id)' is not the name of a snapshot"))
    }
  }

  @Test("Pictures of strangers in the folder of a report stay")
  func otherPictures() throws {
    try folder.write("page/pictures/holiday.png", "mine")
    try folder.write("page/pictures/0123456789abcdef.png", "old")
    try write { _ in }
    #expect(try overscroll("report", "-o", "page").status == 0)
    #expect(folder.regularFiles.contains("page/pictures/holiday.png"))
    #expect(!folder.regularFiles.contains("page/pictures/0123456789abcdef.png"))
  }
}
