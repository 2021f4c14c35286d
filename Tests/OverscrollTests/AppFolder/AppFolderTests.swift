import Foundation
import Graphics
import HeadlessUIKit
import ImageCodecs
import Overscroll
import TestSupport
import Testing

/// An app's folder as Xcode creates it, written to disk for each test.
@MainActor
struct AppFolderTests {
  private let temporary: Folder
  private var root: String { temporary.path }

  init() throws { temporary = try Folder() }

  private func write(_ data: Data, _ path: String) throws {
    let whole = "\(root)/\(path)"
    try FileManager.default.createDirectory(
      atPath: (whole as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    try data.write(to: URL(fileURLWithPath: whole))
  }

  private func write(_ text: String, _ path: String) throws { try write(Data(text.utf8), path) }

  /// Writes a picture of one colour.
  private func writePicture(_ side: Int, _ path: String) throws {
    let red = Pixel(red: 255, green: 0, blue: 0, alpha: 255)
    let bitmap = Bitmap(width: side, height: side, filledWith: red)
    try write(Data(bitmap.encodedAsPNG()), path)
  }

  private static let storyboard = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"
      useAutolayout="YES" initialViewController="a"><scenes><scene><objects>
    <viewController id="a" sceneMemberID="viewController"><view key="view" id="v">
      <rect key="frame" x="0" y="0" width="320" height="480"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
      <subviews><imageView image="logo" id="i"><rect key="frame" x="0" y="0" width="40"
        height="40"/></imageView>
        <label text="Hi" id="l"><color key="textColor" name="Brand"/></label></subviews>
      <color key="backgroundColor" white="0.5" alpha="1" colorSpace="calibratedWhite"/>
    </view></viewController></objects></scene>
    <scene><objects><viewController storyboardIdentifier="profile" title="Profile" id="b"
      sceneMemberID="viewController"/></objects></scene></scenes></document>
    """

  private func writeApp() throws {
    try write(Self.storyboard, "Base.lproj/Start.storyboard")
    try write(Self.storyboard.replacing("Hi", with: "Hallo"), "de.lproj/Start.storyboard")
    try write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN"
        "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0"><dict><key>UIMainStoryboardFile</key><string>Start</string>
      <key>UILaunchStoryboardName</key><string>Launch</string>
      <key>UIAppFonts</key><array><string>Own.ttf</string></array></dict></plist>
      """, "Info.plist")
    try writePicture(1, "Assets.xcassets/logo.imageset/one.png")
    try writePicture(2, "Assets.xcassets/logo.imageset/two.png")
    try writePicture(3, "Assets.xcassets/logo.imageset/dark.png")
    try write(
      """
      {"images":[{"idiom":"universal","filename":"one.png","scale":"1x"},
      {"idiom":"universal","filename":"two.png","scale":"2x"},
      {"idiom":"universal","scale":"3x"},
      {"idiom":"universal","filename":"dark.png","scale":"3x",
      "appearances":[{"appearance":"luminosity","value":"dark"}]}],
      "info":{"version":1,"author":"xcode"}}
      """, "Assets.xcassets/logo.imageset/Contents.json")
    try write(
      """
      {"colors":[{"idiom":"universal","color":{"color-space":"srgb","components":
      {"red":"0xFF","green":"0.000","blue":"51","alpha":"1.000"}}},
      {"idiom":"universal","appearances":[{"appearance":"luminosity","value":"dark"}],
      "color":{"color-space":"srgb","components":
      {"red":"0.000","green":"1.000","blue":"0.000","alpha":"0.500"}}}]}
      """, "Assets.xcassets/Brand.colorset/Contents.json")
  }

  @Test func anEmptyNameOfAStoryboardIsNone() throws {
    func list(_ scene: String, _ main: String) -> Data {
      Data(
        """
        <plist version="1.0"><dict><key>UIMainStoryboardFile</key><string>\(main)</string>
        <key>UIApplicationSceneManifest</key><dict><key>UISceneConfigurations</key><dict>
        <key>UIWindowSceneSessionRoleApplication</key><array><dict>
        <key>UISceneStoryboardFile</key><string>\(scene)</string></dict></array></dict></dict></dict></plist>
        """.utf8)
    }
    for (scene, main, expected) in [("A", "B", "A"), ("", "B", "B"), ("", "", nil)] {
      var damaged: (any Error)?
      #expect(AppProperties(list(scene, main), &damaged).mainStoryboard == expected)
      #expect(damaged == nil)
    }
  }

