import ArgumentParser
import Foundation
import Overscroll

/// What DocC calls the pictures of one scene: `name@2x.png`, `name~dark@2x.png`. It takes the one that
/// suits the reader's screen and page (https://www.swift.org/documentation/docc/formatting-your-documentation-content).
struct DoccNames {
  /// Pixels per point unless told.
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

  /// - Throws: `ValidationError` for sizes that have no name.
  static func check(scale: Double?, width: Int?) throws {
    if width != nil {
      throw ValidationError("--docc names pictures after their scale: --width says another")
    }
    if let scale, !scales.contains(scale) {
      throw ValidationError("--docc needs --scale 1, 2 or 3, not \(scale)")
    }
  }

  /// The outputs that DocC shows, under its names.
  func renamed(_ outputs: [SceneOutput]) -> [SceneOutput] {
    outputs.filter { Self.shown.contains($0.fileType) && $0.isOneFile }.map { output in
      let file = output.file as NSString
      let suffix = output.fileType == .svg ? vectorSuffix : suffix
      return output.named("\(file.deletingPathExtension)\(suffix).\(file.pathExtension)")
    }
  }
}
