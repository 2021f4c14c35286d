import Testing
import UIKit

/// The parts of Foundation that iOS has in the module itself.
struct FoundationTests {
  @Test func xmlIsReadAsOniOS() {
    let parser = XMLParser(data: Data("<a><b/></a>".utf8))
    #expect(parser.parse())
  }
}
