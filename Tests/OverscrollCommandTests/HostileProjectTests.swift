import Foundation
import OverscrollCommand
import TestSupport
import Testing

/// Xcode projects whose lists multiply.
@Suite struct HostileProjectTests {
  private let folder: Folder

  init() throws { folder = try Folder() }

  private func project(_ objects: [String]) throws -> XcodeProject {
    let path = "\(folder.path)/A.xcodeproj"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    try folder.write(
      "A.xcodeproj/project.pbxproj",
      "{objects = {\(objects.joined(separator: "\n"))}; rootObject = P;}")
    return XcodeProject(at: path)
  }

  @Test("Groups of localised files in such groups do not multiply") func groups() throws {
    let letters = (0..<20).map { "V\(String(UnicodeScalar(UInt8(97 + $0))))" }
    let groups = zip(["A"] + letters, letters).map { inner, outer in
      "\(outer) = {isa = PBXVariantGroup; sourceTree = \"<group>\"; "
        + "children = (\(Array(repeating: inner, count: 9).joined(separator: ", "))); };"
    }
    let project = try project(
      groups + [
        "P = {isa = PBXProject; mainGroup = G; targets = (T); };",
        "G = {isa = PBXGroup; children = (A, \(letters.joined(separator: ", "))); };",
        "A = {isa = PBXFileReference; path = a.swift; };",
        "F = {isa = PBXBuildFile; fileRef = \(letters[19]); };",
        "S = {isa = PBXSourcesBuildPhase; files = (F); };",
        "T = {isa = PBXNativeTarget; name = T; buildPhases = (S); };",
      ])
    #expect(project.targets.map(\.sources.count) == [1])
  }

  @Test("Files in phases in targets have a limit together") func lists() throws {
    func list(_ letter: String) -> String {
      (0..<120).map { "\(letter)\($0)" }.joined(separator: ", ")
    }
    let targets = (0..<120).map { "T\($0) = {name = T; buildPhases = (\(list("S"))); };" }
    let phases = (0..<120).map {
      "S\($0) = {isa = PBXSourcesBuildPhase; files = (\(list("F"))); };"
    }
    let files = (0..<120).map { "F\($0) = {fileRef = A; };" }
    let project = try project(
      targets + phases + files + [
        "P = {isa = PBXProject; mainGroup = G; targets = (\(list("T"))); };",
        "G = {isa = PBXGroup; children = (A); };",
        "A = {isa = PBXFileReference; path = a.swift; };",
      ])
    #expect(project.targets.count == 120)
    #expect(project.targets.reduce(0) { $0 + $1.sources.count } == XcodeProject.mostPaths)
  }

  @Test("An identifier that is listed twice counts once, and a path of no file not at all")
  func repeatedIdentifiers() throws {
    let long = String(repeating: "a", count: 5000)
    let project = try project([
      "P = {isa = PBXProject; mainGroup = G; targets = (T, T); };",
      "G = {isa = PBXGroup; children = (A, B); };",
      "A = {isa = PBXFileReference; path = a.swift; };",
      "B = {isa = PBXFileReference; path = \(long); };",
      "F = {fileRef = A; }; E = {fileRef = B; };",
      "S = {isa = PBXSourcesBuildPhase; files = (F, F, E); };",
      "T = {isa = PBXNativeTarget; name = T; buildPhases = (S, S); };",
    ])
    #expect(project.targets.map(\.sources) == [["\(folder.path)/a.swift"]])
  }
}
