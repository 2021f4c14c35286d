import Foundation
import Graphics
import ImageCodecs

/// The comparison of one artifact with its golden.
struct SnapshotVerification {
  let played: PlayedSnapshot
  let drawn: DrawnSnapshot
  /// The fonts and libraries of the artifact.
  let record: GoldenRecord
  let golden: GoldenFile
  let tolerance: Tolerance
  let mode: RecordMode
  /// The folder for pictures of failures.
  let artifacts: String
  /// A closure that returns whether the golden's name is free for contents with a hash.
  let claim: (UInt64) -> Bool

  private var files: FailureFiles {
    FailureFiles(golden: golden, record: record, artifacts: artifacts)
  }

  /// Compares the artifact with its golden, and records it if the mode permits.
  ///
  /// - Throws: `CodecError` for a picture that the file format cannot hold.
  func result() throws -> SnapshotResult {
    if played.isNameless { return .failed(SnapshotFailure(.nothingNamed, golden: golden.path)) }
    if case .text("") = drawn.content, !played.mayBeEmpty {
      return .failed(SnapshotFailure(.nothingListed, golden: golden.path))
    }
    // The hash of a film is computed during its comparison, unless there is no golden.
    if case .film = drawn.content {} else if !claim(drawn.hash) { return nameTaken }
    if !played.missing.isEmpty { return .failed(try failure(.incomplete(played.missing))) }
    let reference: [UInt8]?
    let wanted: GoldenRecord?
    do {
      reference = try golden.read()
      wanted = try reference.map { bytes throws(FileFailure) in try golden.readRecord(of: bytes) }
    } catch {
      return .failed(try failure(.unreadable(error)))
    }
    guard let reference, let wanted else {
      return mode == .never
        ? .failed(try failure(.noGolden)) : try recording(replacing: false)
    }
    if mode == .all { return try recording(replacing: true) }
    if GoldenFile.isPointer(reference) { return .failed(try failure(.notFetched)) }
    let missing = wanted.fonts(missingFrom: record.fonts, and: played.library)
    guard missing.isEmpty else {
      return mode == .never
        ? .failed(try failure(.fontsMissing(missing, found: record.fonts), reference: reference))
        : .skipped(
          SnapshotSkip(golden: golden.path, missing: missing, found: record.fonts))
    }
    guard let difference = try compare(with: reference) else {
      files.clear()
      return .matched
    }
    if case .nameTaken = difference.verdict { return nameTaken }
    if mode == .failed, !difference.verdict.isDamage { return try recording(replacing: true) }
    var failure = try failure(
      difference.verdict, reference: reference, show: difference.show)
    failure.libraries = wanted.librariesChanged(to: record)
    if case .film(let film) = drawn.content { failure.offsets = film.offsets }
    return .failed(failure)
  }

  private var nameTaken: SnapshotResult {
    .failed(SnapshotFailure(.nameTaken, golden: golden.path))
  }

  private func recording(replacing: Bool) throws -> SnapshotResult {
    if case .film = drawn.content, !claim(drawn.hash) { return nameTaken }
    let bytes = try drawn.encoded(with: record)
    do {
      try golden.write(bytes, record: record)
    } catch {
      return .failed(try failure(.unwritable(error)))
    }
    files.clear()
    return .recorded(SnapshotRecording(golden: golden.path, replaced: replacing))
  }

  private func failure(
    _ verdict: SnapshotVerdict, reference: [UInt8]? = nil, show: FailureFiles.Show? = nil
  ) throws -> SnapshotFailure {
    files.failure(verdict, bytes: try drawn.encoded(with: record), reference: reference, show: show)
  }

  private struct Difference {
    let verdict: SnapshotVerdict
    var show: FailureFiles.Show?
  }

  /// Returns the difference; nil without one.
  private func compare(with reference: [UInt8]) throws -> Difference? {
    switch drawn.content {
    case .table(let text): return compare(reference, with: text, isTable: true)
    case .text(let text): return compare(reference, with: text, isTable: false)
    case .picture(let bitmap):
      // The picture is encoded and decoded like the golden, so that values that the file format
      // cannot hold do not differ.
      let actual = try bitmap.throughPNG()
      let expected: Bitmap
      do {
        expected = try Bitmap(decoding: reference)
      } catch {
        return Difference(verdict: .damaged(error))
      }
      return verdict(expected, actual).map {
        Difference(verdict: $0, show: .picture(expected, actual, tolerance: tolerance))
      }
    case .film(let film): return try compare(film, with: reference)
    }
  }

  private func compare(_ reference: [UInt8], with text: String, isTable: Bool) -> Difference? {
    TraceComparison(
      reference: String(decoding: reference, as: UTF8.self), actual: text, isTable: isTable
    ).difference.map { Difference(verdict: .lines($0)) }
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

  /// Compares a film frame by frame while it is drawn.
  private func compare(_ film: SnapshotFilm, with reference: [UInt8]) throws -> Difference? {
    var films = FilmDifference(tolerance: tolerance)
    var hash = PixelHash()
    // The delay as the file format represents it.
    let delay = 1 / Double(film.framesPerSecond)
    do {
      var expected = try APNGDecoder(reference)
      try film.draw { frame throws(CodecError) in
        hash.add(frame)
        let a = try expected.nextFrame()
        let b = APNGFrame(bitmap: try frame.throughPNG(), delay: delay)
        films.add(a, b, verdict: a.flatMap { verdict($0.bitmap, b.bitmap) })
      }
      while let a = try expected.nextFrame() { films.add(a, nil, verdict: nil) }
    } catch {
      return Difference(verdict: .damaged(error))
    }
    guard claim(hash.value) else { return Difference(verdict: .nameTaken) }
    guard var verdict = films.verdict else { return nil }
    let offsets = film.offsets
    if case .frame(let index, let time, _, let how) = verdict {
      verdict = .frame(
        index, time: time, offset: index < offsets.count ? offsets[index] : nil, how)
    }
    return Difference(verdict: verdict, show: .film(films))
  }
}

extension SnapshotVerdict {
  /// Whether the golden itself is damaged.
  fileprivate var isDamage: Bool {
    if case .damaged = self { return true }
    return false
  }
}
