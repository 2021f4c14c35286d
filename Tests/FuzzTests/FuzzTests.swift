import Fuzzing
import Graphics
import ImageCodecs
import Overscroll
import Testing

/// A short form of `make fuzz`: a few mutations of each seed, identical in every run, and the
/// regressions found before.
@MainActor
struct FuzzTests {
  /// The number of mutations per target that takes about a tenth of a second.
  private nonisolated static let counts: [FuzzTarget: Int] = [
    .png: 1500, .jpeg: 300, .gif: 1500, .font: 400, .scene: 150, .storyboard: 60, .trace: 800,
    .golden: 150, .catalogue: 150, .text: 150, .manifest: 60, .project: 150, .request: 1500,
  ]

  @Test(arguments: FuzzTarget.allCases) func seedsAreSound(target: FuzzTarget) throws {
    let seeds = try target.seeds()
    #expect(!seeds.isEmpty)
    for (index, seed) in seeds.enumerated() {
      #expect(target.complaint(about: seed) == nil, "seed file \(index)")
    }
  }

  @Test(arguments: FuzzTarget.allCases) func changedFilesBreakNothing(target: FuzzTarget) throws {
    let seeds = try target.seeds()
    let count = try #require(Self.counts[target])
    for seed in 0..<count {
      var mutation = Mutation(seed: UInt64(seed), tokens: target.tokens)
      let bytes = mutation.changed(seeds[seed % seeds.count], others: seeds)
      #expect(target.complaint(about: bytes) == nil, "\(target), mutation seed \(seed)")
    }
  }

  @Test(arguments: FuzzTarget.allCases) func whatBrokeOnceStaysMended(target: FuzzTarget) throws {
    for (index, bytes) in try target.regressions().enumerated() {
      #expect(target.complaint(about: bytes) == nil, "regression \(index)")
    }
  }

  /// These inputs were once decoded, or took minutes to read. They must be rejected.
  @Test(arguments: [FuzzTarget.png, .jpeg, .gif]) func damagedPicturesAreRefused(
    target: FuzzTarget
  ) throws {
    let files = try target.regressions()
    #expect(files.count >= 2)
    for (index, bytes) in files.enumerated() {
      #expect(throws: CodecError.self, "\(target), regression \(index)") {
        try Bitmap(decoding: bytes)
      }
    }
  }

  @Test func hostileScenesAreRefused() throws {
    let files = try FuzzTarget.scene.regressions()
    #expect(files.count >= 6)
    for (index, bytes) in files.enumerated() {
      #expect(throws: InvalidScene.self, "regression \(index)") {
        try SceneFile.scenes(bytes, fileName: "a.yaml") { _ in [] }
      }
    }
  }
}
