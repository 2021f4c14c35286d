/// The program's version. Archives, manual pages and `--version` read it from here.
enum OverscrollVersion {
  static let text = "0.1.0"
}
