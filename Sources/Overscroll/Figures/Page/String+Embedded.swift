extension String {
  /// Creates the text of a file embedded by the build, without the line break at its end.
  package init(embedded file: [UInt8]) {
    let end = file.last == UInt8(ascii: "\n") ? file.count - 1 : file.count
    self.init(decoding: file[..<end], as: UTF8.self)
  }
}
