public import Foundation

/// Objects that an item provider can hand out as data.
public protocol NSItemProviderWriting: AnyObject {
  /// What their data can be, the best first.
  static var writableTypeIdentifiersForItemProvider: [String] { get }

  /// The data of a type, now or later. Returns what tells how far it is; nil for at once.
  func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping (Data?, (any Error)?) -> Void
  ) -> Progress?
}
