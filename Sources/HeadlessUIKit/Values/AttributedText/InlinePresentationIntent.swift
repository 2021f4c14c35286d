/// The emphasis of a piece of text in Markdown.
public struct InlinePresentationIntent: OptionSet, Hashable, Sendable {
  /// The number that is stored in the text's attribute.
  public let rawValue: UInt

  /// Creates an intent from any bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Emphasised text: `*text*`.
  public static let emphasized = InlinePresentationIntent(rawValue: 1)
  /// Strongly emphasised text: `**text**`.
  public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 1 << 1)
  /// Code: text between backticks.
  public static let code = InlinePresentationIntent(rawValue: 1 << 2)
  /// Struck text: `~~text~~`.
  public static let strikethrough = InlinePresentationIntent(rawValue: 1 << 5)
  /// A line break that is a space in a paragraph.
  public static let softBreak = InlinePresentationIntent(rawValue: 1 << 6)
  /// A line break.
  public static let lineBreak = InlinePresentationIntent(rawValue: 1 << 7)
  /// HTML inside a paragraph.
  public static let inlineHTML = InlinePresentationIntent(rawValue: 1 << 8)
  /// A block of HTML.
  public static let blockHTML = InlinePresentationIntent(rawValue: 1 << 9)
}
