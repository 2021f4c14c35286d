import Foundation
import Graphics
import ImageCodecs

/// One artifact held against one golden.
struct SnapshotVerification {
  let artifact: SnapshotArtifact
  let fonts: [String]
  let golden: GoldenFile
  let tolerance: Tolerance
  let mode: RecordMode
  /// The directory for pictures of failures.
  let artifacts: String

  func result() throws -> SnapshotResult {
    guard let reference = golden.read() else {
      return mode == .never ? .failed(try failure(.noGolden)) : try record(replacing: false)
    }
    if mode == .all { return try record(replacing: true) }
    let wanted = golden.readFonts()
    guard wanted == fonts else {
      return .skipped(SnapshotSkip(golden: golden.path, wanted: wanted, found: fonts))
    }
    guard let failure = try compare(with: reference) else { return .matched }
    return mode == .failed ? try record(replacing: true) : .failed(failure)
  }

  private func record(replacing: Bool) throws -> SnapshotResult {
    try golden.write(artifact.encoded(), fonts: fonts)
    return .recorded(SnapshotRecording(golden: golden.path, replaced: replacing))
  }

  private func compare(with reference: [UInt8]) throws -> SnapshotFailure? {
    switch artifact {
    case .text(let text):
      return try TraceComparison(
        reference: String(decoding: reference, as: UTF8.self), actual: text
      )
      .difference.map { try failure(.lines($0), reference: reference) }
    case .picture(let bitmap):
      // Through the file format and back, as the golden went: what it cannot hold is no difference.
      let actual = try Bitmap(decoding: bitmap.encodedAsPNG())
      let expected: Bitmap
      do {
        expected = try Bitmap(decoding: reference)
      } catch {
        return try failure(.unreadable("\(error)"), reference: reference)
      }
      guard let verdict = verdict(expected, actual) else { return nil }
      return try failure(verdict, reference: reference, pictures: (expected, actual))
    case .animation(let bytes): return try compareFilms(reference, bytes)
    }
  }

  private func verdict(_ reference: Bitmap, _ actual: Bitmap) -> SnapshotVerdict? {
    guard
      let comparison = PictureComparison(
        reference: reference, actual: actual, tolerance: tolerance)
    else {
      return .size(
        reference: .init(width: reference.width, height: reference.height),
        actual: .init(width: actual.width, height: actual.height))
    }
    guard let first = comparison.first else { return nil }
    return .pixels(
      count: comparison.count, total: reference.width * reference.height, worst: comparison.worst,
      x: first.x, y: first.y, reference: first.reference, actual: first.actual)
  }

  private func compareFilms(_ reference: [UInt8], _ actual: [UInt8]) throws -> SnapshotFailure? {
    var (expectedDelays, actualDelays): ([Int], [Int]) = ([], [])
    var films: (GIFDecoder, GIFDecoder)
    films.1 = try GIFDecoder(actual)
    do {
      films.0 = try GIFDecoder(reference)
      while true {
        let (a, b) = (try films.0.next(), try films.1.next())
        if let a, let b, let verdict = verdict(a.bitmap, b.bitmap) {
          let time = Double(expectedDelays.reduce(0, +)) / 100
          return try failure(
            .frame(expectedDelays.count, time: time, verdict), reference: reference,
            pictures: (a.bitmap, b.bitmap))
        }
        if let a { expectedDelays.append(a.delay) }
        if let b { actualDelays.append(b.delay) }
        if a == nil, b == nil { break }
      }
    } catch let error as CodecError {
      return try failure(.unreadable("\(error)"), reference: reference)
    }
    guard expectedDelays != actualDelays else { return nil }
    return try failure(
      .delays(reference: expectedDelays, actual: actualDelays), reference: reference)
  }

  /// Writes what there is to look at.
  private func failure(
    _ verdict: SnapshotVerdict, reference: [UInt8]? = nil, pictures: (Bitmap, Bitmap)? = nil
  ) throws -> SnapshotFailure {
    var failure = SnapshotFailure(verdict: verdict, golden: golden.path)
    let name = (golden.id as NSString).lastPathComponent
    let ending = artifact.pathExtension
    if let reference { failure.attachments.append(("\(name).reference.\(ending)", reference)) }
    let bytes = try artifact.encoded()
    failure.attachments.append(("\(name).actual.\(ending)", bytes))
    let actual = "\(artifacts)/\(golden.id).actual.\(ending)"
    try writeWhole(bytes, to: actual)
    failure.actual = actual
    if let (expected, drawn) = pictures,
      (expected.width, expected.height) == (drawn.width, drawn.height)
    {
      let picture = try PictureComparison.picture(
        reference: expected, actual: drawn, tolerance: tolerance
      ).encodedAsPNG()
      failure.attachments.append(("\(name).difference.png", picture))
      let difference = "\(artifacts)/\(golden.id).difference.png"
      try writeWhole(picture, to: difference)
      failure.difference = difference
    }
    return failure
  }
}
