/// An output stored in the cache.
package struct CachedOutput: Equatable {
  /// The number of frames; identical neighbours count separately.
  package let frames: Int
  /// The reduction that was applied to save bytes, or nil.
  package let reduction: String?
  /// The contents of the output: one file, or one per frame of a sequence.
  package let files: [[UInt8]]

  package init(frames: Int, reduction: String?, files: [[UInt8]]) {
    (self.frames, self.reduction, self.files) = (frames, reduction, files)
  }

  var byteCount: Int { files.reduce(0) { $0 + $1.count } }
}
