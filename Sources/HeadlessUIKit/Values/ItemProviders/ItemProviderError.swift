import Foundation

/// The reasons why an item provider cannot load an item.
enum ItemProviderError: Error {
  case noSuchType
  case noData
  case unreadable(type: String)
}
