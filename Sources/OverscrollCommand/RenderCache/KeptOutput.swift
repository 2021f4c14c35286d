/// An output that was made once, as it is put in its place again.
package struct KeptOutput: Equatable {
  /// Pictures of it, identical neighbours counted.
  package let frames: Int
  /// What was given up for fewer bytes; nil for nothing.
  package let reduction: String?
  /// One file, or one for each frame of a sequence.
  package let files: [[UInt8]]

  package init(frames: Int, reduction: String?, files: [[UInt8]]) {
    (self.frames, self.reduction, self.files) = (frames, reduction, files)
  }

  var byteCount: Int { files.reduce(0) { $0 + $1.count } }
}
