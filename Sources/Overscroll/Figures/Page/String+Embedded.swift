extension String {
  /// The text of a file that the build embeds, without the line break at its end.
  package init(embedded file: [UInt8]) {
    self.init(decoding: file.last == UInt8(ascii: "\n") ? file.dropLast() : file[...], as: UTF8.self)
  }
}
