/// The program's version. Said here and nowhere else: archives, manual pages and `--version` take it from
/// this line.
enum OverscrollVersion {
  static let text = "0.1.0"
}
