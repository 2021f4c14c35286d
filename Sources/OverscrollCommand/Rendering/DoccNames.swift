import ArgumentParser
import Foundation
import Overscroll

/// The file names by which DocC finds the versions of a picture: `name@2x.png`, `name~dark@2x.png`.
///
/// DocC selects the version for the reader's screen and appearance
/// (https://www.swift.org/documentation/docc/formatting-your-documentation-content).
struct DoccNames {
  /// The default scale, in pixels per point.
  static let scale = 2.0
  private static let scales = [1.0, 2, 3]
  private static let shown: [SceneOutput.FileType] = [.png, .gif, .svg, .mp4]

  private let suffix: String
  private let vectorSuffix: String

  init(scale: Double?, isDark: Bool) {
    let scale = Int(scale ?? Self.scale)
    vectorSuffix = isDark ? "~dark" : ""
    suffix = vectorSuffix + (scale == 1 ? "" : "@\(scale)x")
  }

  /// Checks that pictures of this size can be named.
  ///
  /// - Throws: `ValidationError` for a width, and for a scale other than 1, 2 or 3.
  static func check(scale: Double?, width: Int?) throws {
    if width != nil {
      throw ValidationError("--docc needs a scale; it cannot be combined with --width")
    }
    if let scale, !scales.contains(scale) {
      throw ValidationError("--docc needs --scale 1, 2 or 3, not \(scale)")
    }
  }

  /// Returns the outputs that DocC can show, renamed for DocC.
  func renamed(_ outputs: [SceneOutput]) -> [SceneOutput] {
    outputs.filter { Self.shown.contains($0.fileType) && $0.isSingleFile }.map { output in
      let file = output.file as NSString
      let suffix = output.fileType == .svg ? vectorSuffix : suffix
      return output.named("\(file.deletingPathExtension)\(suffix).\(file.pathExtension)")
    }
  }
}
