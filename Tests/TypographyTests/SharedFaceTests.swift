import Foundation
import TestSupport
import Testing
import Typography

/// A font file's face is one object per process, as long as it is referenced.
struct SharedFaceTests {
  /// Creates a font that nothing else in this process reads: `number` is appended to its tables.
  private func folder(_ number: UInt8) throws -> Folder {
    let folder = try Folder()
    try Data(TinyFont.bytes + [0x5A, number]).write(to: URL(filePath: "\(folder.path)/Tiny.ttf"))
    return folder
  }

  private func library(_ folder: Folder) -> FontLibrary {
    FontLibrary(directories: [folder.path])
  }

  @Test func librariesShareTheFaceOfEqualFiles() throws {
    let (here, there, other) = try (folder(1), folder(1), folder(2))
    let face = try library(here).face("Tiny.ttf")
    #expect(try library(there).face("Tiny.ttf") === face)
    #expect(try library(other).face("Tiny.ttf") != face)
  }

  @Test func aFaceThatNobodyHasIsGone() throws {
    let folder = try folder(3)
    weak var gone: FontFace?
    do {
      let face = try library(folder).face("Tiny.ttf")
      gone = face
      #expect(face.name == "Tiny")
    }
    #expect(gone == nil)
    // The face can be loaded again afterwards.
    #expect(try library(folder).face("Tiny.ttf").name == "Tiny")
  }

  @Test func threadsThatReadAtOnceHaveOneFace() async throws {
    let folder = try folder(4)
    let faces = try await withThrowingTaskGroup(of: FontFace.self) { group in
      for _ in 0..<32 { group.addTask { try library(folder).face("Tiny.ttf") } }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(faces.allSatisfy { $0 === faces[0] })
  }
}
