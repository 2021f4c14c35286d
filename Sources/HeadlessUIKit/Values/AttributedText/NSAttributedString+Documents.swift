public import Foundation

#if !canImport(Darwin)
  extension NSAttributedString {
    /// Creates an empty attributed string.
    ///
    /// It is declared with a `Void` parameter because Foundation on Linux does not inherit
    /// `NSObject.init()`.
    public convenience init(_: Void = ()) { self.init(string: "") }

    /// The type of a document that an attributed string is read from.
    public struct DocumentType: RawRepresentable, Hashable, Sendable {
      /// UIKit's string for the type.
      public let rawValue: String
      /// Creates a document type from UIKit's string.
      public init(rawValue: String) { self.rawValue = rawValue }

      /// Plain text.
      public static let plain = DocumentType(rawValue: "NSPlainText")
      /// An HTML document.
      public static let html = DocumentType(rawValue: "NSHTML")
      /// A rich text (RTF) document.
      public static let rtf = DocumentType(rawValue: "NSRTF")
    }

    /// A key of the options for reading a document.
    public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
      /// UIKit's string for the key.
      public let rawValue: String
      /// Creates a key from UIKit's string.
      public init(rawValue: String) { self.rawValue = rawValue }

      /// The document's type, a `DocumentType`.
      public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
      /// The text encoding: the `rawValue` of a `String.Encoding`. Default: UTF-8.
      public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
      /// The attributes of text for which the document specifies none.
      public static let defaultAttributes = DocumentReadingOptionKey(rawValue: "DefaultAttributes")
    }

    /// Creates an attributed string from the data of a plain-text document.
    ///
    /// - Note: Partly: only plain text is read, documents of other types are not.
    /// - Throws: `CocoaError.featureUnsupported` for another document type or a missing one;
    ///   `.fileReadInapplicableStringEncoding` if the bytes are not valid in the encoding.
    public convenience init(
      data: Data, options: [DocumentReadingOptionKey: Any] = [:],
      documentAttributes: UnsafeMutablePointer<NSDictionary?>?
    ) throws {
      guard options[.documentType] as? DocumentType == .plain else {
        throw CocoaError(.featureUnsupported)
      }
      let encoding = (options[.characterEncoding] as? UInt).map(String.Encoding.init) ?? .utf8
      guard let text = String(data: data, encoding: encoding) else {
        throw CocoaError(.fileReadInapplicableStringEncoding)
      }
      self.init(
        string: text,
        attributes: options[.defaultAttributes] as? [NSAttributedString.Key: Any] ?? [:])
    }
  }

  extension NSMutableString {
    /// Appends a string formatted like `String(format:)`.
    public func appendFormat(_ format: NSString, _ arguments: any CVarArg...) {
      append(String(format: format as String, arguments: arguments))
    }

    /// Appends a string formatted like `String(format:)`, with the format as a Swift string.
    public func appendFormat(_ format: String, _ arguments: any CVarArg...) {
      append(String(format: format, arguments: arguments))
    }
  }
#endif
