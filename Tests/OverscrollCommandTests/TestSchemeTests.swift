import Foundation
import TestSupport
import Testing

/// The schemes, test plans and packages around the tests of `overscroll test`.
@Suite("The surroundings of an iOS project's tests", .needs(.overscroll, .swiftCompiler))
struct TestSchemeTests {
  private let program: Executable
  private let folder: Folder

  init() throws {
    program = try #require(Executable.overscroll)
    folder = try Folder()
  }

  private func run(_ options: String...) throws -> Executable.Outcome {
    try program.run(
      ["test", ".", "--artifacts", "artifacts"] + options, in: folder,
      environment: ["OVERSCROLL_CACHE": AppCache.path, "CI": "0"])
  }

  /// Writes a project with the test target `Shop Tests` and its one file.
  private func writeProject(_ tests: String) throws {
    try folder.write(
      "Shop.xcodeproj/project.pbxproj",
      """
      // !$*UTF8*$!
      { objects = {
        P = {isa = PBXProject; mainGroup = G; targets = (T); projectDirPath = ""; };
        G = {isa = PBXGroup; children = (A); sourceTree = "<group>"; };
        A = {isa = PBXFileReference; path = ShopTests.swift; sourceTree = "<group>"; };
        F = {isa = PBXBuildFile; fileRef = A; };
        T = {isa = PBXNativeTarget; name = "Shop Tests"; buildPhases = (S);
          buildConfigurationList = L; productType = "com.apple.product-type.bundle.unit-test"; };
        S = {isa = PBXSourcesBuildPhase; files = (F); };
        L = {isa = XCConfigurationList; buildConfigurations = (C); };
        C = {isa = XCBuildConfiguration; buildSettings = {SHOP = corner; }; };
      }; rootObject = P; }
      """)
    try folder.write("ShopTests.swift", tests)
  }

