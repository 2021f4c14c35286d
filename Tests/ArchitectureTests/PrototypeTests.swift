import Foundation
import Testing

/// Compares `@_extern(c)` declarations with the C headers, because the compiler does not check
/// them.
struct PrototypeTests {
  private static let sources = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Sources")

  private func texts(endingIn suffix: String) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: Self.sources.path).sorted()
      .filter { $0.hasSuffix(suffix) }
      .map { try String(contentsOf: Self.sources.appending(path: $0), encoding: .utf8) }
  }

  @Test func whatSwiftDeclaresStandsInAHeader() throws {
    let headers = try texts(endingIn: ".h").flatMap(Prototype.inHeader)
    let sources = try texts(endingIn: ".swift")
    let declared = sources.flatMap(Prototype.inSwift)
    let count = sources.map { $0.matches(of: /(?m)^ *@_extern\(c/).count }.reduce(0, +)
    #expect(declared.count == count && count > 20)
    for prototype in declared {
      let inHeader = headers.first { $0.name == prototype.name }
      #expect(inHeader == prototype)
    }
  }

  @Test(arguments: [
    ("int32_t f(const uint8_t *a, size_t b);", "(_ a: UnsafePointer<UInt8>?, _ b: Int) -> Int32"),
    ("void f(void);", "()"),
    ("t *f(t **a);", "(_ a: UnsafeMutablePointer<OpaquePointer?>) -> OpaquePointer?"),
    (
      "typedef void (*g)(void *a, int32_t b);\nchar *f(g h); // said",
      "(_ h: @convention(c) (UnsafeMutableRawPointer?, Int32) -> Void) -> UnsafeMutablePointer<CChar>?"
    ),
  ])
  func equalPrototypesAreEqual(c: String, swift: String) {
    let declared = Prototype.inSwift("@_extern(c, \"f\")\nprivate func f\(swift)\n")
    #expect(declared == Prototype.inHeader(c))
    #expect(declared.count == 1)
  }

  @Test(arguments: [
    ("int32_t f(size_t a);", "(_ a: Int32) -> Int32"), ("void f(void);", "(_ a: Int)"),
    ("void f(const char *a);", "(_ a: UnsafeMutablePointer<CChar>)"),
    ("int32_t f(void);", "()"), ("int32_t g(void);", "() -> Int32"),
  ])
  func differencesAreFound(c: String, swift: String) {
    let declared = Prototype.inSwift("@_extern(c, \"f\")\nprivate func f\(swift)\n")
    #expect(declared != Prototype.inHeader(c))
  }
}
