public import Foundation

/// What was copied last on the screen whose code is being run: every screen begins with nothing.
///
/// - Note: Partly: one item, in the forms of its properties; no other app copies or pastes.
@preconcurrency @MainActor
open class UIPasteboard: _Object {
  /// Posted by the pasteboard when what it has was changed.
  public nonisolated static let changedNotification = Notification.Name(
    "UIPasteboardChangedNotification")

  /// The one that all apps share: the present screen's.
  public static var general: UIPasteboard { ScreenEnvironment.current.pasteboard }

  /// How often what it has was changed.
  open private(set) var changeCount = 0
  private var contents: [Any] = [] {
    didSet {
      changeCount += 1
      NotificationCenter.default.post(name: Self.changedNotification, object: self)
    }
  }

  init() { super.init(_object: ()) }

  private func first<Value>(_ type: Value.Type) -> Value? {
    contents.lazy.compactMap { $0 as? Value }.first
  }

  private func all<Value>(_ type: Value.Type) -> [Value]? {
    let found = contents.compactMap { $0 as? Value }
    return found.isEmpty ? nil : found
  }

  /// The first text; setting it, or nil, takes the place of everything.
  open var string: String? {
    get { first(String.self) }
    set { contents = newValue.map { [$0] } ?? [] }
  }
  /// All texts.
  open var strings: [String]? {
    get { all(String.self) }
    set { contents = newValue ?? [] }
  }
  /// The first address.
  open var url: URL? {
    get { first(URL.self) }
    set { contents = newValue.map { [$0] } ?? [] }
  }
  /// All addresses.
  open var urls: [URL]? {
    get { all(URL.self) }
    set { contents = newValue ?? [] }
  }
  /// The first picture.
  open var image: UIImage? {
    get { first(UIImage.self) }
    set { contents = newValue.map { [$0] } ?? [] }
  }
  /// All pictures.
  open var images: [UIImage]? {
    get { all(UIImage.self) }
    set { contents = newValue ?? [] }
  }
  /// The first colour.
  open var color: UIColor? {
    get { first(UIColor.self) }
    set { contents = newValue.map { [$0] } ?? [] }
  }
  /// Whether there is a text.
  open var hasStrings: Bool { string != nil }
  /// Whether there is an address.
  open var hasURLs: Bool { url != nil }
  /// Whether there is a picture.
  open var hasImages: Bool { image != nil }
  /// Whether there is a colour.
  open var hasColors: Bool { color != nil }

  /// Everything that can be copied of what was handed over.
  func copy(_ items: [Any]) {
    contents = items.filter { $0 is String || $0 is URL || $0 is UIImage || $0 is UIColor }
  }
}
