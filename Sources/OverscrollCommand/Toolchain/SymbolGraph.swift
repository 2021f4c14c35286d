import Foundation

/// The public declarations of a module, as written by `swift symbolgraph-extract`.
///
/// Only the used parts of the format (https://github.com/swiftlang/swift-docc-symbolkit) are
/// decoded. The tool leaves out unavailable declarations.
struct SymbolGraph: Decodable {
  struct Symbol: Decodable {
    struct Kind: Decodable { let identifier: String }
    struct Identifier: Decodable { let precise: String }
    struct Comment: Decodable {
      struct Line: Decodable { let text: String }
      let lines: [Line]
    }
    let kind: Kind
    let identifier: Identifier
    /// The qualified name, such as `["UIScrollView", "contentOffset"]`.
    let pathComponents: [String]
    let docComment: Comment?
  }

  struct Relationship: Decodable {
    let kind: String
    let source: String
    let target: String
    let targetFallback: String?
  }

  let symbols: [Symbol]
  let relationships: [Relationship]

  /// Returns the graph of a module, and the graphs of its extensions of other modules.
  ///
  /// - Throws: The errors of `SwiftCompiler.extractSymbolGraph`, and `Failure.compilerFailed` if no
  ///   graph is written.
  static func graphs(
    of module: String, in modules: ModuleFolder, compiler: SwiftCompiler
  ) throws -> [SymbolGraph] {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    try compiler.extractSymbolGraph(of: module, modules: modules.path, to: folder)
    let files = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
      .filter { $0.hasSuffix(".symbols.json") }.sorted()
    do {
      guard !files.isEmpty else { throw Failure.compilerFailed("no symbols of \(module)") }
      return try files.map {
        try JSONDecoder().decode(SymbolGraph.self, from: Data(folder.bytes($0)))
      }
    } catch let error as DecodingError {
      throw Failure.compilerFailed("symbols of \(module): \(error)")
    }
  }
}
