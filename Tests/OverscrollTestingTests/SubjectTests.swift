import Foundation
import Graphics
import HeadlessUIKit
import ImageCodecs
import Overscroll
import OverscrollTesting
import Snapshots
import TestSupport
import Testing
import Typography

/// The subjects of snapshots and the results for each.
@MainActor
struct SubjectTests {
  private let fixture: SnapshotFixture

  init() throws { fixture = try SnapshotFixture() }

  private let red = Pixel(red: 255, green: 0, blue: 0, alpha: 255)

  @Test func aViewIsAsLargeAsItIs() throws {
    let view = UIView(frame: CGRect(x: 50, y: 70, width: 12, height: 9))
    view.backgroundColor = .red
    let picture = try fixture.picture(view, .frame(scale: 1))
    #expect(picture.width == 12 && picture.height == 9)
    #expect(
      picture[0, 0] == Pixel(red: 255, green: 59, blue: 48, alpha: 255) || picture[0, 0] == red)
    // The default scale is that of the device.
    #expect(try fixture.picture(view, .frame()).width == 24)
    guard case .matched = try fixture.verify(view, .frame()) else {
      Issue.record("a view is not itself")
      return
    }
  }

  @Test func aViewWithoutASizeIsAsLargeAsItsConstraints() throws {
    let view = UIView()
    view.widthAnchor.constraint(equalToConstant: 31).isActive = true
    view.heightAnchor.constraint(equalToConstant: 17).isActive = true
    let picture = try fixture.picture(view, .frame(scale: 1))
    #expect(picture.width == 31 && picture.height == 17)
  }

  @Test func aControllerFillsTheScopesDevice() throws {
    let controller = SquareController(color: .blue, side: 10)
    try withSnapshots(device: .iPhoneSE) {
      let picture = try fixture.picture(controller, .frame())
      #expect(picture.width == 640 && picture.height == 1136)
    }
  }

  @Test func aBitmapIsItself() throws {
    var bitmap = Bitmap(width: 5, height: 4, filledWith: red)
    #expect(try fixture.picture(bitmap, .frame()) == bitmap)
    bitmap[1, 1].green = 1
    let failure = try fixture.failure(fixture.verify(bitmap, .frame()))
    guard case .pixels(let difference) = failure.verdict else {
      Issue.record("\(failure.verdict)")
      return
    }
    #expect(difference.count == 1 && difference.worst.delta == 1)
    let misuse = try fixture.failure(fixture.verify(bitmap, .trace()))
    #expect(misuse.verdict == .onlyAPicture)
  }

  @Test func aSceneFileIsAScreen() throws {
    try fixture.folder.write(
      "scene.yaml", "scene: 1\nscreen: scroll-view\ndevice: {size: [30, 50], scale: 2}\n")
    let screen = try ScriptedScreen(contentsOf: "\(fixture.folder.path)/scene.yaml")
    let picture = try fixture.picture(screen, .frame())
    #expect(picture.width == 60 && picture.height == 100)
  }

  @Test func viewsAreListed() throws {
    let text = try fixture.text(square(), .viewHierarchy)
    #expect(text.contains("\n    UIScrollView 'scrollView' (0, 0, 40, 60) clips\n"), "\(text)")
    #expect(text.contains("\n      UIView 'square' (10, 20, 10, 10)\n"), "\(text)")
    let failure = try fixture.failure(fixture.verify(square(side: 12), .viewHierarchy))
    guard case .lines(let difference) = failure.verdict else {
      Issue.record("\(failure.verdict)")
      return
    }
    #expect(difference.actual == "      UIView 'square' (10, 20, 12, 12)")
    #expect(difference.count == 1)
  }

  @Test func constraintsAreListed() throws {
    let view = UIView()
    view.accessibilityIdentifier = "box"
    view.widthAnchor.constraint(equalToConstant: 30).isActive = true
    let weak = view.heightAnchor.constraint(greaterThanOrEqualToConstant: 12)
    weak.priority = .defaultLow
    weak.isActive = true
    let text = try fixture.text(view, .constraints)
    #expect(text.contains("UIView:box.width == 30"), "\(text)")
    #expect(text.contains("UIView:box.height >= 12") && text.contains(" @250"), "\(text)")
  }

  @Test func elementsAreReadFromTheTop() throws {
    let screen = ScriptedScreen {
      let controller = UIViewController()
      let later = UILabel(frame: CGRect(x: 0, y: 100, width: 80, height: 20))
      later.text = "below"
      let button = UIButton(frame: CGRect(x: 100, y: 50, width: 80, height: 20))
      button.setTitle("Go", for: .normal)
      button.isEnabled = false
      let first = UILabel(frame: CGRect(x: 0, y: 50, width: 80, height: 20))
      first.text = "above"
      let hidden = UILabel(frame: CGRect(x: 0, y: 0, width: 80, height: 20))
      hidden.text = "hidden"
      hidden.isHidden = true
      let outside = UILabel(frame: CGRect(x: 500, y: 0, width: 80, height: 20))
      outside.text = "outside"
      for view in [later, button, first, hidden, outside] { controller.view.addSubview(view) }
      return controller
    }
    #expect(
      try fixture.text(screen, .accessibility) == """
        static text "above" (0, 50, 80, 20)
        button "Go" not enabled (100, 50, 80, 20)
        static text "below" (0, 100, 80, 20)

        """)
  }

  /// Such a golden would be empty and match forever.
  @Test func aListOfNothingIsAFailure() throws {
    let bare = ScriptedScreen { UIViewController() }
    for strategy in [SnapshotStrategy.constraints, .accessibility] {
      let failure = try fixture.failure(fixture.verify(bare, strategy, record: .all))
      #expect(failure.verdict == .nothingListed)
    }
    #expect(fixture.folder.regularFiles.isEmpty)
  }

  /// Strings that Swift considers equal are different here: other accents, other line breaks, a
  /// missing line break.
  @Test(arguments: [
    ("caf\u{e9}", "cafe\u{301}"), ("a\nb", "a\u{2028}b"), ("a\nb", "a\r\nb"), ("a", "a\u{200B}"),
  ])
  func everyByteOfATextCounts(old: String, new: String) throws {
    func screen(_ text: String) -> ScriptedScreen {
      ScriptedScreen {
        let controller = UIViewController()
        let label = UILabel(frame: CGRect(x: 0, y: 40, width: 80, height: 20))
        label.text = text
        controller.view.addSubview(label)
        return controller
      }
    }
    for strategy in [SnapshotStrategy.viewHierarchy, .accessibility] {
      _ = try fixture.verify(screen(old), strategy, record: .all)
      guard case .matched = try fixture.verify(screen(old), strategy) else {
        Issue.record("\(old) is not itself")
        continue
      }
      let failure = try fixture.failure(fixture.verify(screen(new), strategy))
      guard case .lines(let difference) = failure.verdict else {
        Issue.record("\(failure.verdict)")
        continue
      }
      // The printed difference shows these characters visibly.
      #expect(
        difference.reference.unicodeScalars.elementsEqual(difference.actual.unicodeScalars) == false
      )
      #expect(difference.reference != difference.actual)
    }
  }

  @Test func aGoldenThatLostItsLastLineBreakDiffers() throws {
    _ = try fixture.verify(square(), .viewHierarchy)
    let golden = "goldens/t.a.txt"
    let text = String(decoding: try fixture.folder.bytes(golden), as: UTF8.self)
    try fixture.folder.write(golden, String(text.dropLast()))
    guard case .lines = try fixture.failure(fixture.verify(square(), .viewHierarchy)).verdict else {
      Issue.record("a golden was cut and matches")
      return
    }
  }

  /// A strategy that compares nothing fails.
  @Test func whatComparesNothingIsAFailure() throws {
    let all = SnapshotMask.rectangle(CGRect(x: -1, y: -1, width: 400, height: 400))
    for strategy in [
      SnapshotStrategy.frame(), .animation(fps: 10), .filmstrip(at: [.start, .end]),
    ] {
      let failure = try fixture.failure(
        fixture.verify(square(), strategy.masking(all), record: .all))
      #expect(failure.verdict == .allMasked)
    }
    let bitmap = Bitmap(width: 5, height: 4, filledWith: red)
    #expect(
      try fixture.failure(fixture.verify(bitmap, .frame().masking(all))).verdict == .allMasked)
    for tolerance in [
      Tolerance.channel(maxDelta: 255), .perceptual(deltaE: 100, maxDensity: 0),
      .perceptual(deltaE: 2, maxDensity: 1), .perceptual(deltaE: .infinity, maxDensity: 0),
    ] {
      let failure = try fixture.failure(
        fixture.verify(square(), .frame(), record: .all, tolerance: tolerance))
      #expect(failure.verdict == .blindTolerance(tolerance))
    }
    #expect(!fixture.folder.regularFiles.contains { $0.hasPrefix("goldens") })
  }

  @Test func whatIsMaskedIsNotCompared() throws {
    let blue = try square(.blue)
    for mask in [
      SnapshotMask.view("square"), .rectangle(CGRect(x: 10, y: 10, width: 10, height: 10)),
    ] {
      let strategy = SnapshotStrategy.frame(at: .end).masking(mask)
      _ = try fixture.verify(square(), strategy, record: .all)
      guard case .matched = try fixture.verify(blue, strategy) else {
        Issue.record("\(mask) masks nothing")
        continue
      }
    }
    // A mask follows its view. A view of another size therefore changes the mask, which is noticed.
    let masked = SnapshotStrategy.frame(at: .end).masking(.view("square"))
    guard case .failed = try fixture.verify(square(side: 12), masked) else {
      Issue.record("a mask hides its own size")
      return
    }
    let film = SnapshotStrategy.animation(fps: 10).masking(.view("square"))
    _ = try fixture.verify(square(), film)
    guard case .matched = try fixture.verify(blue, film) else {
      Issue.record("a film is not masked")
      return
    }
    let nobody = try fixture.failure(
      fixture.verify(square(), .frame().masking(.view("nobody")), named: "b"))
    #expect(nobody.verdict == .nothingToMask("nobody"))
  }

  @Test(.needs(.inter)) func aMissingImageOrGlyphIsNeverRecorded() throws {
    let fonts = FontLibrary(directories: InstalledFonts.interDirectories)
    let screens = [
      ScriptedScreen {
        let controller = UIViewController()
        controller.view.addSubview(UIImageView(image: UIImage(named: "nowhere")))
        return controller
      },
      ScriptedScreen(fonts: .library(fonts)) {
        let controller = UIViewController()
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 80, height: 20))
        label.text = "\u{12000}"
        controller.view.addSubview(label)
        return controller
      },
    ]
    for (screen, word) in zip(screens, ["nowhere", "U+12000"]) {
      for mode in [RecordMode.missing, .all] {
        let failure = try fixture.failure(fixture.verify(screen, .frame(scale: 1), record: mode))
        guard case .incomplete(let missing) = failure.verdict else {
          Issue.record("\(failure.verdict)")
          continue
        }
        #expect(missing.count == 1 && missing[0].contains(word), "\(missing)")
      }
    }
    #expect(!fixture.folder.regularFiles.contains { $0.hasPrefix("goldens") })
  }

  @Test func imagesComeFromAFolderOrABundle() throws {
    try fixture.folder.write("Package.swift", "")
    let dot = Bitmap(width: 2, height: 2, filledWith: red)
    try Data(dot.encodedAsPNG()).write(to: URL(filePath: "\(fixture.folder.path)/Dot.png"))
    let screen = ScriptedScreen {
      let controller = UIViewController()
      let view = UIImageView(image: UIImage(named: "Dot"))
      view.frame.origin = CGPoint(x: 5, y: 40)
      controller.view.addSubview(view)
      return controller
    }
    let bundle = try #require(Bundle(path: fixture.folder.path))
    for images in [SnapshotImages.folder(fixture.folder.path), .bundle(bundle)] {
      try withSnapshots(images: images) {
        let picture = try fixture.picture(screen, .frame(scale: 1))
        #expect(picture[5, 40] == red)
      }
    }
  }
}
