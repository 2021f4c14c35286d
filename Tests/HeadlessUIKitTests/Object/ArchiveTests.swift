import Foundation
@_spi(Overscroll) import HeadlessUIKit
import Testing

/// Archives and exceptions of Objective-C.
@MainActor
@Suite("Archives and exceptions")
struct ArchiveTests {
  @Test("Archiving a view is an error that names the line of the call")
  func views() {
    let environment = onScreen()
    let view = UIView()
    #expect(throws: (any Error).self) {
      try NSKeyedArchiver.archivedData(withRootObject: view, requiringSecureCoding: false)
    }
    let line = #line - 3
    #expect(
      environment.problems.errors.map { "\($0)" } == [
        "HeadlessUIKitTests/ArchiveTests.swift:\(line): UIView cannot be archived"
      ])
    #expect(throws: (any Error).self) {
      try NSKeyedUnarchiver.unarchivedObject(ofClass: UIView.self, from: Data())
    }
    #expect(environment.problems.errors.count == 2)
  }

  @Test("Foundation's objects are archived as before")
  func foundation() throws {
    let environment = onScreen()
    let text = NSString(string: "text")
    let data = try NSKeyedArchiver.archivedData(withRootObject: text, requiringSecureCoding: true)
    let read = try NSKeyedUnarchiver.unarchivedObject(ofClass: NSString.self, from: data)
    #expect(read == text && environment.problems.errors.isEmpty)
  }

  @Test("A raised exception is an error of the screen")
  func exceptions() {
    let environment = onScreen()
    let exception = NSException(
      name: .invalidArgumentException, reason: "because", userInfo: ["key": 1])
    #expect(environment.problems.errors.isEmpty && exception.userInfo?["key"] as? Int == 1)
    exception.raise()
    #expect(
      environment.problems.errors.map(\.kind) == [
        .exception(name: "NSInvalidArgumentException", reason: "because")
      ])
  }
}
