import Foundation
import Graphics
import ImageCodecs

/// What is written of a failure to look at, in the folder of the artifacts.
struct FailureFiles {
  /// What can be drawn of a difference.
  enum Show {
    case picture(Bitmap, Bitmap, tolerance: Tolerance)
    case film(FilmDifference)
  }

  let golden: GoldenFile
  let record: GoldenRecord
  let artifacts: String

  private var actualPath: String {
    let file = golden.id as NSString
    return "\(artifacts)/\(file.deletingPathExtension).actual.\(file.pathExtension)"
  }

  /// With the golden's whole name: a picture and a film of one name have one each.
  private func path(_ kind: String) -> String {
    let isFilm = golden.id.hasSuffix(".apng")
    return "\(artifacts)/\(golden.id).\(kind).\(isFilm ? "apng" : "png")"
  }

  /// Writes what there is to look at. A verdict stands whether or not that succeeds.
  ///
  /// - Parameter bytes: of what was drawn.
  func failure(
    _ verdict: SnapshotVerdict, bytes: [UInt8], reference: [UInt8]?, show: Show?
  ) -> SnapshotFailure {
    var failure = SnapshotFailure(verdict, golden: golden.path)
    let file = (golden.id as NSString).lastPathComponent as NSString
    let (name, ending) = (file.deletingPathExtension, file.pathExtension)
    if let reference { failure.attachments.append(("\(name).reference.\(ending)", reference)) }
    failure.attachments.append(("\(name).actual.\(ending)", bytes))
    clear()
    failure.hash = hexadecimal(contentHash(bytes))
    do {
      try WholeFile.write(bytes, to: actualPath)
      try record.write(beside: actualPath)
      failure.actual = actualPath
      if !record.fonts.isEmpty { failure.record = GoldenRecord.path(beside: actualPath) }
      if let show, let (difference, comparison) = pictures(of: show) {
        let strength = path("difference")
        failure.attachments.append(((strength as NSString).lastPathComponent, difference))
        try WholeFile.write(difference, to: strength)
        failure.difference = strength
        try WholeFile.write(comparison, to: path("comparison"))
        failure.comparison = path("comparison")
      }
    } catch {
      failure.unwritten = error
    }
    return failure
  }

  /// What an earlier run wrote of this golden is no longer true.
  func clear() {
    let all = [
      actualPath, GoldenRecord.path(beside: actualPath), path("difference"), path("comparison"),
    ]
    for path in all where FileManager.default.fileExists(atPath: path) {
      try? FileManager.default.removeItem(atPath: path)
    }
  }

  /// The strength of the difference, and a sheet of expected, actual and difference. Nil for what no
  /// picture can hold.
  private func pictures(of show: Show) -> (difference: [UInt8], comparison: [UInt8])? {
    switch show {
    case .picture(let expected, let drawn, let tolerance):
      let strength = DifferencePicture.strength(
        reference: expected, actual: drawn, tolerance: tolerance)
      let sheet = DifferencePicture.sheet(
        reference: expected, actual: drawn, tolerance: tolerance)
      guard let first = try? strength.encodedAsPNG(), let second = try? sheet.encodedAsPNG() else {
        return nil
      }
      return (first, second)
    case .film(let films):
      guard let first = film(films, DifferencePicture.strength),
        let second = film(films, DifferencePicture.sheet)
      else { return nil }
      return (first, second)
    }
  }

  /// Frames that differ, two a second.
  private func film(
    _ films: FilmDifference, _ draw: (Bitmap, Bitmap, Tolerance) -> Bitmap
  ) -> [UInt8]? {
    var encoder: APNGEncoder?
    for frame in films.shown {
      let picture = draw(frame.reference, frame.actual, films.tolerance)
      if encoder == nil {
        encoder = try? APNGEncoder(width: picture.width, height: picture.height)
      }
      guard (try? encoder?.append(picture, framesPerSecond: 2)) != nil else { return nil }
    }
    return encoder?.finish()
  }
}
