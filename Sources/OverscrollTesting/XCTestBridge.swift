import Foundation

/// XCTest's `XCTFail` in a process that has it, without linking XCTest: whoever links it cannot be
/// used by programs that are no tests. Swift Testing's `Issue.record` passes silently in an
/// `XCTestCase`.
package struct XCTestBridge {
  private typealias Fail = @convention(thin) (String, StaticString, UInt) -> Void

  /// `XCTest.XCTFail(_: String, file: StaticString, line: UInt) -> ()`.
  private static let symbol = "$s6XCTest7XCTFail_4file4lineySS_s12StaticStringVSutF"

  private let function: UnsafeMutableRawPointer

  /// Nil where XCTest is not loaded.
  init?() {
    // Nil means the program and everything that it has loaded.
    guard let function = dlsym(dlopen(nil, RTLD_NOW), Self.symbol) else { return nil }
    self.function = function
  }

  func fail(_ message: String, filePath: StaticString, line: UInt) {
    // The symbol's name holds the function's type.
    unsafeBitCast(function, to: Fail.self)(message, filePath, line)
  }
}
