import Foundation
import HeadlessUIKit
import Overscroll
import Snapshots
import TestSupport
import Testing

/// Snapshots under other dates, time zones and seeds.
@MainActor @Suite struct TimeVariationTests {
  private let fixture: SnapshotFixture

  init() throws { fixture = try SnapshotFixture() }

  /// A screen with a label that shows the date, the time zone and a random number.
  private static func makeClock() -> UIViewController {
    let controller = UIViewController()
    let formatter = DateFormatter()
    formatter.dateFormat = "yyyy-MM-dd HH:mm"
    let label = UILabel()
    label.text =
      "\(formatter.string(from: Date())) \(TimeZone.current.identifier) \(Int.random(in: 0..<99999))"
    controller.view.addSubview(label)
    return controller
  }

  private func text(_ screen: ScriptedScreen, _ matrix: SnapshotMatrix) throws -> [String] {
    try matrix.cells.map { cell in
      _ = try fixture.verify(
        screen, .viewHierarchy, named: cell.name, record: .all, variation: cell.variation)
      return String(
        decoding: try fixture.folder.bytes("goldens/t.\(cell.name).txt"), as: UTF8.self)
    }
  }

  @Test("Time zones, dates and seeds of a matrix are those of the screen's code")
  func timeAndChance() throws {
    let berlin = try #require(TimeZone(identifier: "Europe/Berlin"))
    let date = Date(timeIntervalSince1970: 1_749_487_260)
    let screen = ScriptedScreen(makeController: Self.makeClock)
    let matrix = SnapshotMatrix(timeZones: [berlin], dates: [date, date + 60], seeds: [7, 8])
    #expect(
      matrix.cells.map(\.name) == [
        "Europe-Berlin.2025-06-09T164100Z.seed-7", "Europe-Berlin.2025-06-09T164100Z.seed-8",
        "Europe-Berlin.2025-06-09T164200Z.seed-7", "Europe-Berlin.2025-06-09T164200Z.seed-8",
      ])
    let texts = try text(screen, matrix)
    for (index, time) in ["18:41", "18:41", "18:42", "18:42"].enumerated() {
      #expect(texts[index].contains("2025-06-09 \(time) Europe/Berlin "), "\(texts[index])")
    }
    #expect(texts[0] != texts[1])
    #expect(texts[2] == texts[0].replacing("18:41", with: "18:42"))
    let usual = try text(screen, SnapshotMatrix(timeZones: [berlin]))
    #expect(usual[0].contains("2025-06-09 09:41 Europe/Berlin "), "\(usual)")
  }

  @Test func aScreenUnderConditionsHasThemAll() throws {
    let conditions = StageConditions(
      device: .iPhoneSE, date: Date(timeIntervalSince1970: 0), timeZone: .gmt, seed: 3)
    let screen = ScriptedScreen(under: conditions, makeController: Self.makeClock)
    let own = try text(screen, SnapshotMatrix())[0]
    #expect(own.contains("1970-01-01 00:00 GMT ") && own.contains("(0, 0, 320, 568)"), "\(own)")
    let varied = try text(screen, SnapshotMatrix(devices: [.iPhone8], seeds: [4]))[0]
    #expect(varied.contains("1970-01-01 00:00 GMT ") && varied.contains("(0, 0, 375, 667)"))
    #expect(own.suffix(9) != varied.suffix(9))
  }
}
