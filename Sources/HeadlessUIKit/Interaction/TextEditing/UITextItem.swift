public import Foundation

/// Something in a text that can be tapped.
@preconcurrency @MainActor
public final class UITextItem: _Object {
  /// What it is.
  public enum Content {
    case link(URL)
    case textAttachment(NSTextAttachment)
    /// Text that the app has given a name.
    ///
    /// - Note: Partly: no text has one here.
    case tag(String)
  }

  /// What it is.
  public let content: Content
  /// Its characters.
  public let range: NSRange

  init(_ content: Content, _ range: NSRange) {
    (self.content, self.range) = (content, range)
    super.init(_object: ())
  }

  /// What a finger that stays brings.
  ///
  /// - Note: Partly: kept; a finger that stays on a link brings no menu.
  @preconcurrency @MainActor
  public final class MenuConfiguration: _Object {
    /// The lines.
    public let menu: UIMenu

    /// With its lines.
    public init(menu: UIMenu) {
      self.menu = menu
      super.init(_object: ())
    }
  }
}
