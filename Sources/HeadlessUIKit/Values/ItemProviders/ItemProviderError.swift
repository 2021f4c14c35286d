import Foundation

/// Why an item provider has nothing to hand over.
enum ItemProviderError: Error {
  case noSuchType
  case noData
  case unreadable(type: String)
}
