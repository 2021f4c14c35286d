public import Foundation

// Swift's value types, which are loaded as the Foundation classes that represent them.
extension NSItemProvider {
  /// Returns whether a string can be loaded.
  public func canLoadObject(ofClass aClass: String.Type) -> Bool {
    canLoadObject(ofClass: NSString.self)
  }

  /// Returns whether a URL can be loaded.
  public func canLoadObject(ofClass aClass: URL.Type) -> Bool { canLoadObject(ofClass: NSURL.self) }

  /// Loads a string asynchronously, after the current event.
  @discardableResult
  public func loadObject(
    ofClass aClass: String.Type,
    completionHandler: @escaping (String?, (any Error)?) -> Void
  ) -> Progress {
    loadObject(ofClass: NSString.self) { object, error in
      completionHandler((object as? NSString).map { "\($0)" }, error)
    }
  }

  /// Loads a URL asynchronously, after the current event.
  @discardableResult
  public func loadObject(
    ofClass aClass: URL.Type, completionHandler: @escaping (URL?, (any Error)?) -> Void
  ) -> Progress {
    loadObject(ofClass: NSURL.self) { object, error in
      completionHandler((object as? NSURL).map { $0 as URL }, error)
    }
  }
}

extension NSString: NSItemProviderWriting, NSItemProviderReading {
  /// The types that a string is written as: plain text.
  public static var writableTypeIdentifiersForItemProvider: [String] { [TypeIdentifier.text] }
  /// The types that a string is read from: plain text.
  public static var readableTypeIdentifiersForItemProvider: [String] { [TypeIdentifier.text] }

  /// Passes the string as UTF-8 to the completion handler.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data("\(self)".utf8), nil)
    return nil
  }

  /// Returns a string from UTF-8 data.
  ///
  /// - Throws: An error if the data is not valid UTF-8.
  public static func object(
    withItemProviderData data: Data, typeIdentifier: String
  ) throws -> Self {
    guard let text = String(data: data, encoding: .utf8) else {
      throw ItemProviderError.unreadable(type: typeIdentifier)
    }
    return self.init(string: text)
  }
}

extension NSURL: NSItemProviderWriting, NSItemProviderReading {
  /// The types that a URL is written as: `public.url`.
  public static var writableTypeIdentifiersForItemProvider: [String] { [TypeIdentifier.url] }
  /// The types that a URL is read from: `public.url`.
  public static var readableTypeIdentifiersForItemProvider: [String] { [TypeIdentifier.url] }

  /// Passes the URL's string as UTF-8 to the completion handler.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data(absoluteString.utf8), nil)
    return nil
  }

  /// Returns a URL from its string as UTF-8 data.
  ///
  /// - Throws: An error if the data is not a URL.
  public static func object(
    withItemProviderData data: Data, typeIdentifier: String
  ) throws -> Self {
    guard let text = String(data: data, encoding: .utf8), let url = NSURL(string: text) as? Self
    else {
      throw ItemProviderError.unreadable(type: typeIdentifier)
    }
    return url
  }
}

extension UIImage: NSItemProviderWriting, NSItemProviderReading {
  /// The types that an image is written as: PNG.
  public static var writableTypeIdentifiersForItemProvider: [String] { [TypeIdentifier.png] }
  /// The types that an image is read from: any image type.
  public static var readableTypeIdentifiersForItemProvider: [String] { [TypeIdentifier.image] }

  /// Passes the image as PNG data to the completion handler.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(pngData(), nil)
    return nil
  }

  /// Returns an image from the data of any supported file format.
  ///
  /// - Throws: An error if the data is not an image.
  public static func object(
    withItemProviderData data: Data, typeIdentifier: String
  ) throws -> Self {
    guard let image = UIImage(data: data) as? Self else {
      throw ItemProviderError.unreadable(type: typeIdentifier)
    }
    return image
  }
}
