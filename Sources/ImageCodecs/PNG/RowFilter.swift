import Graphics

/// PNG's filters; raw values are those of the file.
enum RowFilter: Int {
  case none, sub, up, average, paeth
}
