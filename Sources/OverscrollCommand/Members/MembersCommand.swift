import ArgumentParser
import Foundation
import SwiftText

/// Prints the page `Documentation/UIKit.md`. Hidden from the help, because only this package uses
/// it.
struct MembersCommand: ProgramCommand {
  static let configuration = CommandConfiguration(
    commandName: "members", abstract: "Prints the page about supported UIKit members.",
    shouldDisplay: false)

  @Option(help: "The Sources folder of the package, for unavailable declarations.")
  var sources = "Sources"

  @Option(help: "The swiftc of a toolchain. Default: $SWIFT_EXEC, or swiftc on the path.")
  var swift: String?

  @Option(help: "The modules folder of a build. Default: Modules next to this program.")
  var modules: String?

  @MainActor
  func run() async throws {
    let console = Console()
    console.progress("▸ reading the modules")
    do {
      let compiler = try SwiftCompiler(named: swift, timeLimit: 600)
      let folder = try ModuleFolder(named: modules)
      let graphs = try [ModuleFolder.implementation, "UIKit"].flatMap {
        try SymbolGraph.graphs(of: $0, in: folder, compiler: compiler)
      }
      let shared = try SymbolGraph.graphs(of: "Graphics", in: folder, compiler: compiler)
      let files = try SourceFiles.sources(
        ["HeadlessUIKit", "UIKit"].map { sources.appending(file: $0) })
      let exported = files.flatMap { Self.exported(of: "Graphics", in: $0) }
      let page = MemberPage(
        graphs + shared.map { $0.only(exported) },
        unavailable: files.flatMap(UnavailableDeclaration.declarations))
      console.progress("")
      try console.result(String(page.text.dropLast()))
    } catch let failure as Failure {
      console.printLine(failure.message)
      throw failure.status.code
    }
  }

  /// Returns the types that a source re-exports from a module.
  ///
  /// For `@_exported public import struct Graphics.CGVector` this is `CGVector`.
  private static func exported(of module: String, in source: SwiftSource) -> [String] {
    source.tokens.indices.filter {
      source.has("_exported", at: $0) && source.has("import", at: $0 + 2)
        && source.has(module, at: $0 + 4) && source.has(".", at: $0 + 5)
    }.map { source.tokens[$0 + 6].text }
  }
}

extension SymbolGraph {
  /// Returns the part of the graph that describes these types and their members.
  fileprivate func only(_ types: [String]) -> SymbolGraph {
    SymbolGraph(
      symbols: symbols.filter { types.contains($0.pathComponents.first ?? "") },
      relationships: relationships)
  }
}
