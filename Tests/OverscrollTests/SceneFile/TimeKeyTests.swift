import Foundation
import Graphics
import HeadlessUIKit
import Layers
import Overscroll
import Synchronization
import TestSupport
import Testing
import Typography

/// The keys of a scene for the wall clock, the time zone, the seed and the patience of its stage.
@MainActor @Suite struct TimeKeyTests {
  private func scene(_ keys: String) throws -> SceneDescription {
    try SceneFile.scene(
      "scene: 1\ndevice: iphone-8\n\(keys)screen: probe\n", fileName: "scene.yaml")
  }

  /// Returns the message about the only problem of a scene.
  private func complaint(_ keys: String) -> String {
    do {
      _ = try scene(keys)
      return ""
    } catch let error as InvalidScene {
      return error.problems.count == 1 ? error.description : "several: \(error)"
    } catch {
      return "\(error)"
    }
  }

  /// A screen with a label that shows the date in several formats, the time zone and random
  /// numbers.
  private static let probe = ScreenDefinition("probe") { _ in
    let controller = UIViewController()
    controller.view.backgroundColor = .systemBackground
    let formatter = DateFormatter()
    formatter.dateFormat = "yyyy-MM-dd HH:mm:ss"
    let parts = Calendar.current.dateComponents([.year, .day, .hour, .minute], from: .now)
    let label = UILabel()
    label.text = [
      formatter.string(from: Date()),
      Date().formatted(date: .numeric, time: .shortened).replacing("\u{202F}", with: " "),
      [parts.year, parts.day, parts.hour, parts.minute].map { "\($0 ?? -1)" }.joined(
        separator: "/"),
      TimeZone.current.identifier,
      "\(Int.random(in: 0..<1_000_000_000))", UUID().uuidString,
    ].joined(separator: "\n")
    controller.view.addSubview(label)
    return controller
  }

  private func stage(_ scene: SceneDescription, fonts: FontLibrary? = nil) throws -> Stage {
    try ScreenCatalogue([Self.probe]).stage(for: scene, assets: MemoryAssets(), fonts: fonts)
  }

