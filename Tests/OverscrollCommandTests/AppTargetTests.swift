import Foundation
import TestSupport
import Testing

/// The choice among the targets of one or several Xcode projects.
@Suite(.needs(.overscroll, .swiftCompiler))
struct AppTargetTests {
  private let program: Executable
  private let folder: Folder

  init() throws {
    program = try #require(Executable.overscroll)
    folder = try Folder()
  }

  private func run(_ arguments: String...) throws -> Executable.Outcome {
    try program.run(arguments, in: folder, environment: ["OVERSCROLL_CACHE": AppCache.path])
  }

  private struct Target {
    let name: String
    var kind = "application"
    let files: [String]
    var settings = ""
  }

  /// Writes a project whose targets compile files below its folder.
  private func write(_ project: String, _ targets: Target...) throws {
    var text = ""
    let files = Set(targets.flatMap(\.files)).sorted()
    for (index, file) in files.enumerated() {
      text += """
        F\(index) = {isa = PBXFileReference; path = "\(file)"; sourceTree = "<group>"; };
        B\(index) = {isa = PBXBuildFile; fileRef = F\(index); };

        """
    }
    for (index, target) in targets.enumerated() {
      let own = target.files.compactMap(files.firstIndex).map { "B\($0)" }
      text += """
        T\(index) = {isa = PBXNativeTarget; name = "\(target.name)"; buildPhases = (S\(index));
          buildConfigurationList = L\(index);
          productType = "com.apple.product-type.\(target.kind)"; };
        S\(index) = {isa = PBXSourcesBuildPhase; files = (\(own.joined(separator: ", "))); };
        L\(index) = {isa = XCConfigurationList; buildConfigurations = (C\(index)); };
        C\(index) = {isa = XCBuildConfiguration; buildSettings = {\(target.settings)}; };

        """
    }
    try folder.write(
      "\(project).xcodeproj/project.pbxproj",
      """
      { objects = {
        P = {isa = PBXProject; mainGroup = G;
          targets = (\(targets.indices.map { "T\($0)" }.joined(separator: ", "))); };
        G = {isa = PBXGroup; sourceTree = "<group>";
          children = (\(files.indices.map { "F\($0)" }.joined(separator: ", "))); };
        \(text)
      }; rootObject = P; }
      """)
  }

  private func controller(_ name: String) -> String {
    "import UIKit\nclass \(name): UIViewController {}\n"
  }

  private let delegate = "import UIKit\n@main class AppDelegate: NSObject {}\n"

  @Test("Files that belong only to other targets, such as extensions, are left out")
  func otherTargets() throws {
    try folder.write("App/Main.swift", delegate)
    try folder.write("App/Model.swift", "struct Model {}\n")
    try folder.write("Share/Model.swift", "struct Model {}\n")
    try folder.write("Share/Share.swift", controller("ShareController"))
    try folder.write("Both.swift", controller("BothController"))
    try write(
      "Shop",
      Target(name: "Shop", files: ["App/Main.swift", "App/Model.swift", "Both.swift"]),
      Target(
        name: "Share", kind: "app-extension",
        files: ["Share/Model.swift", "Share/Share.swift", "Both.swift"]))
    let outcome = try run("app", ".")
    #expect(outcome.lines.first?.hasSuffix(": 3 Swift files") == true, "\(outcome.lines)")
    #expect(outcome.lines.contains("target left out: Share"))
    #expect(outcome.lines.contains { $0.hasPrefix("controller: BothController") })
    #expect(!outcome.lines.contains { $0.contains("ShareController") })
    // The extension's own folder shows its controllers.
    let share = try run("app", "Share")
    #expect(share.lines.contains { $0.hasPrefix("controller: ShareController") })
  }

  @Test("The project with the larger app is used if a folder has several")
  func neighbouringProjects() throws {
    for name in ["A", "B"] { try folder.write("\(name)/Main.swift", delegate) }
    try folder.write("B/Second.swift", controller("SecondController"))
    try write("Apps A", Target(name: "A", files: ["A/Main.swift"]))
    try write("Apps B", Target(name: "B", files: ["B/Main.swift", "B/Second.swift"]))
    let outcome = try run("app", ".")
    #expect(outcome.status == 0, "\(outcome.lines) \(outcome.errors)")
    #expect(outcome.lines.first?.hasSuffix(": 2 Swift files") == true, "\(outcome.lines)")
    #expect(outcome.lines.contains("target left out: A"))
    #expect(outcome.lines.contains { $0.hasPrefix("controller: SecondController") })
  }

  @Test("In the folder of a library, the sample app with a project of its own is found")
  func nestedProject() throws {
    try folder.write("Sources/Cards.swift", "public let cards = 3\n")
    try folder.write(
      "Samples/iOS/App/Main.swift", "import Cards\n\(delegate)let two = cards - 1\n")
    try folder.write("Samples/iOS/App/Home.swift", controller("HomeController"))
    try write("Cards", Target(name: "Cards", kind: "framework", files: ["Sources/Cards.swift"]))
    try write(
      "Samples/iOS/Sample",
      Target(name: "Sample", files: ["App/Main.swift", "App/Home.swift"]))
    let outcome = try run("app", ".")
    #expect(outcome.status == 0, "\(outcome.lines) \(outcome.errors)")
    #expect(outcome.lines.first?.hasSuffix(": 2 Swift files") == true, "\(outcome.lines)")
    #expect(outcome.lines.contains("target left out: Cards"))
    #expect(outcome.lines.contains { $0.hasPrefix("controller: HomeController") })
  }