  @Test("Build settings give the keys that the property list lacks")
  func generatedProperties() throws {
    let settings = [
      "INFOPLIST_KEY_UIMainStoryboardFile": "Start", "INFOPLIST_KEY_UIUserInterfaceStyle": "Light",
      "INFOPLIST_KEY_UILaunchStoryboardName": "Launch", "PRODUCT_NAME": "App",
    ]
    var damaged: (any Error)?
    let generated = AppProperties(nil, settings: settings, &damaged)
    #expect(generated.mainStoryboard == "Start" && generated.launchStoryboard == "Launch")
    #expect(generated.interfaceStyle == .light)
    let list = Data(
      "<plist version=\"1.0\"><dict><key>UIMainStoryboardFile</key><string>Own</string></dict></plist>"
        .utf8)
    #expect(AppProperties(list, settings: settings, &damaged).mainStoryboard == "Own")
    #expect(AppProperties(list, &damaged).interfaceStyle == nil)
    let merged = InfoPlistSettings.merged(
      [:],
      with: [
        "INFOPLIST_KEY_UISupportedInterfaceOrientations_iPad": "A B",
        "INFOPLIST_KEY_UIStatusBarHidden": "YES",
        "INFOPLIST_KEY_UIApplicationSceneManifest_Generation": "YES",
      ])
    #expect(merged["UISupportedInterfaceOrientations~ipad"] as? [String] == ["A", "B"])
    #expect(merged["UIStatusBarHidden"] as? Bool == true && merged.count == 3)
  }

  @Test("An app's property list is the topmost Info.plist or the one named after the app")
  func namesOfThePropertyList() throws {
    func list(_ storyboard: String) -> String {
      "<plist version=\"1.0\"><dict><key>UIMainStoryboardFile</key><string>\(storyboard)</string></dict></plist>"
    }
    let name = (root as NSString).lastPathComponent
    try write(list("Deep"), "Extension/Info.plist")
    #expect(try AppFolder(path: root).properties.mainStoryboard == "Deep")
    try write(list("Other"), "Other-Info.plist")
    try write(list("Tests"), "AppTests-Info.plist")
    #expect(try AppFolder(path: root).properties.mainStoryboard == "Other")
    try write(list("Own"), "\(name)-Info.plist")
    let folder = try AppFolder(path: root)
    #expect(folder.properties.mainStoryboard == "Own")
    #expect(!folder.resources.contains { $0.name == "\(name)-Info.plist" })
    try write(list("Plain"), "Info.plist")
    #expect(try AppFolder(path: root).properties.mainStoryboard == "Plain")
  }

  @Test(
    "An image set has variants by size class and alignment insets, and its images keep both"
  )
  func sizesAndInsets() throws {
    try writePicture(2, "Assets.xcassets/mood.imageset/all.png")
    try writePicture(4, "Assets.xcassets/mood.imageset/compact.png")
    try write(
      """
      {"images":[{"idiom":"universal","filename":"compact.png","scale":"2x","height-class":"compact"},
      {"idiom":"universal","filename":"all.png","scale":"2x",
      "alignment-insets":{"top":2,"left":0,"bottom":1,"right":0}}],
      "properties":{"template-rendering-intent":"template"}}
      """, "Assets.xcassets/mood.imageset/Contents.json")
    let stage = try Stage(device: .iPhone8, assets: try AppFolder(path: root)) {
      let controller = UIViewController()
      controller.view.addSubview(UIImageView(image: UIImage(named: "mood")))
      return controller
    }
    let view = try #require(stage.window.rootViewController?.view.subviews.first as? UIImageView)
    #expect(view.image?.renderingMode == .alwaysTemplate)
    #expect(view.image?.alignmentRectInsets == UIEdgeInsets(top: 1, left: 0, bottom: 0.5, right: 0))
    let shown = { (view.layer.contents as? UIImage)?.size }
    #expect(shown() == CGSize(width: 1, height: 1))
    stage.window.rotate(to: .landscapeLeft)
    #expect(shown() == CGSize(width: 2, height: 2))
  }

  @Test("A name with an extension finds the image set, otherwise a file, including GIFs")
  func namesWithEndings() throws {
    try writeApp()
    let red = Bitmap(
      width: 5, height: 4, filledWith: Pixel(red: 255, green: 0, blue: 0, alpha: 255))
    let encoder = try GIFEncoder(width: 5, height: 4)
    try write(Data(try encoder.append(red, delay: 4) + encoder.finish()), "Boats/boat.gif")
    let folder = try AppFolder(path: root)
    let stage = try Stage(device: .iPhone8, assets: folder) { UIViewController() }
    stage.window.environment.run {
      #expect(UIImage(named: "logo.png")?.size == UIImage(named: "logo")?.size)
      #expect(UIImage(named: "boat.gif")?.size == CGSize(width: 5, height: 4))
      #expect(UIImage(named: "boat")?.size == CGSize(width: 5, height: 4))
    }
  }

