import Foundation

#if os(Linux)
  @_spi(Internal) import Runtime

  @_extern(c, "stage_runtime_backtrace")
  private func stage_runtime_backtrace(
    _ addresses: UnsafeMutablePointer<UInt64>, _ count: Int32
  ) -> Int32
#endif

/// The place in an app's code that called into this package.
package enum CallerPlace {
  /// Returns the path and line of the innermost caller outside of this package and of the
  /// toolchain's libraries; `in` and the function if the line is unknown; nil without a caller.
  ///
  /// Lines are known if the code was compiled with `-g` or `-gline-tables-only`.
  ///
  /// - Parameter module: A further module whose functions are not the app's; none if empty.
  package static func current(outside module: String = "") -> String? {
    #if os(Linux)
      StageContext.outside {
        let found = symbols().filter { isApps($0.rawName) && !isOf(module, $0.rawName) }
        // A function that the compiler adds, such as an inherited initialiser, has no line.
        return (found.first { ($0.sourceLocation?.line ?? 0) > 0 } ?? found.first).map(words)
      }
    #else
      nil
    #endif
  }

  /// Returns the calls that led here. Empty if the system does not list them.
  static func stack() -> CodeStack {
    #if os(Linux)
      CodeStack(returnAddresses().map { $0 - 1 })
    #else
      CodeStack([])
    #endif
  }

  #if os(Linux)
    /// The called functions, innermost first.
    ///
    /// The C library unwinds the stack: Swift's own unwinder follows frame pointers, which Dispatch
    /// does not keep, and would miss the function that called it.
    private static func symbols() -> [SymbolicatedBacktrace.Symbol] {
      CodeStack.symbols(returnAddresses().map { RichFrame.returnAddress($0) })
    }

    private static func returnAddresses() -> ArraySlice<UInt64> {
      var addresses = [UInt64](repeating: 0, count: 64)
      let count = stage_runtime_backtrace(&addresses, Int32(addresses.count))
      return addresses.prefix(Int(count))
    }

    private static func words(_ symbol: SymbolicatedBacktrace.Symbol) -> String {
      guard let place = symbol.sourceLocation, place.line > 0 else {
        return "in \(CodeStack.Place.shortName(of: symbol.name))"
      }
      return "\(place.path):\(place.line)"
    }
  #endif

  /// The modules whose functions stand between an app's code and this one, as mangled names begin.
  private static let others = [
    "10AutoLayout", "9Cassowary", "13ConstraintDSL", "8Graphics", "15HeadlessCombine",
    "26HeadlessFBSnapshotTestCase", "13HeadlessUIKit", "14HeadlessXCTest", "6Layers",
    "10Overscroll", "17OverscrollCommand", "17OverscrollTesting", "25OverscrollSnapshotTesting",
    "9Snapshots", "12StageRuntime", "5UIKit", "11OpenCombine", "8Dispatch", "10Foundation",
    "20FoundationEssentials", "20FoundationNetworking", "7Runtime", "7Testing",
  ]

  /// Whether a mangled name is of a function of a module.
  private static func isOf(_ module: String, _ name: String) -> Bool {
    !module.isEmpty && name.hasPrefix("$s\(module.utf8.count)\(module)")
  }

  static func isApps(_ name: String) -> Bool {
    // The mangled name of a declaration begins with the length of its module's name.
    guard name.hasPrefix("$s"), name.dropFirst(2).first?.isNumber == true else { return false }
    // Functions of these names are added to an app's classes when its sources are rewritten.
    return !others.contains { name.dropFirst(2).hasPrefix($0) } && !name.contains("_overscroll")
  }
}
