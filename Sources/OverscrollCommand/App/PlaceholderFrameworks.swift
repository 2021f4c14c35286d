import Foundation

/// Apple's frameworks that are not available, with placeholders for their names.
///
/// Each is one interface file next to the program, `MapKit.swiftinterface` for MapKit. The rewriter
/// completes it, and it is compiled into a library when an app first imports it.
enum PlaceholderFrameworks {
  private static var folder: String { BuildTools.resource("Placeholders") }
  private static let suffix = ".swiftinterface"

  /// Returns the source of a framework's placeholders, or nil for other modules.
  static func module(_ name: String) -> LocalModule? {
    let file = folder.appending(file: name + suffix)
    guard access(file, R_OK) == 0 else { return nil }
    return LocalModule(
      folder: folder, sources: [file], resources: [], origin: file, isPlaceholder: true)
  }
}