  @Test("The target decides between storyboards with equal names")
  func listedStoryboard() throws {
    for place in ["Other", "Shop"] {
      try write(Self.storyboard.replacing("Hi", with: place), "\(place)/Tags.storyboard")
    }
    func text(_ listed: [String]) throws -> String {
      let folder = try AppFolder(path: root, locale: nil, listed: listed)
      let file = try #require(folder.interface(named: "Tags", as: .storyboard))
      return String(decoding: file.data, as: UTF8.self)
    }
    #expect(try text([]).contains("Other"))
    #expect(try text([root + "/Shop/Tags.storyboard"]).contains("Shop"))
  }

  @Test("A name in another letter case finds the only picture, and is reported")
  func letterCase() throws {
    try writeApp()
    let catalogue = "Assets.xcassets"
    for name in ["StoryPhoto", "twice", "Twice"] {
      try writePicture(6, "\(catalogue)/\(name).imageset/one.png")
      try write(
        #"{"images":[{"idiom":"universal","filename":"one.png","scale":"1x"}]}"#,
        "\(catalogue)/\(name).imageset/Contents.json")
    }
    try writePicture(7, "paella.JPG")
    try writePicture(16, "Rice@2x.png")
    let folder = try AppFolder(path: root)
    let stage = try Stage(device: .iPhone8, assets: folder) { UIViewController() }
    stage.window.environment.run {
      // A file's own name is exact.
      #expect(UIImage(named: "paella.JPG")?.size == CGSize(width: 7, height: 7))
      #expect(folder.problems.isEmpty)
      #expect(UIImage(named: "storyphoto")?.size == CGSize(width: 6, height: 6))
      #expect(UIImage(named: "rice")?.size == CGSize(width: 8, height: 8))
      #expect(UIImage(named: "Paella.jpg")?.size == CGSize(width: 7, height: 7))
      #expect(UIColor(named: "brand") != nil)
      // Two names differ only in case, and the exact one has precedence.
      #expect(UIImage(named: "TWICE") == nil && UIImage(named: "Twice") != nil)
    }
    #expect(
      folder.problems
        == [
          ("image", "storyphoto", "StoryPhoto"), ("image", "rice", "Rice.png"),
          ("image", "Paella.jpg", "paella.JPG"), ("colour", "brand", "Brand"),
        ].map {
          "the \($0) '\($1)' is found as '\($2)': a phone distinguishes upper and lower case"
        })
  }

  @Test(
    "A scale that Xcode does not have counts as 1x, and is reported",
    arguments: ["0x", "-1x", "nanx", "infx", "1e308x", "x", "", "2", "4x", "2.5x"])
  func scales(scale: String) throws {
    try writePicture(6, "Assets.xcassets/a.imageset/a.png")
    try write(
      #"{"images":[{"idiom":"universal","filename":"a.png","scale":"\#(scale)"}]}"#,
      "Assets.xcassets/a.imageset/Contents.json")
    let folder = try AppFolder(path: root)
    let stage = try Stage(device: .iPhone8, assets: folder) { UIViewController() }
    stage.window.environment.run {
      let image = UIImage(named: "a")
      #expect(image?.scale == 1 && image?.size == CGSize(width: 6, height: 6))
    }
    #expect(folder.problems.count == 1)
    #expect(folder.problems.first?.contains("the scale '\(scale)' is not 1x, 2x or 3x") == true)
  }

  @Test func theFirstScreenComesFromTheStoryboardOfThePropertyList() throws {
    try writeApp()
    let folder = try AppFolder(path: root)
    #expect(folder.properties.mainStoryboard == "Start")
    #expect(folder.properties.launchStoryboard == "Launch")
    #expect(folder.properties.fonts == ["Own.ttf"])
    let stage = try Stage(device: .iPhone8, assets: folder) { try folder.firstController() }
    let view = try #require(stage.window.rootViewController?.view)
    #expect(view.frame == CGRect(x: 0, y: 0, width: 375, height: 667))
    #expect(view.backgroundColor == UIColor(white: 0.5, alpha: 1))
    #expect((view.subviews[0] as? UIImageView)?.image?.size == CGSize(width: 1, height: 1))
    #expect((view.subviews[1] as? UILabel)?.text == "Hi")
    #expect(stage.problems == [] && folder.problems == [])
  }

  @Test func controllersAreFoundByIdentifier() throws {
    try writeApp()
    let folder = try AppFolder(path: root)
    let stage = try Stage(device: .iPhone8, assets: folder) {
      try folder.controller(storyboard: "Start", identifier: "profile")
    }
    #expect(stage.window.rootViewController?.title == "Profile")
    #expect(throws: AppFolderError.noStoryboard("Main", known: ["Start"])) {
      try folder.controller(storyboard: "Main")
    }
  }

  @Test func picturesAndColoursFollowScaleAndStyle() throws {
    try writeApp()
    let folder = try AppFolder(path: root)
    func seen(_ device: Device, _ style: UIUserInterfaceStyle) throws -> (Int, UIColor?) {
      let stage = try Stage(device: device, style: style, assets: folder) { UIViewController() }
      return stage.environment.run {
        let width = (UIImage(named: "logo")?.size.width ?? 0) * (UIImage(named: "logo")?.scale ?? 0)
        return (
          Int(width), UIColor(named: "Brand")?.resolvedColor(with: UITraitCollection.current)
        )
      }
    }
    let light = try seen(.iPhone8, .light)
    #expect(light.0 == 2)
    #expect(light.1 == UIColor(red: 1, green: 0, blue: 0.2, alpha: 1))
    let dark = try seen(.iPhone8, .dark)
    #expect(dark.0 == 3)
    #expect(dark.1 == UIColor(red: 0, green: 1, blue: 0, alpha: 0.5))
  }

  @Test func picturesAreTemplatesAndSlicedAsTheCatalogueSays() throws {
    try writePicture(12, "A.xcassets/bubble.imageset/b@2x.png")
    try write(
      """
      {"images": [{"idiom": "universal", "filename": "b@2x.png", "scale": "2x", "resizing": {
        "mode": "9-part", "center": {"mode": "tile", "width": 1, "height": 1},
        "cap-insets": {"top": 4, "bottom": 6, "left": 2, "right": 8}}}],
       "properties": {"template-rendering-intent": "template"}}
      """, "A.xcassets/bubble.imageset/Contents.json")
    let folder = try AppFolder(path: root)
    let image = try #require(folder.image(named: "bubble"))
    #expect(image.size == CGSize(width: 6, height: 6))
    #expect(image.capInsets == UIEdgeInsets(top: 2, left: 1, bottom: 3, right: 4))
    #expect(image.resizingMode == .tile && image.renderingMode == .alwaysTemplate)
    #expect(folder.problems == [])
  }

  @Test func textsComeFromTheDevelopmentLanguage() throws {
    try write(#"/* Greeting */ "hello" = "Hello, \"you\"";"#, "en.lproj/Localizable.strings")
    try write(#""hello" = "Hallo";"#, "de.lproj/Localizable.strings")
    let folder = try AppFolder(path: root)
    #expect(folder.text("hello") == "Hello, \"you\"")
    #expect(folder.text("bye") == nil && folder.text("hello", table: "Other") == nil)
  }

  @Test func whatCannotBeReadIsAProblem() throws {
    try write("%PDF", "A.xcassets/vector.imageset/v.pdf")
    try write(
      #"{"images":[{"idiom":"universal","filename":"v.pdf"}]}"#,
      "A.xcassets/vector.imageset/Contents.json")
    try write("{", "A.xcassets/torn.imageset/Contents.json")
    try write("no picture", "A.xcassets/bad.imageset/b.png")
    try write(
      #"{"images":[{"idiom":"universal","filename":"b.png"}]}"#,
      "A.xcassets/bad.imageset/Contents.json")
    let folder = try AppFolder(path: root)
    for name in ["vector", "torn", "bad", "nowhere"] { #expect(folder.image(named: name) == nil) }
    #expect(folder.problems.count == 3)
    #expect(
      folder.problems[0].hasPrefix(
        "A.xcassets/vector.imageset/v.pdf: this PDF picture cannot be drawn: pdftocairo "))
    #expect(folder.message(forMissing: "vector").contains("A.xcassets/vector.imageset"))
    #expect(throws: AppFolderError.notAFolder(path: root + "/none")) {
      try AppFolder(path: root + "/none")
    }
  }

  @Test func namespacesStandBeforeNames() throws {
    try writePicture(1, "A.xcassets/Icons/heart.imageset/h.png")
    try write(
      #"{"images":[{"idiom":"universal","filename":"h.png"}]}"#,
      "A.xcassets/Icons/heart.imageset/Contents.json")
    try write(
      #"{"properties":{"provides-namespace":true}}"#, "A.xcassets/Icons/Contents.json")
    let folder = try AppFolder(path: root)
    #expect(folder.image(named: "Icons/heart") != nil && folder.image(named: "heart") == nil)
  }
}
