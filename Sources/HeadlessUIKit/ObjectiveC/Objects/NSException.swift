public import Foundation

#if !canImport(ObjectiveC)
  /// The name of an exception.
  public struct NSExceptionName: RawRepresentable, Hashable, Sendable {
    /// The text of the name.
    public var rawValue: String

    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// The name of exceptions without a more specific one.
    public static let genericException = NSExceptionName("NSGenericException")
    /// The name of exceptions for values outside a range.
    public static let rangeException = NSExceptionName("NSRangeException")
    /// The name of exceptions for invalid arguments.
    public static let invalidArgumentException = NSExceptionName("NSInvalidArgumentException")
    /// The name of exceptions for an object in an invalid state.
    public static let internalInconsistencyException =
      NSExceptionName("NSInternalInconsistencyException")
    /// The name of exceptions for missing memory.
    public static let mallocException = NSExceptionName("NSMallocException")
    /// The name of exceptions for an object that another one does not expect.
    public static let objectInaccessibleException = NSExceptionName("NSObjectInaccessibleException")
    /// The name of exceptions for an invalid archive.
    public static let inconsistentArchiveException =
      NSExceptionName("NSInconsistentArchiveException")
    /// The name of exceptions for a property without the given key.
    public static let undefinedKeyException = NSExceptionName("NSUnknownKeyException")
  }

  /// An exception of Objective-C, which ends an iOS app when it is raised.
  open class NSException: NSObject, @unchecked Sendable {
    // Safe: all stored properties are constants, and nothing changes the dictionary's values.

    /// The name of the exception.
    public let name: NSExceptionName
    /// The description of its cause; nil for none.
    public let reason: String?
    /// Additional values; nil for none.
    public let userInfo: [AnyHashable: Any]?

    /// Creates an exception, which has no effect before it is raised.
    public init(
      name aName: NSExceptionName, reason aReason: String?,
      userInfo aUserInfo: [AnyHashable: Any]? = nil
    ) {
      (name, reason, userInfo) = (aName, aReason, aUserInfo)
      super.init()
    }

    /// Ends the app with the exception, as an error of the screen.
    ///
    /// - Note: Partly: the code after the call still runs, because Swift has no exceptions. The
    ///   screen ends with the error after the current event.
    open func raise() {
      let (name, words) = (name.rawValue, reason ?? "")
      onMainActorUnchecked { RuntimeProblems.raise(.exception(name: name, reason: words)) }
    }

    /// Raises an exception whose reason is a format with arguments.
    open class func raise(
      _ name: NSExceptionName, format: String, arguments argList: CVaListPointer
    ) {
      NSException(name: name, reason: NSString(format: format, arguments: argList) as String)
        .raise()
    }

    /// The return addresses of the call that raised the exception. Empty: nothing is recorded.
    open var callStackReturnAddresses: [NSNumber] { [] }
    /// The symbols of the call that raised the exception. Empty: nothing is recorded.
    open var callStackSymbols: [String] { [] }
    /// The name and the reason.
    open override var description: String { "\(name.rawValue): \(reason ?? "")" }
  }

  /// A function that receives an exception which nothing catches.
  public typealias NSUncaughtExceptionHandler = (NSException) -> Void

  /// Sets the function that is called before an exception ends the app. Never called: the screen's
  /// error takes its place.
  public func NSSetUncaughtExceptionHandler(_ handler: NSUncaughtExceptionHandler?) {}

  /// Returns nil: no function is called before an exception ends the app.
  public func NSGetUncaughtExceptionHandler() -> NSUncaughtExceptionHandler? { nil }
#endif
