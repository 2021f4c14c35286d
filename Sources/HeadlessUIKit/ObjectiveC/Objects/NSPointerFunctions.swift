#if !canImport(Darwin)
  /// How a table holds its objects.
  public enum NSPointerFunctions {
    /// Whether objects go when nobody else has them.
    public struct Options: OptionSet, Sendable {
      /// As Foundation on iOS numbers them.
      public let rawValue: UInt
      /// Of such numbers; what none of them says means nothing.
      public init(rawValue: UInt) { self.rawValue = rawValue }

      /// They stay; the default.
      public static let strongMemory: Options = []
      /// They go.
      public static let weakMemory = Options(rawValue: 5)
      /// They are compared by `isEqual`; the default.
      public static let objectPersonality: Options = []
      /// They are equal only to themselves.
      public static let objectPointerPersonality = Options(rawValue: 0x200)
    }
  }
#endif
