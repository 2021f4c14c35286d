public import Foundation

/// The pasteboard of the screen whose code is running, empty at first.
///
/// - Note: Partly: it holds one item in the forms of its properties; data are not exchanged with
///   other apps.
@preconcurrency @MainActor
open class UIPasteboard: _Object {
  /// Posted by the pasteboard when its contents change.
  public nonisolated static let changedNotification = Notification.Name(
    "UIPasteboardChangedNotification")

  /// The pasteboard shared by all apps, which belongs to the current screen.
  public static var general: UIPasteboard { ScreenEnvironment.current.pasteboard }

  /// The number of changes of the contents.
  open private(set) var changeCount = 0
  private var contents: [Any] = [] {
    didSet {
      changeCount += 1
      NotificationCenter.default.post(name: Self.changedNotification, object: self)
    }
  }

  /// Creates an empty pasteboard that other code does not see.
  public init() { super.init(_object: ()) }

  private func first<Value>(_ type: Value.Type) -> Value? {
    contents.lazy.compactMap { $0 as? Value }.first
  }

  private func all<Value>(_ type: Value.Type) -> [Value]? {
    let found = contents.compactMap { $0 as? Value }
    return found.isEmpty ? nil : found
  }

  /// The first string. Setting it replaces all contents; nil clears them.
  open var string: String? {
    get { first(String.self) }
    set { contents = newValue.map { [$0] } ?? [] }
  }
  /// All strings; nil without any. Setting it replaces all contents.
  open var strings: [String]? {
    get { all(String.self) }
    set { contents = newValue ?? [] }
  }
  /// The first URL. Setting it replaces all contents; nil clears them.
  open var url: URL? {
    get { first(URL.self) }
    set { contents = newValue.map { [$0] } ?? [] }
  }
  /// All URLs; nil without any. Setting it replaces all contents.
  open var urls: [URL]? {
    get { all(URL.self) }
    set { contents = newValue ?? [] }
  }
  /// The first image. Setting it replaces all contents; nil clears them.
  open var image: UIImage? {
    get { first(UIImage.self) }
    set { contents = newValue.map { [$0] } ?? [] }
  }
  /// All images; nil without any. Setting it replaces all contents.
  open var images: [UIImage]? {
    get { all(UIImage.self) }
    set { contents = newValue ?? [] }
  }
  /// The first colour. Setting it replaces all contents; nil clears them.
  open var color: UIColor? {
    get { first(UIColor.self) }
    set { contents = newValue.map { [$0] } ?? [] }
  }
  /// Whether the pasteboard contains a string.
  open var hasStrings: Bool { string != nil }
  /// Whether the pasteboard contains a URL.
  open var hasURLs: Bool { url != nil }
  /// Whether the pasteboard contains an image.
  open var hasImages: Bool { image != nil }
  /// Whether the pasteboard contains a colour.
  open var hasColors: Bool { color != nil }

  /// Replaces the contents with the items that have a supported type.
  func copy(_ items: [Any]) {
    contents = items.filter { $0 is String || $0 is URL || $0 is UIImage || $0 is UIColor }
  }
}
