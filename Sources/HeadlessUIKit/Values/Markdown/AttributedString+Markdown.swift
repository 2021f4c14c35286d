public import Foundation

// Markdown, which Foundation reads on Apple's platforms alone.
extension AttributedString {
  /// The way Markdown is read.
  public struct MarkdownParsingOptions: Hashable, Sendable {
    /// The part of Markdown that is read.
    public enum InterpretedSyntax: Int, Sendable {
      /// Blocks and inline text. Blocks follow each other without a line break, as on iOS.
      case full
      /// Inline text. Runs of white space become one space.
      case inlineOnly
      /// Inline text, with all white space.
      case inlineOnlyPreservingWhitespace
    }

    /// The result for invalid text. No text is invalid here.
    public enum FailurePolicy: Int, Sendable { case throwError, returnPartiallyParsedIfPossible }

    /// Whether `^[text](key: value)` sets attributes.
    ///
    /// - Note: Partly: stored; such text is shown as it is.
    public var allowsExtendedAttributes: Bool
    /// The part of Markdown that is read.
    public var interpretedSyntax: InterpretedSyntax
    /// The result for invalid text. Stored without effect.
    public var failurePolicy: FailurePolicy
    /// The language of the text; nil for none. Stored without effect.
    public var languageCode: String?
    /// Whether attributes tell the place in the source. Stored without effect.
    public var appliesSourcePositionAttributes: Bool

    /// Creates options; the default reads all of Markdown.
    public init(
      allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
      failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil,
      appliesSourcePositionAttributes: Bool = false
    ) {
      self.allowsExtendedAttributes = allowsExtendedAttributes
      self.interpretedSyntax = interpretedSyntax
      self.failurePolicy = failurePolicy
      self.languageCode = languageCode
      self.appliesSourcePositionAttributes = appliesSourcePositionAttributes
    }
  }

  /// Creates a text from Markdown: emphasis, code, struck text and links. Links are relative to
  /// `baseURL`.
  ///
  /// - Note: Partly: blocks such as headings, lists and quotations lose their marks and get no
  ///   attributes. Images are shown as their description.
  /// - Throws: Nothing; any text is Markdown.
  public init(
    markdown: String, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil
  ) throws {
    self.init()
    for paragraph in MarkdownBlocks(markdown, options.interpretedSyntax).paragraphs {
      var reader = MarkdownReader(paragraph, baseURL)
      append(reader.text())
    }
  }

  /// Creates a text from Markdown in UTF-8; invalid bytes become replacement characters.
  ///
  /// - Throws: Nothing; any text is Markdown.
  public init(
    markdown: Data, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil
  ) throws {
    try self.init(
      markdown: String(decoding: markdown, as: UTF8.self), options: options, baseURL: baseURL)
  }

  /// Creates a text from a file of Markdown.
  ///
  /// - Throws: Foundation's error for a file that cannot be read.
  public init(
    contentsOf url: URL, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil
  ) throws { try self.init(markdown: Data(contentsOf: url), options: options, baseURL: baseURL) }
}

extension NSAttributedString {
  /// The way Markdown is read.
  public typealias MarkdownParsingOptions = AttributedString.MarkdownParsingOptions

  /// Creates a text from Markdown, as `AttributedString` does.
  ///
  /// - Throws: Nothing; any text is Markdown.
  public convenience init(
    markdown: String, options: MarkdownParsingOptions? = nil, baseURL: URL? = nil
  ) throws {
    self.init(
      try AttributedString(markdown: markdown, options: options ?? .init(), baseURL: baseURL))
  }

  /// Creates a text from Markdown in UTF-8, as `AttributedString` does.
  ///
  /// - Throws: Nothing; any text is Markdown.
  public convenience init(
    markdown: Data, options: MarkdownParsingOptions? = nil, baseURL: URL? = nil
  ) throws {
    self.init(
      try AttributedString(markdown: markdown, options: options ?? .init(), baseURL: baseURL))
  }
}
