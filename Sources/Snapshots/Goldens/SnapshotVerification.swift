import Foundation
import Graphics
import ImageCodecs

/// One artifact held against one golden.
@MainActor
struct SnapshotVerification {
  let played: PlayedSnapshot
  /// The artifact as a file.
  let bytes: [UInt8]
  /// What the artifact was made with.
  let record: GoldenRecord
  let golden: GoldenFile
  let tolerance: Tolerance
  let mode: RecordMode
  /// The directory for pictures of failures.
  let artifacts: String

  private var files: FailureFiles {
    FailureFiles(golden: golden, bytes: bytes, record: record, artifacts: artifacts)
  }

  func result() throws -> SnapshotResult {
    if played.isNameless { return .failed(SnapshotFailure(.nothingNamed, golden: golden.path)) }
    if !played.missing.isEmpty { return .failed(failure(.incomplete(played.missing))) }
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
    let missing = wanted.fonts(missingFrom: record.fonts, and: played.library)
    guard missing.isEmpty else {
      return mode == .never
        ? .failed(failure(.fontsMissing(missing, found: record.fonts), reference: reference))
        : .skipped(
          SnapshotSkip(golden: golden.path, missing: missing, found: record.fonts))
    }
    guard var difference = try compare(with: reference) else {
      files.clear()
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
    files.clear()
    return .recorded(SnapshotRecording(golden: golden.path, replaced: replacing))
  }

  private func failure(
    _ verdict: SnapshotVerdict, reference: [UInt8]? = nil, show: FailureFiles.Show? = nil
  ) -> SnapshotFailure {
    files.failure(verdict, reference: reference, show: show)
  }

  /// Nil if there is no difference.
  private func compare(with reference: [UInt8]) throws -> SnapshotFailure? {
    switch played.artifact {
    case .table(let text), .text(let text):
      let isTable = if case .table = played.artifact { true } else { false }
      return TraceComparison(
        reference: String(decoding: reference, as: UTF8.self), actual: text, isTable: isTable
      ).difference.map { failure(.lines($0), reference: reference) }
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
        failure(
          $0, reference: reference, show: .picture(expected, actual, tolerance: tolerance))
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
    return comparison.difference.map { .pixels($0) }
  }

  private func compareFilms(with reference: [UInt8]) throws -> SnapshotFailure? {
    var actual = try APNGDecoder(bytes)
    var expected: APNGDecoder
    var films = FilmDifference(tolerance: tolerance)
    do {
      expected = try APNGDecoder(reference)
      while true {
        let (a, b) = (try expected.nextFrame(), try actual.nextFrame())
        guard a != nil || b != nil else { break }
        films.add(a, b, verdict: a.flatMap { a in b.flatMap { verdict(a.bitmap, $0.bitmap) } })
      }
    } catch {
      return failure(.damaged(error), reference: reference)
    }
    guard var verdict = films.verdict else { return nil }
    let offsets = try played.offsets()
    if case .frame(let index, let time, _, let how) = verdict {
      verdict = .frame(
        index, time: time, offset: index < offsets.count ? offsets[index] : nil, how)
    }
    var failure = failure(verdict, reference: reference, show: .film(films))
    failure.offsets = offsets
    return failure
  }
}

extension SnapshotVerdict {
  /// Whether the golden itself is at fault.
  fileprivate var isDamage: Bool {
    if case .damaged = self { return true }
    return false
  }
}
