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

/// The precedence of settings: argument, scope, outer scope, environment.
@MainActor
@Suite(.snapshots(record: .never, tolerance: .channel(maxDelta: 1), device: .iPhoneSE))
struct ScopeTests {
  private let fixture: SnapshotFixture

  init() throws { fixture = try SnapshotFixture() }

  private func nearly(_ blue: CGFloat) throws -> ScriptedScreen {
    try square(.init(red: 1, green: 0, blue: blue / 255, alpha: 1))
  }

  @Test func aSuitesTraitHoldsForItsTests() throws {
    let failure = try fixture.failure(fixture.verify(square(), .frame(), record: nil))
    #expect(failure.verdict == .noGolden)
    _ = try fixture.verify(nearly(0), .frame(), record: .all)
    guard case .matched = try fixture.verify(nearly(1), .frame(), record: nil) else {
      Issue.record("the suite's tolerance does not hold")
      return
    }
  }

  @Test(.snapshots(tolerance: .exact)) func aTestsTraitGoesBeforeItsSuites() throws {
    _ = try fixture.verify(nearly(0), .frame(), record: .all)
    let failure = try fixture.failure(fixture.verify(nearly(1), .frame(), record: nil))
    guard case .pixels = failure.verdict else {
      Issue.record("\(failure.verdict)")
      return
    }
    // Settings that the test leaves open are those of the suite.
    #expect(SnapshotScope.current.device == .iPhoneSE && SnapshotScope.current.record == .never)
  }

  @Test func anArgumentGoesBeforeEverything() throws {
    try withSnapshots(record: .never, tolerance: .channel(maxDelta: 9)) {
      guard case .recorded = try fixture.verify(nearly(0), .frame(), record: .missing),
        case .failed = try fixture.verify(nearly(1), .frame(), tolerance: .exact),
        case .matched = try fixture.verify(nearly(9), .frame())
      else {
        Issue.record("arguments do not go first")
        return
      }
    }
  }

  @Test func theEnvironmentComesLast() throws {
    var environment = try fixture.folder.environment(.all)
    environment.run = nil
    func verify(_ scope: SnapshotScope) throws -> SnapshotResult {
      try verifySnapshot(
        of: nearly(0), as: .frame(), named: "a", directory: "\(fixture.folder.path)/goldens",
        filePath: "/tests/SquareTests.swift",
        test: SnapshotTest(suites: [], name: "t", identity: "t"), in: environment,
        registry: SnapshotRegistry(), scope: scope)
    }
    guard case .recorded = try verify(SnapshotScope()),
      case .matched = try verify(SnapshotScope(record: .never))
    else {
      Issue.record("a scope goes before the environment")
      return
    }
  }

  /// Devices and scenes are listed by name in test arguments, not by their properties.
  @Test(arguments: Device.common) func argumentsPrintShort(device: Device) throws {
    #expect("\(device)" == device.identifier)
    let scene = try SceneFile.scene(
      "scene: 1\nscreen: scroll-view\ntitle: A page\n", fileName: "a.yaml")
    #expect("\(scene)" == "A page")
    let custom = try Device(size: CGSize(width: 40.5, height: 60), scale: 2)
    #expect("\(custom)" == "40.5×60@2x")
  }

  @Test func aMatrixNamesItsGoldens() throws {
    let matrix = SnapshotMatrix(
      devices: [.iPhoneSE, .iPhoneSE3], styles: [.light, .dark], textSizes: [.extraLarge],
      directions: [.rightToLeft])
    #expect(
      matrix.cells.map(\.name) == [
        "iphone-se.light.extraLarge.rightToLeft", "iphone-se.dark.extraLarge.rightToLeft",
        "iphone-se-3.light.extraLarge.rightToLeft", "iphone-se-3.dark.extraLarge.rightToLeft",
      ])
    #expect(SnapshotMatrix().cells.map(\.name) == ["own"])
    let screen = ScriptedScreen {
      let controller = UIViewController()
      let label = UILabel(frame: CGRect(x: 0, y: 50, width: 10, height: 10))
      controller.view.addSubview(label)
      label.text = "text"
      label.translatesAutoresizingMaskIntoConstraints = false
      label.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor).isActive = true
      label.topAnchor.constraint(equalTo: controller.view.topAnchor).isActive = true
      label.widthAnchor.constraint(equalToConstant: 10).isActive = true
      controller.view.backgroundColor = .systemBackground
      return controller
    }
    var (widths, shades, texts) = ([Int](), [UInt8](), [Bool]())
    for cell in matrix.cells {
      for (name, strategy) in [("p", SnapshotStrategy.frame(scale: 1)), ("v", .viewHierarchy)] {
        _ = try fixture.verify(
          screen, strategy, named: "\(name).\(cell.name)", record: .all, variation: cell.variation)
      }
      let picture = try Bitmap(
        decoding: fixture.folder.bytes("goldens/t.p.\(cell.name).png"))
      widths.append(picture.width)
      shades.append(picture[picture.width / 2, picture.height / 2].red)
      let views = String(
        decoding: try fixture.folder.bytes("goldens/t.v.\(cell.name).txt"), as: UTF8.self)
      texts.append(views.contains("UILabel (\(picture.width - 10), 0, 10,"))
    }
    #expect(widths == [320, 320, 375, 375])
    #expect(shades == [255, 0, 255, 0])
    #expect(texts == [true, true, true, true])
  }

  @Test("A matrix with a right-to-left locale mirrors the layout")
  func locales() throws {
    let matrix = SnapshotMatrix(locales: [Locale(identifier: "ar"), Locale(identifier: "de")])
    #expect(matrix.cells.map(\.name) == ["ar", "de"])
    let screen = ScriptedScreen {
      let controller = UIViewController()
      let picker = UIDatePicker()
      picker.preferredDatePickerStyle = .compact
      picker.datePickerMode = .date
      controller.view.addSubview(picker)
      return controller
    }
    var texts: [String] = []
    for cell in matrix.cells {
      _ = try fixture.verify(
        screen, .viewHierarchy, named: cell.name, record: .all, variation: cell.variation)
      texts.append(
        String(decoding: try fixture.folder.bytes("goldens/t.\(cell.name).txt"), as: UTF8.self))
    }
    #expect(texts[0].contains("يناير") && texts[1].contains("9. Jan. 2007"), "\(texts)")
  }
}
