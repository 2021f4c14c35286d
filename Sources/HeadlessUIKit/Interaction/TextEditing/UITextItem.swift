public import Foundation

/// A part of a text that reacts to taps.
@preconcurrency @MainActor
public final class UITextItem: _Object {
  /// The kind of a text item.
  public enum Content {
    case link(URL)
    case textAttachment(NSTextAttachment)
    /// A range of text tagged by the app.
    ///
    /// - Note: Partly: tags are not supported, so that no text has one here.
    case tag(String)
  }

  /// The kind of the item, with its data.
  public let content: Content
  /// The range of the item's characters.
  public let range: NSRange

  init(_ content: Content, _ range: NSRange) {
    (self.content, self.range) = (content, range)
    super.init(_object: ())
  }

  /// The menu of a text item for a long touch.
  ///
  /// - Note: Partly: stored only; a long touch on a link opens no menu.
  @preconcurrency @MainActor
  public final class MenuConfiguration: _Object {
    /// The menu to show.
    public let menu: UIMenu

    /// Creates a configuration with a menu.
    public init(menu: UIMenu) {
      self.menu = menu
      super.init(_object: ())
    }
  }
}
