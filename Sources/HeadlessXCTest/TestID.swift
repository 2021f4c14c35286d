import Foundation

/// The identity of a test.
package struct TestID: Codable, Hashable, Sendable {
  /// The name of the class, or the names of the nested suites of Swift Testing with slashes between
  /// them, without the module. Empty for a test of Swift Testing outside of suites.
  package let suite: String
  /// The name of the method; in Swift Testing with the labels of its parameters.
  package let method: String
  /// The identifier in Swift Testing; nil for a test of XCTest.
  let identifier: String?

  /// Creates the identity of a test of XCTest.
  package init(suite: String, method: String) {
    (self.suite, self.method, identifier) = (suite, method, nil)
  }

  /// Creates the identity of a test of Swift Testing. Nil for an identifier of another form.
  ///
  /// - Parameters:
  ///   - identifier: The module, the path, and the file with line and column.
  ///   - method: The name of the function, such as `scrolls()`.
  init?(identifier: String, method: String) {
    guard let place = identifier.range(of: "/", options: .backwards),
      let module = identifier.range(of: ".")
    else { return nil }
    let path = identifier[..<place.lowerBound][module.upperBound...]
    guard path.hasSuffix(method) else { return nil }
    suite = path.dropLast(method.count + 1).description
    (self.method, self.identifier) = (method, identifier)
  }

  /// The suite and the method, as Xcode selects a test.
  package var path: String { suite.isEmpty ? method : "\(suite)/\(method)" }

  /// The name as Xcode writes it.
  package var name: String { identifier == nil ? "-[\(suite) \(method)]" : path }
}