  @Test("An app without a project is not replaced by the sample of a library in its folder")
  func vendoredSample() throws {
    try folder.write("App/Main.swift", delegate)
    try folder.write("App/Home.swift", controller("HomeController"))
    try folder.write("Vendor/Cards/Cards.swift", "let cards = 3\n")
    try folder.write("Vendor/Cards/Sample/Other.swift", controller("OtherController"))
    try write(
      "Vendor/Cards/Cards", Target(name: "Cards", kind: "framework", files: ["Cards.swift"]))
    try write("Vendor/Cards/Sample/Sample", Target(name: "Sample", files: ["Other.swift"]))
    let outcome = try run("app", ".")
    #expect(outcome.lines.contains { $0.hasPrefix("controller: HomeController") })
    #expect(!outcome.lines.contains { $0.hasPrefix("target left out") }, "\(outcome.lines)")
  }

  @Test("Conditional compilation flags of the project, of libraries' packages and of pods are set")
  func conditions() throws {
    try folder.write("App/Main.swift", "import Cards\n\(delegate)let two = cards - 1\n")
    let flags = ["STAGING", "BETA", "DEBUG", "COCOAPODS"]
    for name in flags {
      try folder.write("App/\(name).swift", "#if \(name)\n\(controller(name))\n#endif\n")
    }
    try folder.write(
      "Cards/Package.swift",
      """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "Cards",
        targets: [
          .target(
            name: "Cards",
            swiftSettings: [.define("FANCY"), .define("MAC", .when(platforms: [.macOS]))])
        ])

      """)
    try folder.write(
      "Cards/Sources/Cards/Cards.swift",
      "#if SWIFT_PACKAGE && FANCY && !MAC && !COCOAPODS\npublic let cards = 3\n#endif\n")
    try write(
      "App/Shop",
      Target(
        name: "Shop", files: ["Main.swift"] + flags.map { "\($0).swift" },
        settings: """
          SWIFT_ACTIVE_COMPILATION_CONDITIONS = "$(inherited) STAGING DEBUG";
          OTHER_SWIFT_FLAGS = ("$(inherited)", "-DBETA");
          """))
    try folder.write("App/Pods.xcconfig", "OTHER_SWIFT_FLAGS = $(inherited) \"-D\" \"COCOAPODS\"\n")
    try addReferences(to: "App/Shop", package: "../Cards", configuration: "Pods.xcconfig")
    let outcome = try run("app", "App")
    #expect(outcome.status == 0, "\(outcome.lines) \(outcome.errors)")
    #expect(!outcome.lines.contains { $0.contains("left out") }, "\(outcome.lines)")
    let controllers = outcome.lines.filter { $0.hasPrefix("controller: ") }
      .map { String($0.split(separator: " ")[1]) }
    #expect(controllers.sorted() == ["BETA", "COCOAPODS", "STAGING"], "\(outcome.lines)")
  }

  /// Adds references to a local package, and to a file of settings for the first target, to a
  /// project that was written.
  private func addReferences(
    to project: String, package: String, configuration: String
  ) throws {
    let file = "\(project).xcodeproj/project.pbxproj"
    let added = """
      K = {isa = XCLocalSwiftPackageReference; relativePath = "\(package)"; };
      X = {isa = PBXFileReference; path = "\(configuration)"; sourceTree = "<group>"; };

      """
    let text = String(decoding: try folder.bytes(file), as: UTF8.self)
      .replacing("{ objects = {\n", with: "{ objects = {\n\(added)")
      .replacing("children = (", with: "children = (X, ")
      .replacing("C0 = {", with: "C0 = {baseConfigurationReference = X; ")
    try folder.write(file, text)
  }

  @Test(
    "The property list is the one that the target names", arguments: ["App/Lists/App.plist", nil])
  func propertyList(file: String?) throws {
    func list(_ key: String) -> String {
      "<plist><dict><key>Key</key><string>\(key)</string></dict></plist>"
    }
    try folder.write("App/Info.plist", list("nearest"))
    try folder.write("App/Lists/App.plist", list("$(WORD) named"))
    try folder.write(
      "App/Main.swift",
      """
      import UIKit
      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(
          _ application: UIApplication,
          didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
          print("list", Bundle.main.object(forInfoDictionaryKey: "Key") as? String ?? "none")
          window = UIWindow()
          window?.rootViewController = UIViewController()
          window?.makeKeyAndVisible()
          return true
        }
      }
      """)
    let setting = file.map { #"INFOPLIST_FILE = "$(SRCROOT)/\#($0)"; WORD = well;"# } ?? ""
    try write("Shop", Target(name: "Shop", files: ["App/Main.swift"], settings: setting))
    try folder.write(
      "a.yaml", "scene: 1\napp: App\noutputs: [{file: a.png, time: end, scale: 1}]\n")
    let outcome = try run("render", "a.yaml", "--no-cache")
    #expect(
      outcome.printed(by: "App") == [file == nil ? "list nearest" : "list well named"],
      "\(outcome.errors)")
  }
}
