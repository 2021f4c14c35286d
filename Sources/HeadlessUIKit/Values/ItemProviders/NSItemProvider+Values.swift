public import Foundation

// Swift's own values, which Foundation's classes stand for.
extension NSItemProvider {
  /// Whether a text can be made.
  public func canLoadObject(ofClass aClass: String.Type) -> Bool {
    canLoadObject(ofClass: NSString.self)
  }

  /// Whether an address can be made.
  public func canLoadObject(ofClass aClass: URL.Type) -> Bool { canLoadObject(ofClass: NSURL.self) }

  /// Hands over a text, after what happens now.
  @discardableResult
  public func loadObject(
    ofClass aClass: String.Type,
    completionHandler: @escaping (String?, (any Error)?) -> Void
  ) -> Progress {
    loadObject(ofClass: NSString.self) { object, error in
      completionHandler((object as? NSString).map { "\($0)" }, error)
    }
  }

  /// Hands over an address, after what happens now.
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
  /// Plain text.
  public static var writableTypeIdentifiersForItemProvider: [String] { [TypeIdentifier.text] }
  /// Plain text.
  public static var readableTypeIdentifiersForItemProvider: [String] { [TypeIdentifier.text] }

  /// In UTF-8.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data("\(self)".utf8), nil)
    return nil
  }

  /// From UTF-8.
  ///
  /// - Throws: an error where the data are no UTF-8.
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
  /// An address.
  public static var writableTypeIdentifiersForItemProvider: [String] { [TypeIdentifier.url] }
  /// An address.
  public static var readableTypeIdentifiersForItemProvider: [String] { [TypeIdentifier.url] }

  /// As it is written.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data(absoluteString.utf8), nil)
    return nil
  }

  /// From how it is written.
  ///
  /// - Throws: an error where the data are no address.
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
  /// A PNG.
  public static var writableTypeIdentifiersForItemProvider: [String] { [TypeIdentifier.png] }
  /// Any picture.
  public static var readableTypeIdentifiersForItemProvider: [String] { [TypeIdentifier.image] }

  /// As a PNG.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(pngData(), nil)
    return nil
  }

  /// From a file of any kind that pictures are read from.
  ///
  /// - Throws: an error where the data are no picture.
  public static func object(
    withItemProviderData data: Data, typeIdentifier: String
  ) throws -> Self {
    guard let image = UIImage(data: data) as? Self else {
      throw ItemProviderError.unreadable(type: typeIdentifier)
    }
    return image
  }
}
