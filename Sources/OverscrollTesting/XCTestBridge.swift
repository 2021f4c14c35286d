import Foundation

/// Access to XCTest's `XCTFail` in a process that has loaded it, without linking XCTest.
///
/// Programs other than tests cannot use a library that links XCTest. In an `XCTestCase`, Swift
/// Testing's `Issue.record` has no effect.
package struct XCTestBridge {
  private typealias Fail = @convention(thin) (String, StaticString, UInt) -> Void

  /// The mangled name of `XCTest.XCTFail(_: String, file: StaticString, line: UInt) -> ()`.
  private static let symbol = "$s6XCTest7XCTFail_4file4lineySS_s12StaticStringVSutF"

  private let function: UnsafeMutableRawPointer

  /// Creates a bridge, or nil if XCTest is not loaded.
  init?() {
    // A nil path means the program and all libraries that it has loaded.
    guard let function = dlsym(dlopen(nil, RTLD_NOW), Self.symbol) else { return nil }
    self.function = function
  }

  func fail(_ message: String, filePath: StaticString, line: UInt) {
    // The mangled name encodes the function's type.
    unsafeBitCast(function, to: Fail.self)(message, filePath, line)
  }
}
