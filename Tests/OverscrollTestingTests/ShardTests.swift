import Foundation
import OverscrollTesting
import Snapshots
import TestSupport
import Testing

/// Runs in several parts: the distribution of work and the merged result.
@MainActor
struct ShardTests {
  private static let seed: UInt64 = 1_301

  private let folder: Folder

  init() throws { folder = try Folder() }

  // MARK: - Plans

  private func items(_ count: Int) -> [ShardPlan.Item] {
    var random = SplitMix64(seed: Self.seed)
    return (0..<count).map {
      ShardPlan.Item(id: "scene-\($0):film", cost: Int(random.next() % 999))
    }
  }

  @Test func everyShardMakesItsPartAndAllMakeEverything() {
    for count in [0, 1, 2, 7, 40] {
      let items = items(count)
      for shards in 1...count + 3 {
        let plan = ShardPlan(items, shards: shards)
        #expect(plan.shards.count == shards)
        let made = plan.shards.flatMap { $0 }.sorted { $0.id < $1.id }
        #expect(made == items.sorted { $0.id < $1.id }, "\(count) items in \(shards) shards")
        // The plan does not depend on the order of the scenes.
        #expect(ShardPlan(items.reversed(), shards: shards).shards == plan.shards)
      }
    }
  }

  @Test func costsAreBalanced() {
    for shards in 2...9 {
      let items = items(60)
      let loads = ShardPlan(items, shards: shards).shards
        .map { $0.reduce(0) { $0 + max(1, $1.cost) } }
      let mean = Double(loads.reduce(0, +)) / Double(shards)
      // The imbalance is below the cost of the cheapest items; 60 items are fine-grained.
      #expect(Double(loads.max() ?? 0) < 1.05 * mean, "\(loads), seed \(Self.seed)")
    }
  }

