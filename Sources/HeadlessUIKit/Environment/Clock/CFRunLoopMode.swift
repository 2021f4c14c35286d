#if !canImport(Darwin)
  public import Foundation

  /// The mode of a run loop in Core Foundation. On a stage, all modes are the common ones.
  public struct CFRunLoopMode: RawRepresentable, Hashable {
    /// The mode's name.
    public let rawValue: CFString
    /// Creates a mode with a name.
    public init(rawValue: CFString) { self.rawValue = rawValue }

    /// The mode in which an app usually runs.
    public static var defaultMode: CFRunLoopMode {
      CFRunLoopMode(rawValue: "kCFRunLoopDefaultMode")
    }
    /// All common modes.
    public static var commonModes: CFRunLoopMode {
      CFRunLoopMode(rawValue: "kCFRunLoopCommonModes")
    }
  }
#endif
