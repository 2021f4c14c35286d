import Foundation
import TestSupport
import Testing

/// The products and targets of the manifest.
struct ProductTests {
  private let dump: PackageDump

  init() throws { dump = try PackageDump.ofThisPackage() }

  /// Returns the modules that public signatures of a target can name: those imported as `public`
  /// (or `@_exported`). With `InternalImportsByDefault` the compiler enforces this.
  private func modulesInSignatures(of target: String) throws -> [String] {
    let folder = Repository.root.appending(path: "Sources/\(target)")
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
    return try paths.filter { $0.hasSuffix(".swift") }.flatMap { path in
      let text = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
      return text.matches(of: /(?m)^ *(?:@_exported )?public import (?:struct |class )?(\w+)/)
        // Only the target `UIKit` is a real module of that name; everywhere else the name is an
        // alias of `HeadlessUIKit`.
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

  /// SwiftPM refuses two targets with one name in a package graph. A module with the name of an
  /// Apple module also changes `canImport` in every package of the graph.
  @Test func noTargetTakesANameThatOthersNeed() {
    let taken = Set(dump.targets.map(\.name))
    let needed: Set = [
      "SnapKit", "CoreGraphics", "QuartzCore", "ObjectiveC", "Combine", "SwiftUI", "Accelerate",
    ]
    #expect(taken.isDisjoint(with: needed))
    #expect(taken.contains("UIKit"))
  }

  /// A dependency that imports UIKit conditionally would be compiled for iOS wherever the product
  /// `UIKit` is available.
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