  @Test func eachNameFallsToOneShard() throws {
    for count in 1...7 {
      let shards = try (1...count).map { try #require(Shard($0, of: count)) }
      var made = [Int](repeating: 0, count: count)
      for item in items(400) {
        let own = shards.indices.filter { shards[$0].contains(item.id) }
        #expect(own.count == 1)
        made[own[0]] += 1
      }
      #expect(made.allSatisfy { $0 > 400 / count / 2 }, "\(made)")
    }
  }

  @Test(arguments: [
    ("1/1", 1, 1), ("2/5", 2, 5), ("5/5", 5, 5), ("0/5", 0, 0), ("6/5", 0, 0), ("1/0", 0, 0),
    ("1", 0, 0), ("a/b", 0, 0), ("1/2/3", 0, 0), ("-1/2", 0, 0), ("+1/2", 0, 0), ("", 0, 0),
  ])
  func aShardIsWrittenAsAFraction(text: String, index: Int, count: Int) {
    let shard = Shard(text)
    #expect(shard?.index ?? 0 == index && shard?.count ?? 0 == count)
  }

  // MARK: - Environment

  @Test(
    arguments: [
      ([:], nil), (["OVERSCROLL_SHARD": "2/5"], "2/5"),
      (["TEST_TOTAL_SHARDS": "5", "TEST_SHARD_INDEX": "1"], "2/5"),
      (
        ["OVERSCROLL_SHARD": "2/5", "TEST_TOTAL_SHARDS": "5", "TEST_SHARD_INDEX": "1"], "2/5"
      ),
      // An index without a total is ignored.
      (["TEST_SHARD_INDEX": "1"], nil),
    ] as [([String: String], String?)])
  func theEnvironmentNamesTheShard(variables: [String: String], shard: String?) throws {
    #expect(try Shard.of(variables)?.description == shard)
  }

  @Test(arguments: [
    (["OVERSCROLL_SHARD": "6/5"], "OVERSCROLL_SHARD is '6/5'"),
    (["OVERSCROLL_SHARD": ""], "OVERSCROLL_SHARD is ''"),
    (["TEST_TOTAL_SHARDS": "none"], "TEST_TOTAL_SHARDS is 'none'"),
    (["TEST_TOTAL_SHARDS": "3"], "TEST_SHARD_INDEX is ''"),
    (["TEST_TOTAL_SHARDS": "3", "TEST_SHARD_INDEX": "3"], "TEST_SHARD_INDEX is '3'"),
    (
      ["OVERSCROLL_SHARD": "1/3", "TEST_TOTAL_SHARDS": "3", "TEST_SHARD_INDEX": "1"],
      "OVERSCROLL_SHARD selects shard 1/3"
    ),
  ])
  func whatIsNoShardIsAnError(variables: [String: String], words: String) {
    let error = #expect(throws: SnapshotEnvironmentError.self) { try Shard.of(variables) }
    #expect(error.map { "\($0)" }?.hasPrefix(words) == true, "\(String(describing: error))")
  }

  /// Each package has a separate artifacts folder, with a subfolder for each shard.
  @Test func artifactsLieInThePackage() throws {
    try FileManager.default.createDirectory(
      atPath: "\(folder.path)/app/Tests", withIntermediateDirectories: true)
    try folder.write("app/Package.swift", "")
    let file = "\(folder.path)/app/Tests/ATests.swift"
    let usual = "\(folder.path)/app/.build/overscroll-artifacts"
    #expect(try SnapshotEnvironment([:]).artifacts(forTestsIn: file) == usual)
    let shard = ["OVERSCROLL_SHARD": "2/5"]
    #expect(
      try SnapshotEnvironment(shard).artifacts(forTestsIn: file) == "\(usual)/shard-2-of-5")
    let elsewhere = shard.merging(["OVERSCROLL_ARTIFACTS_DIR": "/a"]) { $1 }
    #expect(
      try SnapshotEnvironment(elsewhere).artifacts(forTestsIn: file) == "/a/shard-2-of-5")
    // Without a package the folder is in the user's own temporary folder, not one for all users.
    let lonely = try SnapshotEnvironment([:]).artifacts(forTestsIn: "/nowhere/ATests.swift")
    #expect(lonely.hasSuffix("overscroll-artifacts-\(getuid())"))
  }

  // MARK: - Tests

  /// Each of twelve assertions belongs to one of three shards. Their merged report equals that of a
  /// single run.
  @Test func shardsOfTestsMakeOneReport() throws {
    let plain = "\(folder.path)/plain"
    try take(into: plain, shard: nil, sides: [10])
    try take(into: plain, shard: nil, sides: [10, 12])
    var parts: [(folder: String, manifest: SnapshotManifest)] = []
    for index in 1...3 {
      let shard = try #require(Shard(index, of: 3))
      let place = try take(into: "\(folder.path)/shared", shard: shard, sides: [10, 12])
      let manifest = try #require(try SnapshotManifest(in: place))
      #expect(manifest.shard == shard && manifest.entries.count < 12)
      parts.append((place, manifest))
    }
    let merged = try ShardMerge(parts).manifest
    #expect(merged.entries.count == 12 && merged.isWhole)
    let whole = try #require(try SnapshotManifest(in: plain))
    let roots = GoldenRoots([folder.path])
    var reports = [
      SnapshotReportFolder(whole, folder: "\(folder.path)/a", goldensIn: roots),
      SnapshotReportFolder(merged, folder: "\(folder.path)/b", goldensIn: roots),
    ]
    for index in reports.indices { _ = try reports[index].write() }
    let files = folder.regularFiles.filter { $0.hasPrefix("a/") }
    #expect(files.filter { $0.hasPrefix("a/pictures/") }.count >= 3)
    for file in files {
      #expect(try folder.bytes(file) == folder.bytes("b" + file.dropFirst()), "\(file)")
    }
    // The merged manifest has copies of the shards' pictures beside it.
    let copied = try ShardMerge(parts).write(in: "\(folder.path)/merged")
    let pictures = copied.entries.compactMap(\.actual)
    #expect(pictures.count == 6 && pictures.allSatisfy { $0.hasPrefix("\(folder.path)/merged/") })
    for picture in pictures { #expect(FileManager.default.fileExists(atPath: picture)) }
    #expect(try SnapshotManifest(in: "\(folder.path)/merged")?.entries == copied.entries)
    // Missing, unfinished or different shards do not make a complete run.
    #expect(throws: ShardMergeError.missing([2], of: 3)) { try ShardMerge([parts[0], parts[2]]) }
    #expect(throws: ShardMergeError.noShards) { try ShardMerge([]) }
    #expect(throws: ShardMergeError.noShard(plain)) { try ShardMerge([(plain, whole)]) }
    #expect(try ShardMerge(parts + [parts[1]]).manifest.entries == merged.entries)
  }

  /// Takes snapshots as one run.
  ///
  /// - Returns: The folder of the artifacts.
  @discardableResult
  private func take(into artifacts: String, shard: Shard?, sides: [CGFloat]) throws -> String {
    var environment = try folder.environment()
    environment.artifacts = artifacts
    environment.shard = shard
    let run = SnapshotRun(id: UUID().uuidString, isWhole: true, shard: shard)
    environment.run = run
    let place = environment.artifacts(forTestsIn: "")
    for number in 0..<12 {
      let side = number.isMultiple(of: 2) ? sides[0] : sides[sides.count - 1]
      _ = try verifySnapshot(
        of: square(side: side), as: .frame(), named: "n\(number)",
        directory: "\(folder.path)/goldens", filePath: "/tests/SquareTests.swift",
        test: SnapshotTest(suites: [], name: "t", identity: "t"), in: environment,
        registry: SnapshotRegistry())
    }
    try SnapshotManifest.end(run, in: place)
    return place
  }

  @Test func aShardThatWasKilledIsNotDone() throws {
    let shard = try #require(Shard(1, of: 1))
    let place = try take(into: "\(folder.path)/s", shard: shard, sides: [10])
    let path = "\(place)/manifest.jsonl"
    let text = try String(contentsOfFile: path, encoding: .utf8)
    let lines = text.split(separator: "\n")
    try (lines.dropLast().joined(separator: "\n") + "\n")
      .write(toFile: path, atomically: true, encoding: .utf8)
    let manifest = try #require(try SnapshotManifest(in: place))
    #expect(!manifest.hasEnded && !manifest.isWhole && manifest.entries.count == 12)
    #expect(throws: ShardMergeError.unfinished(shard, place)) {
      try ShardMerge([(place, manifest)])
    }
  }

  /// The status file of test runners. If it is missing, the runner takes every shard for a complete
  /// run.
  @Test func theRunnerIsTold() throws {
    let path = "\(folder.path)/status"
    try Shard.writeRunnerFile([:])
    try Shard.writeRunnerFile(["TEST_SHARD_STATUS_FILE": path])
    #expect(folder.regularFiles == ["status"])
    let error = #expect(throws: FileFailure.self) {
      try Shard.writeRunnerFile(["TEST_SHARD_STATUS_FILE": "\(path)/below"])
    }
    #expect(error?.code == .ENOTDIR || error?.code == .EEXIST)
  }
}
