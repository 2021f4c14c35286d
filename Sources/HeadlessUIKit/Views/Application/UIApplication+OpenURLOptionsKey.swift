extension UIApplication {
  /// Keys of what a URL is opened with.
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The key's text.
    public let rawValue: String
    /// A key of any text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The app that opens it.
    public static let sourceApplication = Self(
      rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
    /// What that app hands over.
    public static let annotation = Self(rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
    /// Whether a document is to be copied before it is changed.
    public static let openInPlace = Self(rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
    /// What had asked for it.
    public static let eventAttribution = Self(
      rawValue: "UIApplicationOpenURLOptionsEventAttributionKey")
  }

  /// Names what of other apps may be shown.
  public struct ExtensionPointIdentifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Any name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Keyboards of other apps.
    public static let keyboard = Self(rawValue: "com.apple.keyboard-service")
  }
}
