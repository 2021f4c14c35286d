import Testing
import UIKit

/// The parts of Foundation that iOS has in the module itself.
struct FoundationTests {
  @Test func xmlIsReadAsOniOS() {
    let parser = XMLParser(data: Data("<a><b/></a>".utf8))
    #expect(parser.parse())
  }

  @Test func objectsAreCoded() throws {
    let data = try JSONEncoder().encode([Member(name: "Ada")])
    #expect(try JSONDecoder().decode([Member].self, from: data).map(\.name) == ["Ada"])
  }

  @Test func classKnownAtRunTimeIsCreated() {
    func make<Object: NSObject>(_ type: Object.Type) -> Object { type.init() }
    let type: NSObject.Type = Plain.self
    #expect(make(Plain.self).name == "plain")
    #expect((type.init() as? Plain)?.name == "plain")
  }
}

/// A class for which the compiler derives `Codable`.
final class Member: NSObject, Codable {
  let name: String
  init(name: String) { self.name = name }
}

class Plain: NSObject { let name = "plain" }
