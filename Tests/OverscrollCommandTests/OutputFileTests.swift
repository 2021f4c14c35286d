import Foundation
import OverscrollCommand
import Snapshots
import TestSupport
import Testing

/// Two writers of one file do not interfere. Both run in this process, so that no process number
/// distinguishes them, as with two containers on one volume.
struct OutputFileTests {
  private let folder: Folder

  init() throws { folder = try Folder() }

  @Test func twoWritersOfOneNameDoNotMix() throws {
    let path = "\(folder.path)/a.gif"
    let (first, second) = (try OutputFile(path), try OutputFile(path))
    #expect(folder.files.count == 2)
    for _ in 0..<3 {
      try first.write(Array("aaaa".utf8))
      try second.write(Array("bb".utf8))
    }
    try first.finish()
    #expect(try folder.bytes("a.gif") == Array("aaaaaaaaaaaa".utf8))
    try second.finish()
    #expect(try folder.bytes("a.gif") == Array("bbbbbb".utf8))
    #expect(folder.files == ["a.gif"])
    #expect(first.byteCount == 12 && second.byteCount == 6)
  }

  @Test func theOneThatGivesUpTakesNothingAlong() throws {
    let path = "\(folder.path)/a.gif"
    let (first, second) = (try OutputFile(path), try OutputFile(path))
    try first.write([1, 2])
    try second.write([3])
    first.discard()
    try second.finish()
    second.discard()
    #expect(try folder.bytes("a.gif") == [3])
    #expect(folder.files == ["a.gif"])
  }

  /// Only regular files with the program's naming scheme, owned by this user and a day old, are
  /// removed.
  @Test func leftoversAreOursAndOld() throws {
    let names = (0..<4).map { ".n\($0).gif.overscroll-0123456789abcde\($0).tmp" }
    let others = [
      ".a.gif.1234.tmp", ".a.overscroll-0123.tmp", ".a.overscroll-0123456789ABCDEF.tmp",
      "a.overscroll-0123456789abcdef.tmp", ".a.overscroll-0123456789abcdef.tmp.gif",
    ]
    for name in names.dropLast(2) + others {
      try folder.write(name, "x")
      try folder.age(name, bySeconds: 25 * 60 * 60)
    }
    try folder.write("target", "x")
    try folder.age("target", bySeconds: 25 * 60 * 60)
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder.path)/\(names[2])", withDestinationPath: "target")
    try FileManager.default.createDirectory(
      atPath: "\(folder.path)/\(names[3])", withIntermediateDirectories: true)
    try folder.age(names[3], bySeconds: 25 * 60 * 60)
    try folder.age(names[1], bySeconds: 23 * 60 * 60)
    try OutputFile("\(folder.path)/b.gif").finish()
    #expect(Set(folder.files) == Set(names.dropFirst() + others + ["target", "b.gif"]))
  }

  @Test func directoriesThatCannotBeMadeSayWhy() throws {
    try folder.write("taken", "")
    let reasons: [(String, Int32)] = [
      ("\(folder.path)/taken/a.gif", ENOTDIR), ("\(folder.path)/taken/b/a.gif", ENOTDIR),
      ("\(folder.path)/\(String(repeating: "n", count: 300))/a.gif", ENAMETOOLONG),
    ]
    for (path, number) in reasons {
      do {
        try OutputFile(path).discard()
        Issue.record("\(path) was made")
      } catch Failure.cannotMakeDirectory(let directory, let reason) {
        #expect(reason == SystemError(number) && path.hasPrefix(directory))
      }
    }
    let deep = try OutputFile("\(folder.path)/x//y/./z/a.gif")
    try deep.finish()
    #expect(folder.files == ["taken", "x", "x/y", "x/y/z", "x/y/z/a.gif"])
  }

  @Test func temporaryNamesAreShortAndKnown() {
    let name = TemporaryName(for: String(repeating: "é", count: 120) + ".gif")
    #expect(name.text.utf8.count <= 255)
    #expect(TemporaryName(name.text) != nil)
    #expect(Set((0..<100).map { _ in TemporaryName(for: "a").text }).count == 100)
  }
}
