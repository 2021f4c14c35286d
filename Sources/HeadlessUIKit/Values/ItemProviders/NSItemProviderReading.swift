public import Foundation

/// A class whose objects can be created from an item provider's data.
public protocol NSItemProviderReading: AnyObject {
  /// The types that objects can be created from, preferred types first.
  static var readableTypeIdentifiersForItemProvider: [String] { get }

  /// Returns an object created from data. Throws an error if the data are unreadable.
  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}
