import Foundation
import OverscrollCommand
import SwiftText
import TestSupport
import Testing

/// Optional methods that a subclass adds to a conformance of its base class.
@Suite("Inherited conformances", .needs(.overscroll, .swiftCompiler))
struct InheritedConformanceTests {
  private let program: Executable
  private let folder: Folder

  init() throws {
    program = try #require(Executable.overscroll)
    folder = try Folder()
    try FileManager.default.copyItem(
      atPath: Repository.fixtures.appending(path: "Apps/Inheriting").path,
      toPath: "\(folder.path)/Inheriting")
  }

  /// Returns what the app prints while a controller's scene is traced.
  private func printed(_ controller: String, _ timeline: String) throws -> [String] {
    try folder.write(
      "scene.yaml",
      """
      scene: 1
      device: iphone-8
      app: Inheriting/App
      modules: {Kit: Inheriting/Kit}
      screen: {controller: \(controller)}
      timeline: \(timeline)
      """)
    let outcome = try program.run(
      ["trace", "scene.yaml", "--rate", "1"], in: folder,
      environment: ["OVERSCROLL_CACHE": AppCache.path])
    #expect(outcome.status == 0, "\(outcome.errors)")
    return outcome.printed(by: "App")
  }

  @Test("UIKit calls methods that the subclass of a library's class adds, and no others")
  func library() throws {
    let lines = try printed("ListsController", "[{hold: 0.1s}]")
    #expect(
      lines == [
        "row 40.0 header 30.0 responds [true, true, false]", "feed scrolled",
        #"width nil title Optional("Feed")"#, "feed closed",
        // The row height is the table's, because no class implements the method.
        "row 60.0 header 30.0 responds [false, false, false]", "width nil title nil",
      ])
  }

  @Test("UIKit calls methods that generic classes, extensions and deeper classes add")
  func deeper() throws {
    let lines = try printed(
      "ChatScreen",
      "[{hold: 0.5s}, {tap: {target: field}}, {hold: 1s}, {type: {text: abc, over: 0.3s}}, "
        + "{hold: 1s}, {swipe: {at: [200, 400], direction: up}}, {hold: 3s}]")
    #expect(
      lines == [
        "graph Optional(3)", "shown", "chart Optional(7)", "received", "text a", "text ac",
        "received", "generic drags", "generic lets go", "chat lets go",
      ])
  }

  @Test("A list's or text view's subclass overrides its delegate with the type that iOS declares")
  func delegates() throws {
    let lines = try printed("DelegatesController", "[{hold: 0.1s}]")
    #expect(
      lines == [
        "item 1", "gallery gets Optional(true)", "item 2", #"rows belong to Optional("owner")"#,
        "row 3", "rows belong to nil", "text changed",
      ])
  }

  @Test("The rewriter knows each optional method of UIKit's protocols")
  func methods() throws {
    let rewriter = Repository.root.appending(path: "Sources/OverscrollCommand/SourceRewriter")
    let listed = ["Lists", "Controllers", "Interaction"].map {
      rewriter.appending(path: "UIKitProtocols+\($0).swift")
    }.flatMap { url -> [String] in
      let parts = (try? String(contentsOf: url, encoding: .utf8))?.components(separatedBy: "\"\"\"")
      let source = SwiftSource(path: url.path, bytes: Array((parts?[1] ?? "").utf8))
      return SwiftOutline(of: source).methods.map { "\($0.owner).\($0.name)" }
    }
    #expect(listed.sorted() == (try Self.optionalMethods()).sorted())
  }

  /// Returns the methods of the protocols of HeadlessUIKit that have default implementations.
  private static func optionalMethods() throws -> [String] {
    let root = Repository.root.appending(path: "Sources/HeadlessUIKit")
    let files = try #require(FileManager.default.enumerator(atPath: root.path))
    let outlines = try files.compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }.map {
      let text = try String(contentsOf: root.appending(path: $0), encoding: .utf8)
      return SwiftOutline(of: SwiftSource(path: $0, bytes: Array(text.utf8)))
    }
    func methods(_ isIncluded: (SwiftOutline.TypeDeclaration) -> Bool) -> [String] {
      outlines.flatMap { outline in
        outline.types.filter(isIncluded).flatMap { type in
          outline.methods.filter { type.body.contains($0.offset) }.map { "\(type.name).\($0.name)" }
        }
      }
    }
    let defaults = Set(methods(\.isExtension))
    return methods { $0.isProtocol && isDelegate($0.name) }.filter(defaults.contains)
  }

  private static func isDelegate(_ name: String) -> Bool {
    [
      "Delegate", "DataSource", "DelegateFlowLayout", "Prefetching", "ItemSource",
      "AnimatedTransitioning",
    ].contains { name.hasSuffix($0) } && ["UI", "NS", "CA", "WK"].contains { name.hasPrefix($0) }
  }
}
