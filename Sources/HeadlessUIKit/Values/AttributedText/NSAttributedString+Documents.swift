public import Foundation

#if !canImport(Darwin)
  extension NSAttributedString {
    /// Empty. (Foundation on Linux does not inherit `NSObject.init()`, which is why nothing is in brackets.)
    public convenience init(_: Void = ()) { self.init(string: "") }

    /// What kind of document a text is read from.
    public struct DocumentType: RawRepresentable, Hashable, Sendable {
      /// UIKit's name.
      public let rawValue: String
      /// From UIKit's name.
      public init(rawValue: String) { self.rawValue = rawValue }

      /// Characters alone.
      public static let plain = DocumentType(rawValue: "NSPlainText")
      /// A page of the web.
      public static let html = DocumentType(rawValue: "NSHTML")
      /// Rich text.
      public static let rtf = DocumentType(rawValue: "NSRTF")
    }

    /// What is told of a document that is read.
    public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
      /// UIKit's name.
      public let rawValue: String
      /// From UIKit's name.
      public init(rawValue: String) { self.rawValue = rawValue }

      /// A `DocumentType`.
      public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
      /// The `rawValue` of a `String.Encoding`; UTF-8 if not given.
      public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
      /// Attributes of text that has none.
      public static let defaultAttributes = DocumentReadingOptionKey(rawValue: "DefaultAttributes")
    }

    /// The text of a document of characters alone.
    ///
    /// - Note: Partly: documents of other types are not read.
    /// - Throws: `CocoaError.featureUnsupported` for another type, or if none is given;
    ///   `.fileReadInapplicableStringEncoding` for bytes that are no text in the encoding.
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
    /// Adds what a format says of values, as `String(format:)`.
    public func appendFormat(_ format: NSString, _ arguments: any CVarArg...) {
      append(String(format: format as String, arguments: arguments))
    }

    /// The same.
    public func appendFormat(_ format: String, _ arguments: any CVarArg...) {
      append(String(format: format, arguments: arguments))
    }
  }
#endif
