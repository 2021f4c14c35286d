import Foundation
import Graphics
import ImageCodecs
import Typography

/// One artifact held against one golden.
struct SnapshotVerification {
  let artifact: SnapshotArtifact
  /// The artifact as a file.
  let bytes: [UInt8]
  /// What the artifact was made with.
  let record: GoldenRecord
  /// Where the screen's fonts come from.
  let library: FontLibrary?
  /// Whether the artifact is a trace without numbers.
  let isNameless: Bool
  let golden: GoldenFile
  let tolerance: Tolerance
  let mode: RecordMode
  /// The directory for pictures of failures.
  let artifacts: String

  private var actualPath: String {
    let file = golden.id as NSString
    return "\(artifacts)/\(file.deletingPathExtension).actual.\(file.pathExtension)"
  }
  /// With the golden's whole name: a picture and a film of one name have one each.
  private var differencePath: String { "\(artifacts)/\(golden.id).difference.png" }

  func result() throws -> SnapshotResult {
    if isNameless { return .failed(SnapshotFailure(.nothingNamed, golden: golden.path)) }
    let reference: [UInt8]?
    let wanted: GoldenRecord
    do {
      reference = try golden.read()
      wanted = try golden.readRecord()
    } catch {
      return .failed(failure(.unreadable(error)))
    }
    guard let reference else {
      return mode == .never ? .failed(failure(.noGolden)) : recording(replacing: false)
    }
    if mode == .all { return recording(replacing: true) }
    let missing = wanted.fonts(missingFrom: record.fonts, and: library)
    guard missing.isEmpty else {
      return mode == .never
        ? .failed(failure(.fontsMissing(missing, found: record.fonts), reference: reference))
        : .skipped(
          SnapshotSkip(golden: golden.path, missing: missing, found: record.fonts))
    }
    guard var difference = try compare(with: reference) else {
      clearArtifacts()
      return .matched
    }
    if mode == .failed, !difference.verdict.isDamage { return recording(replacing: true) }
    difference.libraries = wanted.librariesChanged(to: record)
    return .failed(difference)
  }

  private func recording(replacing: Bool) -> SnapshotResult {
    do {
      try golden.write(bytes, record: record)
    } catch {
      return .failed(failure(.unwritable(error)))
    }
    clearArtifacts()
    return .recorded(SnapshotRecording(golden: golden.path, replaced: replacing))
  }

  /// Nil if there is no difference.
  private func compare(with reference: [UInt8]) throws -> SnapshotFailure? {
    switch artifact {
    case .text(let text):
      return TraceComparison(reference: String(decoding: reference, as: UTF8.self), actual: text)
        .difference.map { failure(.lines($0), reference: reference) }
    case .picture:
      // Through the file format and back, as the golden went: what it cannot hold is no difference.
      let actual = try Bitmap(decoding: bytes)
      let expected: Bitmap
      do {
        expected = try Bitmap(decoding: reference)
      } catch {
        return failure(.damaged(error), reference: reference)
      }
      return verdict(expected, actual).map {
        failure($0, reference: reference, pictures: (expected, actual))
      }
    case .animation: return try compareFilms(with: reference)
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

  private func compareFilms(with reference: [UInt8]) throws -> SnapshotFailure? {
    var actual = try GIFDecoder(bytes)
    do {
      var expected = try GIFDecoder(reference)
      var (expectedDelays, actualDelays): ([Int], [Int]) = ([], [])
      while true {
        let (a, b) = (try expected.next(), try actual.next())
        if let a, let b, let verdict = verdict(a.bitmap, b.bitmap) {
          let time = Double(expectedDelays.reduce(0, +)) / 100
          return failure(
            .frame(expectedDelays.count, time: time, verdict), reference: reference,
            pictures: (a.bitmap, b.bitmap))
        }
        if let a { expectedDelays.append(a.delay) }
        if let b { actualDelays.append(b.delay) }
        if a == nil, b == nil { break }
      }
      guard expectedDelays != actualDelays else { return nil }
      return failure(
        .delays(reference: expectedDelays, actual: actualDelays), reference: reference)
    } catch {
      return failure(.damaged(error), reference: reference)
    }
  }

  /// Writes what there is to look at. A verdict stands whether or not that succeeds.
  private func failure(
    _ verdict: SnapshotVerdict, reference: [UInt8]? = nil, pictures: (Bitmap, Bitmap)? = nil
  ) -> SnapshotFailure {
    var failure = SnapshotFailure(verdict, golden: golden.path)
    let file = (golden.id as NSString).lastPathComponent as NSString
    let (name, ending) = (file.deletingPathExtension, file.pathExtension)
    if let reference { failure.attachments.append(("\(name).reference.\(ending)", reference)) }
    failure.attachments.append(("\(name).actual.\(ending)", bytes))
    do {
      try writeWhole(bytes, to: actualPath)
      failure.actual = actualPath
      if let picture = difference(pictures) {
        failure.attachments.append(("\(file).difference.png", picture))
        try writeWhole(picture, to: differencePath)
        failure.difference = differencePath
      }
    } catch {
      failure.unwritten = error
    }
    return failure
  }

  /// Nil without pictures, or for pictures of two sizes.
  private func difference(_ pictures: (Bitmap, Bitmap)?) -> [UInt8]? {
    guard let (expected, drawn) = pictures,
      (expected.width, expected.height) == (drawn.width, drawn.height)
    else { return nil }
    // It has the size of a picture that came out of a PNG or GIF.
    return try? PictureComparison.picture(
      reference: expected, actual: drawn, tolerance: tolerance
    ).encodedAsPNG()
  }

  /// What an earlier run wrote of this golden is no longer true.
  private func clearArtifacts() {
    for path in [actualPath, differencePath] where FileManager.default.fileExists(atPath: path) {
      try? FileManager.default.removeItem(atPath: path)
    }
  }
}

extension SnapshotVerdict {
  /// Whether the golden itself is at fault.
  fileprivate var isDamage: Bool {
    if case .damaged = self { return true }
    return false
  }
}
