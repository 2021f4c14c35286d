public import Foundation

#if !canImport(Darwin)
  /// The folders of an app, in its home folder, as on iOS. Each stage has a home folder, which is
  /// empty at first.
  extension URL {
    private static func folder(_ path: String) -> URL {
      URL(filePath: NSHomeDirectory(), directoryHint: .isDirectory)
        .appending(path: path, directoryHint: .isDirectory)
    }

    /// The folder for files that the user made.
    public static var documentsDirectory: URL { folder("Documents") }
    /// The folder for files that are no documents.
    public static var libraryDirectory: URL { folder("Library") }
    /// The folder for files that can be made again.
    public static var cachesDirectory: URL { folder("Library/Caches") }
    /// The folder for files that the app needs. A new app creates it first.
    public static var applicationSupportDirectory: URL { folder("Library/Application Support") }
    /// The folder for downloaded files. A new app creates it first.
    public static var downloadsDirectory: URL { folder("Downloads") }
  }
#endif
