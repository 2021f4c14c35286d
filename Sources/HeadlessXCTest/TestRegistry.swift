/// The test classes of the loaded modules.
///
/// There is no Objective-C runtime, so that code which the rewriter generates registers them.
@_spi(Overscroll) @MainActor
public enum TestRegistry {
  /// A test method of a registered class.
  struct Method {
    let name: String
    let file: String
    let line: Int
    let body: TestMethod<XCTestCase>.Body
  }

  struct Suite {
    let name: String
    let type: XCTestCase.Type
    /// Creates an object; nil for a class that needs values.
    var make: (@MainActor () -> XCTestCase)?
    var methods: [Method]
    let isSubclass: @MainActor (XCTestCase.Type) -> Bool
  }

  private(set) static var suites: [Suite] = []

  /// Registers a class, or the methods in an extension of it.
  ///
  /// - Parameters:
  ///   - type: The class.
  ///   - name: Its name without the module.
  ///   - file: The path of the source.
  ///   - make: Creates an object; nil for a class that needs values, and for an extension.
  ///   - methods: The test methods.
  public static func add<Case: XCTestCase>(
    _ type: Case.Type, _ name: String, _ file: String, _ make: (@MainActor () -> Case)?,
    _ methods: [TestMethod<Case>]
  ) {
    let general = methods.map { method in
      Method(name: method.name, file: file, line: method.line, body: erased(method.body))
    }
    if let known = suites.firstIndex(where: { $0.type == type }) {
      suites[known].methods += general
      suites[known].make = suites[known].make ?? make
    } else {
      let isSubclass: @MainActor (XCTestCase.Type) -> Bool = { $0 is Case.Type }
      suites.append(
        Suite(name: name, type: type, make: make, methods: general, isSubclass: isSubclass))
    }
  }

  private static func erased<Case: XCTestCase>(
    _ body: TestMethod<Case>.Body
  ) -> TestMethod<XCTestCase>.Body {
    switch body {
    case .sync(let run): .sync { object in if let own = object as? Case { try run(own) } }
    case .async(let run):
      .async { object in if let own = object as? Case { try await run(own) } }
    }
  }

  /// Returns the methods of a class by name: its own and the inherited ones.
  static func methods(of suite: Suite) -> [String: Method] {
    var found: [String: Method] = [:]
    for other in suites where other.isSubclass(suite.type) {
      for method in other.methods where found[method.name] == nil || other.type == suite.type {
        found[method.name] = method
      }
    }
    return found
  }

  /// All tests, by class and name.
  package static var tests: [TestID] {
    suites.filter { $0.make != nil }.flatMap { suite in
      methods(of: suite).keys.sorted().map { TestID(suite: suite.name, method: $0) }
    }.sorted { ($0.suite, $0.method) < ($1.suite, $1.method) }
  }

  /// The names of classes with tests whose objects need values.
  package static var unmade: [String] {
    suites.filter { $0.make == nil && !methods(of: $0).isEmpty }.map(\.name).sorted()
  }
}
