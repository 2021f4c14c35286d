import Foundation
import TestSupport
import Testing

/// An app with names of Objective-C and of newer versions of iOS, tested through the program.
@Suite(.needs(.overscroll, .swiftCompiler))
struct NamesAppTests {
  private let program: Executable
  private let folder: Folder

  init() throws {
    program = try #require(Executable.overscroll)
    folder = try Folder()
  }

  /// Writes scenes with a controller, and renders them one after another.
  private func render(
    _ controller: String, as names: [String] = ["a"]
  ) throws -> Executable.Outcome {
    for name in names { try write(controller, as: name) }
    return try program.run(
      ["render"] + names.map { "\($0).yaml" } + ["--no-cache", "--debug"], in: folder,
      environment: ["OVERSCROLL_CACHE": AppCache.path])
  }

  private func write(_ controller: String, as name: String) throws {
    try folder.write(
      "\(name).yaml",
      """
      scene: 1
      device: iphone-8
      app: \(Repository.fixtures.appending(path: "Apps/Names").path)
      screen: {controller: \(controller)}
      outputs: [{file: \(name).png, time: end, scale: 1}]

      """)
  }

  @Test("Names of Objective-C and of newer versions of iOS compile, and mean what they mean there")
  func names() throws {
    let outcome = try render("NamesController")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(
      outcome.printed(by: "Names") == [
        "words 1 2 3+4 5", "responds true false", "lock false",
        "numbers true 1.0 1.5 375.0 4.0 2.0",
        "grid true 1", "box will did layout  true", "traits 1 to 4, method 1", "copy true",
        "signs false true false",
      ])
  }

  @Test("Predicates, sort descriptors and formats of Objective-C's run time work")
  func predicates() throws {
    let outcome = try render("PredicatesController")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(
      outcome.printed(by: "Names") == [
        "address true false", "found Ágætis Azure", "years blue", "sorted blue Ágætis Azure",
        "typed Ágætis Azure blue", "price 9.0", "same blue",
        "Error Domain=Names.Missing Code=1 \"(null)\" and 3", "a:b",
      ])
  }

  @Test("Each scene begins with an empty keychain, which all its threads share")
  func keychain() throws {
    let outcome = try render("KeychainController", as: ["a", "b"])
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(
      outcome.printed(by: "Names") == ["added 0", "found token", "added 0", "found token"])
  }

  @Test("Objects of any class have the members of numbers and texts, and views display layers")
  func objects() throws {
    let outcome = try render("ObjectsController")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(!outcome.errors.contains("left out"), "\(outcome.errors)")
    #expect(
      outcome.printed(by: "Names") == [
        "numbers 2.5 7.5 2", "texts 2.5 6 1", "responds true false",
        "has true true false", "types true true",
        "extensions gif public.comma-separated-values-text", "key {GIF}", "display",
      ])
  }

  @Test("Names of C and Core Foundation, and scanners as before iOS 13, mean what they mean there")
  func cNames() throws {
    let outcome = try FixtureApp.render("Names", "CNamesController", timeline: "{hold: 0.5s}")
    #expect(outcome.status == 0 && !outcome.errors.contains("left out"), "\(outcome.errors)")
    #expect(
      outcome.printed(by: "Names") == [
        "limits true 18446744073709551615", "scanned true ab true 12", "path 4",
        "values 3.0 458752", "fired true",
      ])
  }

  @Test("Types of the app with the names of UIKit's and Foundation's types are the app's own")
  func shadows() throws {
    let outcome = try FixtureApp.render("Shadows", "ShadowsController", timeline: "{hold: 0.5s}")
    #expect(outcome.status == 0 && !outcome.errors.contains("left out"), "\(outcome.errors)")
    #expect(
      outcome.printed(by: "Shadows") == ["own own 3 own 2", "tapped", "text Title", "rang"])
  }

  @Test("Archiving a view ends with an error that names the app's line")
  func archive() throws {
    let outcome = try render("ArchiveController")
    #expect(outcome.status == 65)
    #expect(
      outcome.errors.contains("Names.swift:\(try line()): UIView cannot be archived"),
      "\(outcome.errors)")
  }

  /// Returns the number of the fixture's line with the archive.
  private func line() throws -> Int {
    let lines = try Repository.fixtureText("Apps/Names/Names.swift").split(
      separator: "\n", omittingEmptySubsequences: false)
    return try #require(lines.firstIndex { $0.contains("archivedData") }) + 1
  }
}
