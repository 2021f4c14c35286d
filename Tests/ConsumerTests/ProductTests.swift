import Foundation
import TestSupport
import Testing

/// What the manifest offers.
struct ProductTests {
  private let dump: PackageDump

  init() throws { dump = try PackageDump.ofThisPackage() }

  /// Public signatures can only name types of modules that are imported `public` (or `@_exported`):
  /// with `InternalImportsByDefault` the compiler sees to that.
  private func modulesInSignatures(of target: String) throws -> [String] {
    let folder = Repository.root.appending(path: "Sources/\(target)")
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
    return try paths.filter { $0.hasSuffix(".swift") }.flatMap { path in
      let text = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
      return text.matches(of: /(?m)^ *(?:@_exported )?public import (?:struct |class )?(\w+)/)
        // No target but UIKit itself depends on that one: elsewhere the name is an alias.
        .map { $0.1 == "UIKit" && target != "UIKit" ? "HeadlessUIKit" : String($0.1) }
    }
  }

  @Test func aProductOffersEveryModuleThatItsSignaturesName() throws {
    let own = Set(dump.targets.filter { $0.type != "test" }.map(\.name))
    for product in dump.products where product.isLibrary {
      for target in product.targets {
        let named = Set(try modulesInSignatures(of: target)).intersection(own)
        let missing = named.subtracting(product.targets).sorted()
        #expect(missing == [], "the product \(product.name), for \(target)")
      }
    }
  }

  /// Of two targets with one name in a graph SwiftPM refuses both; a module with a name of Apple's
  /// flips `canImport` in every package of a graph.
  @Test func noTargetTakesANameThatOthersNeed() {
    let taken = Set(dump.targets.map(\.name))
    let needed: Set = [
      "SnapKit", "CoreGraphics", "QuartzCore", "ObjectiveC", "Combine", "SwiftUI", "Accelerate",
    ]
    #expect(taken.isDisjoint(with: needed))
    #expect(taken.contains("UIKit"))
  }

  /// A package that does would be compiled for iOS wherever the product `UIKit` is.
  @Test func noDependencyAsksForUIKit() throws {
    let folder = try #require(Repository.scratch).appending(path: "checkouts")
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".swift") }
    try #require(paths.contains { $0.hasPrefix("Yams/") })
    let asking = try paths.sorted().filter { path in
      let text = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
      return text.contains(/canImport\(UIKit\)|^ *import UIKit/.anchorsMatchLineEndings())
    }
    #expect(asking == [])
  }
}
