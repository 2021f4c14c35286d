import Foundation
import TestSupport
import Testing

/// Files and libraries outside of an app's folder, found by its Xcode project and by neighbouring
/// folders.
@Suite(.needs(.overscroll, .swiftCompiler))
struct AppProjectTests {
  private let program: Executable
  private let folder: Folder

  init() throws {
    program = try #require(Executable.overscroll)
    folder = try Folder()
  }

  private func run(_ arguments: String...) throws -> Executable.Outcome {
    try program.run(arguments, in: folder, environment: ["OVERSCROLL_CACHE": AppCache.path])
  }

  private func library(_ name: String, in file: String, _ value: String, imports: String = "")
    throws
  {
    try folder.write(file, "\(imports)\npublic func value\(name)() -> CGFloat { \(value) }\n")
  }

  /// Writes an app of two folders and one separate file, with a framework whose name is not a valid
  /// identifier. The project also has groups without a path, a group that contains itself, and a
  /// system file.
  ///
  /// - Parameter dependencies: The targets on which the app depends, `DK` for the framework.
  private func writeProject(dependencies: String = "") throws {
    try folder.write(
      "Shop.xcodeproj/project.pbxproj",
      """
      // !$*UTF8*$!
      { objects = {
        P = {isa = PBXProject; mainGroup = G; targets = (TA, TK, TT); projectDirPath = ""; };
        G = {isa = PBXGroup; children = (GA, GC, GK, S, G); sourceTree = "<group>"; };
        GA = {isa = PBXGroup; children = (A); path = Shop; sourceTree = "<group>"; };
        GC = {isa = PBXGroup; children = (GD, V, X); name = Shared; sourceTree = "<group>"; };
        GD = {isa = PBXGroup; children = (B); path = Common/Code; sourceTree = "<group>"; };
        GK = {isa = PBXGroup; children = (K); path = Kit; sourceTree = SOURCE_ROOT; };
        A = {isa = PBXFileReference; path = AppDelegate.swift; sourceTree = "<group>"; };
        B = {isa = PBXFileReference; path = Board.swift; sourceTree = "<group>"; };
        K = {isa = PBXFileReference; path = Kit.swift; sourceTree = "<group>"; };
        S = {isa = PBXFileReference; path = System.swift; sourceTree = SDKROOT; };
        V = {isa = PBXVariantGroup; children = (VB); name = "Row.xib"; sourceTree = "<group>"; };
        VB = {isa = PBXFileReference; name = Base; path = "Common/Base.lproj/Row.xib";
          sourceTree = "<group>"; };
        X = {isa = PBXFileReference; path = Common/Art.xcassets; sourceTree = "<group>"; };
        FA = {isa = PBXBuildFile; fileRef = A; }; FB = {isa = PBXBuildFile; fileRef = B; };
        FK = {isa = PBXBuildFile; fileRef = K; }; FS = {isa = PBXBuildFile; fileRef = S; };
        FV = {isa = PBXBuildFile; fileRef = V; }; FX = {isa = PBXBuildFile; fileRef = X; };
        DK = {isa = PBXTargetDependency; target = TK; };
        TA = {isa = PBXNativeTarget; name = Shop; buildPhases = (SA, RA); buildConfigurationList = LA;
          dependencies = (\(dependencies));
          productType = "com.apple.product-type.application"; };
        TK = {isa = PBXNativeTarget; name = Kit; buildPhases = (SK); buildConfigurationList = LK;
          productType = "com.apple.product-type.framework"; };
        TT = {isa = PBXNativeTarget; name = Kit; buildPhases = (SA);
          productType = "com.apple.product-type.bundle.unit-test"; };
        SA = {isa = PBXSourcesBuildPhase; files = (FA, FB, FS); };
        RA = {isa = PBXResourcesBuildPhase; files = (FV, FX); };
        SK = {isa = PBXSourcesBuildPhase; files = (FK); };
        LA = {isa = XCConfigurationList; buildConfigurations = (CA); };
        LK = {isa = XCConfigurationList; buildConfigurations = (CK); };
        CA = {isa = XCBuildConfiguration; buildSettings = {PRODUCT_NAME = "$(TARGET_NAME)"; }; };
        CK = {isa = XCBuildConfiguration; buildSettings = {PRODUCT_NAME = "Shop-Kit"; }; };
        L = {isa = XCLocalSwiftPackageReference; relativePath = Packages/Beads; };
      }; rootObject = P; }
      """)
    try folder.write(
      "Shop/AppDelegate.swift",
      """
      import UIKit
      import Shop_Kit
      @testable import Pod_Strings
      import class Foundation.NSObject
      #if canImport(Pea)
      import Pea
      #endif

      @UIApplicationMain
      class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?

        func application(
          _ application: UIApplication,
          didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
          window = UIWindow(frame: UIScreen.main.bounds)
          let controller = UIViewController()
          controller.view = Board(width: valueKit() + valueStrings() + valuePea())
          window?.rootViewController = controller
          window?.makeKeyAndVisible()
          return true
        }
      }
      """)
    try folder.write(
      "Common/Code/Board.swift",
      """
      import UIKit

      class Board: UIView {
        init(width: CGFloat) {
          super.init(frame: .zero)
          let bar = UIView(frame: CGRect(x: 0, y: 100, width: width, height: 8))
          bar.accessibilityIdentifier = "bar"
          bar.backgroundColor = UIColor(named: "accent")
          addSubview(bar)
          let row = UINib(nibName: "Row", bundle: nil).instantiate(withOwner: nil)[0] as! UIView
          row.accessibilityIdentifier = "row"
          addSubview(row)
        }

        required init?(coder: NSCoder) { fatalError() }
      }
      """)
    try folder.write("Common/Code/Stray.swift", "class AppDelegate {}\n")
    try folder.write(
      "Common/Art.xcassets/accent.colorset/Contents.json",
      """
      {"colors": [{"idiom": "universal", "color": {"color-space": "srgb",
        "components": {"red": "0.000", "green": "0.000", "blue": "1.000", "alpha": "1.000"}}}]}
      """)
    try folder.write(
      "Common/Base.lproj/Row.xib",
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
        <objects>
          <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
          <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
          <view contentMode="scaleToFill" id="row">
            <rect key="frame" x="0.0" y="300" width="77" height="11"/>
          </view>
        </objects>
      </document>
      """)
  }

  /// Writes a package, a pod under development, and libraries fetched by Carthage and CocoaPods.
  private func writeLibraries() throws {
    try library("Kit", in: "Kit/Kit.swift", "valueBeads() + 1", imports: "import Beads")
    try folder.write(
      "Packages/Beads/Package.swift",
      """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "Beads", targets: [
          .target(name: "Threads", path: "Threads"),
          .target(name: "Beads", dependencies: ["Threads"], path: "Code", exclude: ["Old"]),
          .testTarget(name: "BeadsTests", path: "Tests"),
        ])
      """)
    try library(
      "Beads", in: "Packages/Beads/Code/Beads.swift", "valueThreads() + 10",
      imports: "import Threads")
    try library("Beads", in: "Packages/Beads/Code/Old/Beads.swift", "0")
    try library(
      "Threads", in: "Packages/Beads/Threads/Threads.swift", "valueCart() + 100",
      imports: "import Cart")
    try folder.write(
      "Pod-Strings.podspec",
      """
      Pod::Spec.new do |s|
        s.name = 'Pod-Strings'
        s.default_subspecs = 'Core'
        s.subspec 'Extra' do |x|
          x.source_files = 'Strings/Other.swift'
        end
        s.subspec 'Core' do |core|
          core.source_files = ['Strings/Main.{swift,h}', "Strings/More/**/*.swift"]
        end
      end
      """)
    try library("Strings", in: "Strings/Main.swift", "more()", imports: "import Foundation")
    try folder.write(
      "Strings/More/Deep/More.swift", "import Foundation\nfunc more() -> CGFloat { 1000 }\n")
    try library("Strings", in: "Strings/Other.swift", "0")
    try folder.write(
      "Carthage/Checkouts/Cart/Package.swift",
      "let package = Package(name: \"Cart\", targets: [.target(name: \"Cart\")])\n")
    try library(
      "Cart", in: "Carthage/Checkouts/Cart/Sources/Cart/Cart.swift", "10_000",
      imports: "import Foundation")
    try library("Pea", in: "Pods/Pea/Pea.swift", "100_000", imports: "import Foundation")
    for file in ["Kit/Kit", "Packages/Beads/Code/Beads", "Packages/Beads/Threads/Threads"] {
      let path = "\(folder.path)/\(file).swift"
      let text = try String(contentsOfFile: path, encoding: .utf8)
      try folder.write("\(file).swift", "import Foundation\n" + text)
    }
  }

  @Test("A scene that names only the app's folder takes the rest from the Xcode project")
  func wholeApp() throws {
    try writeProject()
    try writeLibraries()
    let listing = try run("app", "Shop")
    #expect(listing.status == 0, "\(listing.errors)")
    let places = listing.lines.map { $0.replacing("\(folder.path)/", with: "") }
    let here = folder.path
    #expect(
      places == [
        "Shop: 2 Swift files", "app delegate: AppDelegate", "storyboard: Common/Base.lproj/Row.xib",
        "module: Pea  Pods/Pea (Pods/Pea)",
        "module: Pod_Strings  Strings (Pod-Strings.podspec)",
        "module: Cart  Carthage/Checkouts/Cart/Sources/Cart (Carthage/Checkouts/Cart/Package.swift)",
        "module: Threads  Packages/Beads/Threads (Packages/Beads/Package.swift)",
        "module: Beads  Packages/Beads/Code (Packages/Beads/Package.swift)",
        "module: Shop_Kit  Kit (\(here))",
      ])

  }

  @Test(
    "A target on which the app depends comes before a package of that name, unless it is outdated",
    arguments: [("", true, false), ("DK", true, true), ("DK", false, false)])
  func dependency(_ dependencies: String, hasFile: Bool, isTarget: Bool) throws {
    try writeProject(dependencies: dependencies)
    try library("Kit", in: "Code/Kit.swift", "1", imports: "import Foundation")
    if hasFile { try library("Kit", in: "Kit/Kit.swift", "1", imports: "import Foundation") }
    try folder.write(
      "Package.swift",
      "let package = Package(targets: [.target(name: \"Shop-Kit\", path: \"Code\")])\n")
    let listing = try run("app", "Shop")
    let line = listing.lines.first { $0.hasPrefix("module: Shop_Kit") } ?? ""
    #expect(line.contains(isTarget ? "/Kit (" : "/Code ("), "\(listing.lines)")
  }

  @Test("Sources in a bundle are copied, and an empty checkout of a library has no module")
  func neitherSourcesNorLibraries() throws {
    try folder.write(
      "App/Main.swift", "import Kit\nimport UIKit\nclass Main: UIViewController {}\n")
    try folder.write("App/Sample.bundle/Sources/Main.swift", "class Main {}\n")
    try folder.write("Carthage/Checkouts/Kit/README.md", "The submodule was not fetched.\n")
    try folder.write("Carthage/Checkouts/Other/README.md", "\n")
    let listing = try run("app", "App")
    #expect(listing.lines.first == "App: 1 Swift file", "\(listing.errors)")
    #expect(!listing.lines.contains { $0.hasPrefix("module: ") })
    #expect(listing.lines.contains { $0.contains("the module Kit is not available") })
  }

  @Test("Code, nibs and catalogues outside the app's folder are compiled and found")
  func compiledFromElsewhere() throws {
    try writeProject()
    try library("Kit", in: "Kit/Kit.swift", "55", imports: "import Foundation")
    let path = "\(folder.path)/Shop/AppDelegate.swift"
    let text = try String(contentsOfFile: path, encoding: .utf8)
    try folder.write(
      "Shop/AppDelegate.swift",
      text.replacing("@testable import Pod_Strings", with: "")
        .replacing(" + valueStrings() + valuePea()", with: ""))
    // SwiftUI previews are left out with a warning, and an object in a nib receives `awakeFromNib`.
    let board = try String(
      contentsOfFile: "\(folder.path)/Common/Code/Board.swift", encoding: .utf8)
    try folder.write(
      "Common/Code/Board.swift",
      """
      #if canImport(SwiftUI)
      import SwiftUI
      #endif
      import SwiftUI
      struct Board_Previews: PreviewProvider { static var previews: some View { Text("a") } }
      #Preview { Board(width: 1) }
      class Marker: NSObject { var isSomeView = false }
      class Mark: Marker {
        @MainActor static var isAwake = false
        override func awakeFromNib() {
          super.awakeFromNib()
          Mark.isAwake = true
        }
      }

      """
        + board.replacing(
          "addSubview(row)", with: "addSubview(row); if Mark.isAwake { bar.frame.size.width += 1 }")
    )
    let xib = try String(
      contentsOfFile: "\(folder.path)/Common/Base.lproj/Row.xib", encoding: .utf8)
    try folder.write(
      "Common/Base.lproj/Row.xib",
      xib.replacing("</objects>", with: "<customObject id=\"m\" customClass=\"Mark\"/></objects>"))
    let before = folder.files
    try folder.write("scene.yaml", "scene: 1\napp: Shop\ntimeline: [{hold: 0.1s}]\n")
    let outcome = try run("trace", "scene.yaml", "--debug", "--rate", "10")
    #expect(outcome.status == 0, "\(outcome.errors)")
    let last = try #require(outcome.lines.last)
    #expect(last.contains(#""bar": {"frame": [0, 100, 56, 8]"#), "\(last)")
    #expect(last.contains(#""row": {"frame": [0, 300, 77, 11]"#), "\(last)")
    for line in [5, 6] {
      #expect(
        outcome.errors.contains(
          "Common/Code/Board.swift:\(line):1: warning: this uses SwiftUI, which is not available: "
            + "left out"
        ),
        "\(outcome.errors)")
    }
    #expect(!outcome.errors.contains("accent"), "the catalogue has the colour: \(outcome.errors)")
    #expect(folder.files == (before + ["scene.yaml"]).sorted())
  }

  @Test("A folder of the app without an entry point is compiled alone")
  func partOfAnApp() throws {
    try writeProject()
    let outcome = try run("app", "Common/Code")
    #expect(outcome.lines.first == "Code: 1 Swift file", "\(outcome.lines)")
    // A folder whose project is damaged is also treated as separate.
    try folder.write("Shop.xcodeproj/project.pbxproj", "{ objects = { P = {isa = PBXProject; ")
    #expect(try run("app", "Shop").lines.first == "Shop: 1 Swift file")
    // Without a project the folder's own files are used.
    try FileManager.default.removeItem(atPath: "\(folder.path)/Shop.xcodeproj")
    #expect(try run("app", "Shop").lines.first == "Shop: 1 Swift file")
  }

  @Test("Sources named by the scene take precedence over the project's")
  func namedModules() throws {
    try writeProject()
    try writeLibraries()
    try library("Kit", in: "Mine/Kit.swift", "\"five\"", imports: "import Foundation")
    try folder.write(
      "scene.yaml",
      "scene: 1\napp: Shop\nmodules: {Shop_Kit: Mine}\ntimeline: [{hold: 0.1s}]\n")
    let outcome = try run("trace", "scene.yaml", "--debug")
    #expect(outcome.status == 0)
    #expect(outcome.errors.contains("/Mine/Kit.swift:2:1: warning: left out"), "\(outcome.errors)")
    #expect(outcome.errors.contains("compiling Shop_Kit (1 file)"))
    #expect(!outcome.errors.contains("Beads"), "nothing imports it: \(outcome.errors)")
  }

  @Test("Folders that belong to a target are compiled as a whole")
  func synchronisedFolders() throws {
    try folder.write("Shop/App.swift", "import UIKit\n@main class AppDelegate: NSObject {}\n")
    try folder.write(
      "Extra/Board.swift", "import UIKit\nclass BoardController: UIViewController {}\n")
    try folder.write(
      "Shop.xcodeproj/project.pbxproj",
      """
      { objects = {
        P = {isa = PBXProject; mainGroup = G; targets = (T); };
        G = {isa = PBXGroup; children = (A, B); sourceTree = "<group>"; };
        A = {isa = PBXFileSystemSynchronizedRootGroup; path = Shop; sourceTree = "<group>"; };
        B = {isa = PBXFileSystemSynchronizedRootGroup; path = Extra; sourceTree = "<group>"; };
        T = {isa = PBXNativeTarget; name = Shop; buildPhases = (); fileSystemSynchronizedGroups = (A, B);
          productType = "com.apple.product-type.application"; };
      }; rootObject = P; }
      """)
    let outcome = try run("app", "Shop")
    #expect(outcome.lines.first == "Shop: 2 Swift files")
    #expect(outcome.lines.contains { $0.hasPrefix("controller: BoardController") })
  }
}
