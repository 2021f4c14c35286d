import Foundation
import Graphics
import ImageCodecs
import OverscrollTesting
import Snapshots
import TestSupport
import Testing

/// The assignment of goldens to shards, computed from the files of the goldens.
@MainActor
struct GoldenPlanTests {
  private let folder: Folder

  init() throws {
    folder = try Folder()
    try folder.write("Package.swift", "")
  }

  private var source: String { "\(folder.path)/Tests/SquareTests.swift" }

  private func verify(
    _ name: String, side: CGFloat = 10, shard: Shard? = nil, record mode: RecordMode = .never,
    strategy: SnapshotStrategy = .frame(), run: SnapshotRun? = nil, _ registry: SnapshotRegistry
  ) throws -> SnapshotResult {
    var environment = try folder.environment(mode)
    (environment.shard, environment.run) = (shard, run)
    return try verifySnapshot(
      of: square(side: side), as: strategy, named: name, filePath: source,
      test: SnapshotTest(suites: [], name: "t", identity: "t"), in: environment,
      registry: registry)
  }

  /// The names of twenty stills. A film that costs as much as a dozen of them is added.
  private let stills = (0..<20).map { "still\($0)" }

  private func recordAll() throws {
    let registry = SnapshotRegistry()
    for name in stills { _ = try verify(name, record: .all, registry) }
    _ = try verify("film", record: .all, strategy: .animation(fps: 30), registry)
  }

  /// Goldens are distributed by cost, so the film's shard has fewer stills than the others.
  @Test func goldensAreSharedOutByWhatTheyCost() throws {
    // Files of 1, 2, … 12 million pixels, with headers only, because only the header is read.
    for count in 1...12 {
      let path = "\(folder.path)/Tests/__Snapshots__/A"
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
      var head: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10, 0, 0, 0, 13]
      head += Array("IHDR".utf8) + [0, 0, 3, 232, 0, 0, 3, 232, 8, 6, 0, 0, 0, 0, 0, 0, 0]
      head += [0, 0, 0, 8] + Array("acTL".utf8) + [0, 0, 0, UInt8(count), 0, 0, 0, 0, 0, 0, 0, 0]
      try Data(head).write(to: URL(filePath: "\(path)/a.\(count).apng"))
    }
    // These two files are not goldens.
    try folder.write("Tests/notes.png", "")
    try folder.write("Tests/__Snapshots__/A/a.1.apng.fonts", "")
    let plan = GoldenPlan(of: folder.path, isPackage: true, shards: 3)
    var loads = [0, 0, 0]
    for count in 1...12 {
      let golden = GoldenFile(
        folder: "\(folder.path)/Tests/__Snapshots__/A", filePath: "A.swift", name: "a.\(count)",
        pathExtension: "apng")
      let own = try (1...3).filter { plan.assigns(golden, to: try #require(Shard($0, of: 3))) }
      #expect(own.count == 1)
      loads[own[0] - 1] += count
    }
    // The total is 78. A distribution by names alone would be uneven.
    #expect(loads.allSatisfy { (25...27).contains($0) }, "\(loads)")
    #expect(GoldenPlan(of: folder.path, isPackage: true, shards: 3).name == plan.name)
    try folder.write("Tests/__Snapshots__/A/b.csv", "time\n")
    #expect(GoldenPlan(of: folder.path, isPackage: true, shards: 3).name != plan.name)
    #expect(GoldenPlan(of: "/nowhere", isPackage: true, shards: 3).name == "")
  }

  @Test func eachAssertionIsHeldByOneShard() throws {
    try recordAll()
    var held: [String] = []
    var parts: [(folder: String, manifest: SnapshotManifest)] = []
    for index in 1...3 {
      let shard = try #require(Shard(index, of: 3))
      let run = SnapshotRun(id: "\(index)", isWhole: true, shard: shard)
      let registry = SnapshotRegistry()
      for name in stills + ["new"] {
        switch try verify(name, shard: shard, run: run, registry) {
        case .inAnotherShard: continue
        case .matched: held.append(name)
        case .failed(let failure):
          // A name without a golden is still reported exactly once.
          #expect(name == "new" && failure.verdict == .noGolden)
          held.append(name)
        default: Issue.record("\(name)")
        }
      }
      let film = try verify(
        "film", shard: shard, strategy: .animation(fps: 30), run: run, registry)
      if case .matched = film { held.append("film") }
      let place = "\(folder.path)/artifacts/\(shard.folderName)"
      try SnapshotManifest.end(run, in: place)
      parts.append((place, try #require(try SnapshotManifest(in: place))))
    }
    #expect(held.sorted() == (stills + ["film", "new"]).sorted())
    #expect(parts.allSatisfy { !$0.manifest.plan.isEmpty })
    #expect(try ShardMerge(parts).manifest.entries.count == 22)
  }

  /// Shards with different goldens have different plans, by which an assertion could belong to no
  /// shard.
  @Test func shardsOfOtherGoldensAreNotMerged() throws {
    try recordAll()
    var parts: [(folder: String, manifest: SnapshotManifest)] = []
    for index in 1...2 {
      let shard = try #require(Shard(index, of: 2))
      let run = SnapshotRun(id: "\(index)", isWhole: true, shard: shard)
      _ = try verify("still0", shard: shard, run: run, SnapshotRegistry())
      let place = "\(folder.path)/artifacts/\(shard.folderName)"
      try SnapshotManifest.end(run, in: place)
      parts.append((place, try #require(try SnapshotManifest(in: place))))
      // The second shard has a different checkout.
      let other = "\(folder.path)/Tests/__Snapshots__/SquareTests/t.still7.png"
      if index == 1 { try FileManager.default.removeItem(atPath: other) }
    }
    #expect(throws: ShardMergeError.otherPlan(parts[0].folder, parts[1].folder)) {
      try ShardMerge(parts)
    }
  }

  /// The cost of a picture is computed from its first bytes.
  @Test func costsAreReadFromFiles() throws {
    let red = Pixel(red: 255, green: 0, blue: 0, alpha: 255)
    let small = Bitmap(width: 10, height: 20, filledWith: red)
    var film = try APNGEncoder(width: 10, height: 20)
    for index in 0..<7 {
      var frame = small
      frame[index, 0].red = 0
      try film.append(frame, framesPerSecond: 10)
    }
    let still = GoldenCost.cost(ofHead: Array(try small.encodedAsPNG().prefix(4096)))
    let moving = GoldenCost.cost(ofHead: Array(film.finish().prefix(4096)))
    let text = GoldenCost.cost(ofHead: Array("time,a\n0,1\n".utf8))
    #expect(still - text == 200 && moving - text == 1400)
    // A damaged header is not an error.
    #expect(GoldenCost.cost(ofFile: "/nowhere.png") == text)
    for count in 0..<60 {
      #expect(GoldenCost.cost(ofHead: Array(film.finish().prefix(count))) >= text)
    }
  }
}
