import Foundation
import TestSupport
import Testing

/// The build settings of an app's Xcode project, which its code reads from `Info.plist`.
@Suite(.needs(.overscroll, .swiftCompiler))
struct AppSettingsTests {
  private let program: Executable
  private let folder: Folder

  init() throws {
    program = try #require(Executable.overscroll)
    folder = try Folder()
  }

  @Test("Info.plist has the build settings of the target, the project and their .xcconfig files")
  func buildSettings() throws {
    try folder.write(
      "Shop.xcodeproj/project.pbxproj",
      """
      { objects = {
        P = {isa = PBXProject; mainGroup = G; targets = (T); buildConfigurationList = LP; };
        G = {isa = PBXGroup; children = (A, R, S); sourceTree = "<group>"; };
        A = {isa = PBXFileReference; path = Shop/Main.swift; sourceTree = "<group>"; };
        R = {isa = PBXFileReference; path = Settings/Shop.xcconfig; sourceTree = "<group>"; };
        F = {isa = PBXBuildFile; fileRef = A; };
        T = {isa = PBXNativeTarget; name = Shop; buildPhases = (S); buildConfigurationList = LT;
          productType = "com.apple.product-type.application"; };
        S = {isa = PBXSourcesBuildPhase; files = (F); };
        LP = {isa = XCConfigurationList; buildConfigurations = (CP); };
        LT = {isa = XCConfigurationList; buildConfigurations = (CT); };
        CP = {isa = XCBuildConfiguration; name = Release; baseConfigurationReference = R;
          buildSettings = {HOST = "shop.example"; PLACE = project; }; };
        CT = {isa = XCBuildConfiguration; name = Release;
          buildSettings = {PLACE = target; MARKETING_VERSION = "4.2"; LOOP = "$(LOOP)a$(LOOP)"; }; };
      }; rootObject = P; }
      """)
    try folder.write(
      "Settings/Shop.xcconfig",
      """
      #include "Base.xcconfig"
      #include? "Large.xcconfig"
      PLACE = file
      KEY = $(inherited)-b // a comment
      KEY[sdk=macosx*] = mac
      """)
    let growing = String(repeating: "GROW = a$(inherited)$(inherited)\n", count: 60)
    let spaces = String(repeating: " ", count: 100_000)
    try folder.write(
      "Settings/Large.xcconfig", growing + "WIDE =\(spaces)a\(spaces);\n#include \"\n")
    try folder.write("Settings/Base.xcconfig", "#include \"Shop.xcconfig\"\nKEY = a\nSLASH = /\n")
    let keys = ["Address", "Place", "Key", "Missing", "Loop", "CFBundleShortVersionString"]
    try folder.write(
      "Shop/Info.plist",
      """
      <plist version="1.0"><dict>
      <key>Address</key><string>https:$(SLASH)/${HOST}</string>
      <key>Place</key><string>$(PLACE)</string><key>Key</key><string>$(KEY)</string>
      <key>Missing</key><string>[$(MISSING:default=none)$(NONE)]</string>
      <key>Loop</key><string>$(LOOP)</string>
      </dict></plist>
      """)
    try folder.write(
      "Shop/Main.swift",
      """
      import UIKit
      class Main: UIViewController {
        override func viewDidLoad() {
          for key in \(keys) { print(key, Bundle.main.object(forInfoDictionaryKey: key) as? String ?? "nil") }
        }
      }
      @main class Delegate: UIResponder, UIApplicationDelegate {}
      """)
    try folder.write(
      "a.yaml",
      "scene: 1\napp: Shop\nscreen: {controller: Main}\noutputs: [{file: a.png, time: 0s}]\n")
    let outcome = try program.run(
      ["render", "a.yaml"], in: folder, environment: ["OVERSCROLL_CACHE": AppCache.path])
    #expect(outcome.status == 0, "\(outcome.errors)")
    let printed = outcome.errors.split(separator: "\n").filter { $0.hasPrefix("Shop: ") }
    #expect(
      printed == [
        "Shop: Address https://shop.example", "Shop: Place target", "Shop: Key a-b",
        "Shop: Missing [none]", "Shop: Loop ", "Shop: CFBundleShortVersionString 4.2",
      ])
  }
}
