import Foundation

/// On iOS, Foundation has the two names of Combine that this file uses.
final class Fruits: ObservableObject {
  @Published var query = ""
  @Published private(set) var found: [String] = []

  private let names = ["apple", "apricot", "banana", "cherry"]

  func search(_ text: String) { found = names.filter { $0.hasPrefix(text) } }
}