  private func writeScheme(_ name: String, action: String = "", _ inner: String) throws {
    try folder.write(
      "Shop.xcodeproj/xcshareddata/xcschemes/\(name).xcscheme",
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <Scheme version="1.7">
        <TestAction \(action)>
          \(inner)
        </TestAction>
        <LaunchAction>
          <EnvironmentVariables>
            <EnvironmentVariable key="FROM_LAUNCH" value="launched" isEnabled="YES"/>
          </EnvironmentVariables>
        </LaunchAction>
      </Scheme>
      """)
  }

  private func testable(_ tests: String = "", attributes: String = "skipped=\"NO\"") -> String {
    """
    <Testables><TestableReference \(attributes)>
      <BuildableReference BlueprintName="Shop Tests"/>\(tests)
    </TestableReference></Testables>
    """
  }

  /// Tests that print the named variables and the region.
  private static let printing = """
    import XCTest
    import UIKit
    final class ShopTests: XCTestCase {
      func testPrints() {
        let variables = ProcessInfo.processInfo.environment
        for name in ["PLACE", "FROM_LAUNCH", "OFF", "GIVEN"] {
          print(name, variables[name] ?? "none", getenv(name).map { String(cString: $0) } ?? "none")
        }
        print(Locale.current.identifier, UIDevice.current.name)
      }
      func testOther() {}
    }

    """

  @Test(
    "The tests have the variables, the language and the selection of their scheme",
    .gives("test --scheme --env"))
  func schemes() throws {
    try writeProject(Self.printing)
    try writeScheme(
      "Shop Tests", action: "language=\"de\" region=\"AT\"",
      """
      <EnvironmentVariables>
        <EnvironmentVariable key="PLACE" value="$(SRCROOT)/at the ${SHOP}" isEnabled="YES"/>
        <EnvironmentVariable key="OFF" value="1" isEnabled="NO"/>
      </EnvironmentVariables>
      """ + testable("<SkippedTests><Test Identifier=\"ShopTests/testOther()\"/></SkippedTests>"))
    try writeScheme(
      "Other", action: "shouldUseLaunchSchemeArgsEnv=\"YES\"",
      testable(
        "<SelectedTests><Test Identifier=\"ShopTests/testPrints()\"/></SelectedTests>",
        attributes: "skipped=\"NO\" useTestSelectionWhitelist=\"YES\""))
    let own = try run("--env", "GIVEN=a=b", "--device", "iphone-13-mini")
    let words = own.errors
    #expect(own.status == 0, "\(words)")
    let place = "\(folder.path)/at the corner"
    #expect(words.contains("PLACE \(place) \(place)"), "\(words)")
    #expect(words.contains("FROM_LAUNCH none none"), "\(words)")
    #expect(words.contains("OFF none none"), "\(words)")
    #expect(words.contains("GIVEN a=b a=b"), "\(words)")
    #expect(words.contains("de_AT iPhone 13 mini"), "\(words)")
    #expect(words.contains("the scheme 'Shop Tests' leaves out 1 tests"), "\(words)")
    #expect(words.contains("Executed 1 tests"), "\(words)")
    let other = try run("--scheme", "Other")
    #expect(other.status == 0, "\(other.errors)")
    #expect(other.errors.contains("FROM_LAUNCH launched launched"), "\(other.errors)")
    #expect(other.errors.contains("Executed 1 tests"), "\(other.errors)")
    let none = try run("--scheme", "None")
    #expect(none.status == 64)
    #expect(none.errors.contains("no shared scheme 'None'; there are: Other, Shop Tests"))
    #expect(try run("--env", "GIVEN").status == 64)
  }

  @Test("The options of a test plan replace those of the scheme")
  func plans() throws {
    try writeProject(Self.printing)
    try writeScheme(
      "Shop", "<TestPlans><TestPlanReference reference=\"container:All.xctestplan\"/></TestPlans>")
    try folder.write(
      "All.xctestplan",
      """
      {"configurations": [
        {"name": "French", "options": {"language": "fr", "region": "CA"}}, {"name": "Danish"}],
       "defaultOptions": {"environmentVariableEntries": [
         {"key": "PLACE", "value": "$(UNKNOWN)x"}, {"key": "OFF", "value": "1", "enabled": false}]},
       "testTargets": [{"target": {"name": "Shop Tests"}, "skippedTests": ["ShopTests\\/testOther()"]}]}
      """)
    let outcome = try run()
    let words = outcome.errors
    #expect(outcome.status == 0, "\(words)")
    #expect(words.contains("PLACE x x") && words.contains("OFF none"), "\(words)")
    #expect(words.contains("fr_CA") && words.contains("Executed 1 tests"), "\(words)")
    #expect(words.contains("has the configurations 'French', 'Danish'"), "\(words)")
    #expect(words.contains("contains $(UNKNOWN), which is not known here"), "\(words)")
    // Without its plan, the scheme has no targets but its own.
    try folder.write("All.xctestplan", "{")
    #expect(try run("--scheme", "Shop").status == 66)
    try writeScheme(
      "Shop",
      "<TestPlans><TestPlanReference reference=\"container:All.xctestplan\"/></TestPlans>"
        + testable())
    let damaged = try run("--scheme", "Shop")
    #expect(damaged.status == 0, "\(damaged.errors)")
    #expect(damaged.errors.contains("All.xctestplan, which cannot be read"), "\(damaged.errors)")
  }

  @Test("Packages that were downloaded into the folder are found, with their resources")
  func downloads() throws {
    try folder.write(
      "Package.swift",
      """
      // swift-tools-version: 6.0
      let package = Package(name: "Shop", targets: [.testTarget(name: "ShopTests")])
      """)
    try folder.write(
      ".build/checkouts/beads/Package.swift",
      """
      let package = Package(
        name: "beads", targets: [.target(name: "Beads", resources: [.copy("bead.json")])])
      """)
    try folder.write(
      ".build/checkouts/beads/Sources/Beads/Beads.swift",
      """
      import Foundation
      public func bead() -> String {
        let path = Bundle.module.path(forResource: "bead", ofType: "json") ?? "none"
        return (try? String(contentsOfFile: path, encoding: .utf8)) ?? path
      }

      """)
    try folder.write(".build/checkouts/beads/Sources/Beads/bead.json", "[1]")
    try folder.write(
      "Tests/ShopTests/BeadTests.swift",
      """
      import Beads
      import iOSSnapshotTestCase
      final class BeadTests: FBSnapshotTestCase {
        func testBead() { XCTAssertEqual(bead(), "[1]") }
      }

      """)
    let outcome = try run()
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.errors.contains("Executed 1 tests, with 0 failures"), "\(outcome.errors)")
  }

  @Test("A Podfile chooses the parts of a pod, with the parts that they depend on")
  func pods() throws {
    try folder.write("Podfile", "target 'Shop' do\n  pod 'Beads/Red', :path => '.'\nend\n")
    try folder.write(
      "Beads.podspec",
      """
      Pod::Spec.new do |s|
        s.name = 'Beads'
        s.default_subspec = 'Blue'
        s.subspec 'Core' do |ss|
          ss.source_files = 'Beads/Core/*.swift'
        end
        s.subspec 'Red' do |ss|
          ss.source_files = [
            'Beads/Red/*.swift',
          ]
          ss.dependency 'Beads/Core'
        end
        s.subspec 'Blue' do |ss|
          ss.source_files = 'Beads/Blue/*.swift'
        end
      end
      """)
    try folder.write("Beads/Core/Core.swift", "let core = 1\n")
    try folder.write("Beads/Red/Red.swift", "public let bead = core + 1\n")
    try folder.write("Beads/Blue/Blue.swift", "public let bead = 5\n")
    try folder.write(
      "Tests/ShopTests/BeadTests.swift",
      """
      import Beads
      import XCTest
      final class BeadTests: XCTestCase {
        func testBead() { XCTAssertEqual(bead, 2) }
      }

      """)
    let outcome = try program.run(
      ["test", "Tests/ShopTests"], in: folder,
      environment: ["OVERSCROLL_CACHE": AppCache.path, "CI": "0"])
    #expect(outcome.status == 0, "\(outcome.errors)")
  }

  @Test("The example's tests for a Mac are recorded, then pass, and every line of them compiles")
  func example() throws {
    let example = Repository.root.appending(path: "Examples/ExistingTests")
    for name in ["Package.swift", "Sources", "Tests"] {
      try FileManager.default.copyItem(
        at: example.appending(path: name), to: URL(filePath: folder.path).appending(path: name))
    }
    let first = try run()
    #expect(first.status == 1 && first.errors.contains("was recorded: check it"))
    #expect(!first.errors.contains("left out"), "\(first.errors)")
    let second = try run()
    #expect(second.status == 0, "\(second.errors)")
    #expect(second.errors.contains("Executed 12 tests, with 0 failures"), "\(second.errors)")
  }
}
