public import Foundation

/// Objects that can be made of an item provider's data.
public protocol NSItemProviderReading: AnyObject {
  /// What they can be made of, the best first.
  static var readableTypeIdentifiersForItemProvider: [String] { get }

  /// One that is made of data; an error for data that are none.
  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}
