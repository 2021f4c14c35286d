import Foundation
import Graphics
import ImageCodecs

/// The files about a failure that are written to the artifacts folder for people to look at.
struct FailureFiles {
  /// A difference that can be drawn.
  enum Show {
    case picture(Bitmap, Bitmap, tolerance: Tolerance)
    case film(FilmDifference)
  }

  let golden: GoldenFile
  let record: GoldenRecord
  let artifacts: String

  private var files: ArtifactFiles { ArtifactFiles(of: golden.id, in: artifacts) }

  /// Writes the files and returns the failure. If writing fails, the verdict does not change.
  ///
  /// - Parameter bytes: The bytes of the drawn snapshot.
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
      try AtomicFile.write(bytes, to: files.actual)
      try record.write(beside: files.actual, of: bytes)
      failure.actual = files.actual
      if let show, let (difference, comparison) = pictures(of: show) {
        let strength = files.difference
        failure.attachments.append(((strength as NSString).lastPathComponent, difference))
        try AtomicFile.write(difference, to: strength)
        failure.difference = strength
        try AtomicFile.write(comparison, to: files.comparison)
        failure.comparison = files.comparison
      }
    } catch {
      failure.unwritten = error
    }
    return failure
  }

  /// Removes files that an earlier run wrote for this golden, because they are outdated.
  func clear() { files.remove() }

  /// Returns the strength of the difference, and a sheet of expected, actual and difference; nil if
  /// no file format can hold them.
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

  /// Returns the differing frames as an animated PNG with two frames per second.
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
