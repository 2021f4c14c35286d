public import Foundation

/// A class whose objects an item provider can transfer as data.
public protocol NSItemProviderWriting: AnyObject {
  /// The types that the object can be written as, preferred types first.
  static var writableTypeIdentifiersForItemProvider: [String] { get }

  /// Passes the object's data in a type to the completion handler, now or later.
  ///
  /// Returns the progress of the work; nil if the data are passed immediately.
  func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping (Data?, (any Error)?) -> Void
  ) -> Progress?
}
