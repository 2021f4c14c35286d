import Foundation
import TestSupport
import Testing

/// Projects that Tuist makes from a manifest.
@Suite(.needs(.overscroll, .swiftCompiler))
struct TuistTests {
  @Test func testsFindTheTargetsOfTheManifest() throws {
    let program = try #require(Executable.overscroll)
    let folder = try Folder()
    for name in ["Project/App/Images.xcassets/a.imageset", "Project/AppTests", "Kit/Sources"] {
      try FileManager.default.createDirectory(
        atPath: "\(folder.path)/\(name)", withIntermediateDirectories: true)
    }
    try folder.write(
      "Project/Project.swift",
      """
      import ProjectDescription

      let project = Project(
        name: "App",
        targets: [
          .target(
            name: "App-Kit", destinations: .iOS, product: .framework, bundleId: "kit",
            sources: "../Kit/**/*.swift"),
          .target(
            name: "App", destinations: .iOS, product: .app, bundleId: "app",
            sources: ["App/**/*.{swift,m}"], resources: ["App/**/*.xcassets"],
            dependencies: [.target(name: "App-Kit")]),
          .target(
            name: "AppTests", destinations: .iOS, product: .unitTests, bundleId: "tests",
            sources: ["AppTests/**"], dependencies: [.target(name: "App"), .xctest]),
          .target(
            name: "AppUITests", destinations: .iOS, product: .uiTests, bundleId: "uitests",
            sources: ["AppUITests/**"], dependencies: [.target(name: "App")]),
        ])

      """)
    try folder.write("Kit/Sources/Kit.swift", "public let answer = 42\n")
    try folder.write(
      "Project/App/Images.xcassets/a.imageset/Contents.json",
      #"{"images": [{"filename": "a.png", "idiom": "universal", "scale": "1x"}]}"#)
    try FileManager.default.copyItem(
      at: Repository.fixtures.appending(path: "Images/TestCard@3x.png"),
      to: URL(filePath: "\(folder.path)/Project/App/Images.xcassets/a.imageset/a.png"))
    try folder.write(
      "Project/App/Screen.swift",
      """
      import App_Kit
      import UIKit
      final class Screen: UIViewController { let number = answer }

      """)
    try folder.write(
      "Project/AppTests/ScreenTests.swift",
      """
      import XCTest
      @testable import App
      @MainActor final class ScreenTests: XCTestCase {
        func testNumber() { XCTAssertEqual(Screen().number, 42) }
        func testImage() { XCTAssertNotNil(UIImage(named: "a")) }
      }

      """)
    let outcome = try program.run(
      ["test", "Project", "--artifacts", "artifacts"], in: folder,
      environment: ["OVERSCROLL_CACHE": AppCache.path])
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.errors.contains("Executed 2 tests, with 0 failures"), "\(outcome.errors)")
  }
}
