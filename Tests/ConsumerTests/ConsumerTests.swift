import Foundation
import Testing

/// Packages that depend on this one are built and run. The tests run one at a time because they
/// share a build folder.
@Suite(.serialized)
struct ConsumerTests {
  static let workspace = Result { try Workspace() }

  private static let words = "true header 220.0\n7.0 2\n"

  @Test func aPackageByURLImportsUIKitUnderAnAliasAndBystandersSeeNone() throws {
    let workspace = try Self.workspace.get()
    try workspace.build("ByURL", "--product", "app")
    try workspace.build("ByURL", "--product", "bystander")
    #expect(try workspace.output(of: "ByURL", "app") == Self.words)
    #expect(try workspace.output(of: "ByURL", "bystander") == "no UIKit\nfaithful\n")
  }

  @Test func whoImportsUIKitWithoutDependingOnItCompiles() throws {
    let workspace = try Self.workspace.get()
    let environment = ["WITHOUT_ALIAS": "1"]
    try workspace.build("ByURL", "--product", "app", with: environment)
    #expect(try workspace.output(of: "ByURL", "app") == Self.words)
    // The module is in a folder that this target can see only after the previous build.
    try workspace.build("ByURL", "--target", "Importer", with: environment)
    try workspace.removeModule("UIKit")
  }

  @Test func aPackageByPathGoesByTheNameOfTheFolder() throws {
    let workspace = try Self.workspace.get()
    try workspace.build("ByPath", "--product", "motion")
    #expect(try workspace.output(of: "ByPath", "motion") == "0.0 true\n")
  }

  /// SwiftPM 6.3 accepts the package's unsafe build flags in a dependency by version.
  @Test func aPackageCanRequireAVersion() throws {
    let workspace = try Self.workspace.get()
    try workspace.build("ByVersion", "--product", "motion")
    #expect(try workspace.output(of: "ByVersion", "motion") == "0.0 true\n")
    let resolved = try String(
      contentsOf: workspace.folder.appending(path: "ByVersion/Package.resolved"), encoding: .utf8)
    #expect(resolved.contains("\"version\" : \"1.2.3\""))
  }
}
