#if !canImport(Darwin)
  /// A namespace for the options of hash tables.
  public enum NSPointerFunctions {
    /// The way in which a table references and compares its objects.
    public struct Options: OptionSet, Sendable {
      /// The bits of the option set. Raw values are Foundation's.
      public let rawValue: UInt
      /// Creates options from any bits. Unnamed bits are ignored.
      public init(rawValue: UInt) { self.rawValue = rawValue }

      /// Strong references; the default.
      public static let strongMemory: Options = []
      /// Weak references: an object leaves the table when it is released.
      public static let weakMemory = Options(rawValue: 5)
      /// Comparison by `isEqual`; the default.
      public static let objectPersonality: Options = []
      /// Comparison by identity.
      public static let objectPointerPersonality = Options(rawValue: 0x200)
    }
  }
#endif