  /// Returns the lines of the probe's label.
  private func lines(_ scene: SceneDescription) throws -> [String] {
    let label = try #require(
      stage(scene).window.rootViewController?.view.subviews.first as? UILabel)
    return label.text?.components(separatedBy: "\n") ?? []
  }

  // MARK: - The wall clock

  @Test(arguments: [
    ("", "2025-06-09 09:41:00", "6/9/2025, 9:41 AM", "2025/9/9/41", "America/Los_Angeles"),
    (
      "date: 2031-12-24 18:05:30\ntime-zone: Europe/Berlin\n", "2031-12-24 18:05:30",
      "12/24/2031, 6:05 PM", "2031/24/18/5", "Europe/Berlin"
    ),
    (
      "time-zone: Asia/Kolkata\ndate: 1971-01-01\n", "1971-01-01 00:00:00", "1/1/1971, 12:00 AM",
      "1971/1/0/0", "Asia/Kolkata"
    ),
    (
      "date: \"2100-12-31T23:59\"\ntime-zone: Pacific/Apia\n", "2100-12-31 23:59:00",
      "12/31/2100, 11:59 PM", "2100/31/23/59", "Pacific/Apia"
    ),
    (
      "date: 2025-06-09\ntime-zone: UTC\n", "2025-06-09 00:00:00", "6/9/2025, 12:00 AM",
      "2025/9/0/0", "GMT"
    ),
    (
      "time-zone: Asia/Tokyo\nlocale: de\n", "2025-06-09 09:41:00", "9.6.2025, 9:41",
      "2025/9/9/41", "Asia/Tokyo"
    ),
  ])
  func everyFormatAgreesWithTheKeys(
    keys: String, fixed: String, styled: String, parts: String, zone: String
  ) throws {
    let seen = try lines(scene(keys))
    #expect(seen.prefix(4) == [fixed, styled, parts, zone])
  }

  @Test("A time that clocks show twice is the first of both")
  func repeatedTimes() throws {
    let date = try scene("date: 2025-11-02 01:30\n").conditions.date
    #expect(date == Date(timeIntervalSince1970: 1_762_072_200))
  }

  @Test(arguments: [
    ("date: yesterday\n", "'date' needs a date, got \"yesterday\""),
    ("date: 2025-06-09 9:41\n", "'date' needs a date"),
    ("date: 2025-06-09 09:41 AM\n", "'date' needs a date"),
    ("date: 2025-06-09T09:41Z\n", "'date' needs a date"),
    ("date: 2025-6-9\n", "'date' needs a date"),
    ("date: [2025, 6, 9]\n", "'date' needs text, got a list of 3"),
    ("date: 1970-12-31\n", "'date' must be from 1971 to 2100, got 1970"),
    ("date: 2101-01-01\n", "'date' must be from 1971 to 2100, got 2101"),
    ("date: 2025-02-30\n", "the date '2025-02-30' does not exist"),
    ("date: 2025-06-00\n", "the date '2025-06-00' does not exist"),
    ("date: 2025-06-09 25:00\n", "the date '2025-06-09 25:00' does not exist"),
    ("date: 2025-06-09 24:00\n", "the date '2025-06-09 24:00' does not exist"),
    ("date: 2025-06-09 09:41:60\n", "the date '2025-06-09 09:41:60' does not exist"),
    (
      "date: 2025-03-09 02:30\n",
      "the date '2025-03-09 02:30' does not exist in America/Los_Angeles, where clocks skip it"
    ),
    (
      "time-zone: Pacific/Apia\ndate: 2011-12-30 12:00:01\n",
      "the date '2011-12-30 12:00:01' does not exist in Pacific/Apia, where clocks skip it"
    ),
  ])
  func otherDatesAreRefused(keys: String, message: String) {
    let complaint = complaint(keys)
    let line = keys.hasPrefix("date") ? 3 : 4
    #expect(complaint.hasPrefix("scene.yaml:\(line):7: error: \(message)"), "\(complaint)")
  }

  @Test(arguments: [
    ("europe/berlin", "did you mean 'Europe/Berlin'?"), ("Berlin", "did you mean 'Europe/Berlin'?"),
    ("new york", "did you mean 'America/New_York'?"), ("Asia/Tokio", "did you mean 'Asia/Tokyo'?"),
    ("GMT+2", "IANA"), ("+02:00", "IANA"), ("PST", "unknown time zone 'PST'"), ("Mars/Base", ""),
    ("../Europe/Berlin", ""), ("''", ""),
  ])
  func otherTimeZonesAreRefused(name: String, help: String) {
    let complaint = complaint("time-zone: \(name)\n")
    #expect(complaint.hasPrefix("scene.yaml:3:12: error: "), "\(complaint)")
    #expect(complaint.contains("time zone") || complaint.contains("time-zone"))
    #expect(complaint.contains(help) || help.isEmpty, "\(complaint)")
  }

  // MARK: - Seed and patience

  @Test func aSeedDeterminesAllRandomNumbers() throws {
    let (usual, zero) = (try lines(scene("")), try lines(scene("seed: 0\n")))
    let (seven, largest) = (
      try lines(scene("seed: 7\n")), try lines(scene("seed: 9007199254740991\n"))
    )
    #expect(usual == zero)
    #expect(try seven == lines(scene("seed: 7\n")))
    for index in 4...5 {
      #expect(Set([zero[index], seven[index], largest[index]]).count == 3, "\(zero) \(seven)")
    }
  }

  @Test(arguments: ["-1", "1.5", "x", "\"7\"", "9007199254740992", "18446744073709551616", "1e400"])
  func otherSeedsAreRefused(seed: String) {
    #expect(complaint("seed: \(seed)\n").hasPrefix("scene.yaml:3:7: error: 'seed' "))
  }

  @Test(arguments: [("", 2), ("patience: 0s\n", 0), ("patience: 1500ms\n", 1.5)])
  func patienceIsThatOfTheStage(keys: String, seconds: Double) throws {
    #expect(try stage(scene(keys)).conditions.patience == seconds)
  }

  @Test(arguments: ["2", "-1s", "601s", "forever"])
  func otherPatienceIsRefused(patience: String) {
    #expect(complaint("patience: \(patience)\n").hasPrefix("scene.yaml:3:11: error: 'patience' "))
  }

  private final class Ending: Sendable {
    let isReached = Atomic(false)
  }

  @Test(arguments: [(0, 0), (-1, 0), (.nan, 0), (0.01, 0.01)] as [(TimeInterval, TimeInterval)])
  func aStageWaitsNoLongerThanItsPatience(patience: TimeInterval, effective: Double) throws {
    let ending = Ending()
    defer { ending.isReached.store(true, ordering: .relaxed) }
    let stage = try Stage(under: StageConditions(device: .iPhone8, patience: patience)) {
      Thread.detachNewThread {
        while !ending.isReached.load(ordering: .relaxed) { sched_yield() }
      }
      return UIViewController()
    }
    try stage.advance(to: 0.1)
    let message = "still works after \(effective) s"
    #expect(stage.problems.contains { "\($0)".contains(message) }, "\(stage.problems)")
  }

  // MARK: - Panels and variants

  @Test func aPanelsClockShowsTheScenesHourInItsTimeZone() throws {
    let scene = try scene(
      """
      date: 2030-01-02 03:04:05
      seed: 1
      compare: [{}, {time-zone: Asia/Tokyo}, {date: 2031-01-01, seed: 2}, {patience: 0s}]

      """)
    let seen = try scene.panels.map { try lines($0.scene) }
    #expect(
      seen.map { $0[0] } == [
        "2030-01-02 03:04:05", "2030-01-02 03:04:05", "2031-01-01 00:00:00", "2030-01-02 03:04:05",
      ])
    #expect(seen[1][3] == "Asia/Tokyo")
    #expect(seen[0][4] == seen[1][4] && seen[0][4] != seen[2][4])
    #expect(scene.panels.map(\.scene.conditions.patience) == [2, 2, 2, 0])
  }

  @Test func aPanelsTimeZoneMustHaveTheScenesHour() {
    let complaint = complaint(
      "date: 2025-03-30 02:30\ncompare: [{}, {time-zone: Europe/Berlin}]\n")
    #expect(
      complaint.hasPrefix(
        "scene.yaml:4:27: error: the date '2025-03-30 02:30' does not exist in Europe/Berlin"),
      "\(complaint)")
  }

  @Test func theyVaryAndNameFiles() throws {
    let scenes = try SceneFile.scenes(
      Array(
        """
        scene: 1
        screen: probe
        variants:
          time-zone: [Europe/Berlin, UTC]
          date: [2025-06-09 09:41, 2025-06-10]
          seed: [1]
          patience: [1s]
        outputs: [{file: "a-{time-zone}-{date}-{seed}.png", time: end}]
        """.utf8), fileName: "scene.yaml")
    #expect(
      scenes.flatMap { $0.outputs.map(\.file) } == [
        "a-Europe-Berlin-2025-06-09-09-41-1.png", "a-Europe-Berlin-2025-06-10-1.png",
        "a-UTC-2025-06-09-09-41-1.png", "a-UTC-2025-06-10-1.png",
      ])
    #expect(
      try scenes.map { try lines($0)[0] } == [
        "2025-06-09 09:41:00", "2025-06-10 00:00:00", "2025-06-09 09:41:00", "2025-06-10 00:00:00",
      ])
  }

  // MARK: - The status bar

  private static let fonts = FontLibrary(directories: InstalledFonts.interDirectories)

  private func picture(_ keys: String, at time: TimeInterval) throws -> Bitmap {
    let stage = try stage(scene(keys), fonts: Self.fonts)
    try stage.advance(to: time)
    return Compositor(scale: 1).render(stage.layerTree())
  }

  @Test(
    "The status bar shows the wall clock as the region writes it",
    arguments: [
      ("", 0, "9:41"), ("date: 2025-06-09 21:05\n", 0, "9:05"), ("date: 2025-06-09\n", 0, "12:00"),
      ("locale: en-US\n", 0, "9:41"), ("locale: de\n", 0, "09:41"), ("locale: ja\n", 0, "9:41"),
      ("locale: de\ndate: 2025-06-09 21:05\n", 0, "21:05"), ("locale: da\n", 0, "09.41"),
      ("locale: ar-EG\ndirection: ltr\n", 0, "9:41"), ("locale: fa\ndirection: ltr\n", 0, "9:41"),
      ("date: 2025-06-09 09:59:30\n", 29.9, "9:59"), ("date: 2025-06-09 09:59:30\n", 30, "10:00"),
      ("date: 2025-06-09 09:59:30\n", 600, "10:09"), ("", 59.9, "9:41"), ("", 60, "9:42"),
    ] as [(String, TimeInterval, String)])
  func clocks(keys: String, time: TimeInterval, text: String) throws {
    let shown = try picture(keys, at: time)
    let direction = "locale: de\nstatus-bar: {time: \"\(text)\"}\n"
    #expect(try shown == picture(direction, at: time))
    #expect(try shown != picture("status-bar: {time: \"8:88\"}\n", at: time))
  }

  @Test func aWrittenStatusBarStays() throws {
    let keys = "status-bar: {time: \"7:77\"}\n"
    #expect(try picture(keys, at: 0) == picture("date: 2025-01-01 10:09\n" + keys, at: 120))
  }

  // MARK: - The public API

  @Test func conditionsOfAStageSetThem() throws {
    let berlin = try #require(TimeZone(identifier: "Europe/Berlin"))
    let conditions = StageConditions(
      device: .iPhone8, date: Date(timeIntervalSince1970: 1_000_000_000), timeZone: berlin,
      seed: .max)
    var seen: [String] = []
    _ = try Stage(under: conditions) {
      let formatter = DateFormatter()
      (formatter.dateStyle, formatter.timeStyle) = (.short, .medium)
      seen = [formatter.string(from: Date()), TimeZone.current.identifier]
      return UIViewController()
    }
    #expect(
      seen.map { $0.replacing("\u{202F}", with: " ") } == ["9/9/01, 3:46:40 AM", "Europe/Berlin"])
  }

  @Test(arguments: [-1, 4_165_516_800, .nan, .infinity, -1e300] as [TimeInterval])
  func datesOutOfRangeAreErrors(seconds: TimeInterval) {
    let conditions = StageConditions(
      device: .iPhone8, date: Date(timeIntervalSince1970: seconds))
    do {
      _ = try Stage(under: conditions) { UIViewController() }
      Issue.record("a stage began at \(seconds)")
    } catch {
      #expect("\(error)".hasSuffix("specify a date of the years 1970 to 2101"), "\(error)")
    }
  }

  @Test func theRangeOfDatesIsPossible() throws {
    for date in [StageConditions.dates.lowerBound, StageConditions.dates.upperBound] {
      var seen: Date?
      _ = try Stage(under: StageConditions(device: .iPhone8, date: date)) {
        seen = Date()
        return UIViewController()
      }
      #expect(seen == date)
    }
  }
}
