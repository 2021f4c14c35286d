import Foundation
import HeadlessUIKit
import OverscrollCommand
import SwiftText
import TestSupport
import Testing

/// Every method of a delegate or data source is called somewhere in the sources, or its
/// documentation states that it is not.
@MainActor
@Suite("Delegate methods")
struct UncalledMethodTests {
  /// The statement in a method's documentation about whether the method is called.
  private enum Word: Equatable {
    case nothing
    case neverCalled(String)
    case momentNeverComes
  }

  private struct Requirement {
    let name: String
    let isCalled: Bool
    let word: Word
  }

  private static func requirements(of texts: [(path: String, text: String)]) -> [Requirement] {
    let sources = texts.map { SwiftSource(path: $0.path, bytes: Array($0.text.utf8)) }
    let calls = sources.reduce(into: Set<FunctionName>()) { $0.formUnion($1.calls) }
    return sources.flatMap { source -> [Requirement] in
      let outline = SwiftOutline(of: source)
      return outline.types.filter { $0.isProtocol && isAsked($0.name) }.flatMap { type in
        outline.methods.filter { type.body.contains($0.offset) }.map { method in
          Requirement(
            name: method.name.description,
            isCalled: method.name.calls.contains(where: calls.contains),
            word: word(above: method.offset, in: source))
        }
      }
    }
  }

  private static func isAsked(_ name: String) -> Bool {
    ["Delegate", "DataSource", "DelegateFlowLayout", "Prefetching", "ItemSource", "Restoring"]
      .contains { name.hasSuffix($0) } && name.first?.isUppercase == true
      && ["UI", "NS", "CA", "WK"].contains { name.hasPrefix($0) }
  }

  private static func word(above offset: Int, in source: SwiftSource) -> Word {
    let text = String(decoding: source.bytes[..<offset], as: UTF8.self)
    let lines = text.components(separatedBy: "\n").dropLast().reversed()
      .map { $0.drop { $0 == " " } }
      .prefix { $0.hasPrefix("///") }.reversed()
    let comment = lines.map { $0.dropFirst(3).drop { $0 == " " } }.joined(separator: " ")
    if comment.contains("its moment never comes: ") { return .momentNeverComes }
    guard let mark = comment.range(of: "never called: ") else { return .nothing }
    let reason = comment[mark.upperBound...]
    return .neverCalled(String(reason.hasSuffix(".") ? reason.dropLast() : reason))
  }

  private static func ours() throws -> [Requirement] {
    let root = Repository.root.appending(path: "Sources/HeadlessUIKit")
    let files = try #require(FileManager.default.enumerator(atPath: root.path))
    return requirements(
      of: try files.compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }.sorted().map {
        ($0, try String(contentsOf: root.appending(path: $0), encoding: .utf8))
      })
  }

  @Test("Each delegate method is either called or documented as never called")
  func all() throws {
    let requirements = try Self.ours()
    #expect(requirements.count > 300)
    let silent = requirements.filter { !$0.isCalled && $0.word == .nothing }.map(\.name)
    #expect(silent == [], "nobody calls these, and their documentation does not say so")
    let wrong = requirements.filter { $0.isCalled && $0.word != .nothing }.map(\.name)
    #expect(wrong == [], "these are called, and their documentation says they are not")
  }

  @Test("A running screen's warning matches the documentation of the method")
  func reasons() throws {
    let said = try Self.ours().compactMap { requirement -> String? in
      guard case .neverCalled(let reason) = requirement.word else { return nil }
      return "\(requirement.name): \(reason)"
    }
    let listed = UncalledMethod.all.map { "\($0.name): \($0.reason)" }
    #expect(Set(said) == Set(listed))
  }

  @Test(
    "The check finds uncalled methods and wrongly documented ones")
  func found() {
    let requirements = Self.requirements(of: [
      (
        "A.swift",
        """
        public protocol UIWheelDelegate: AnyObject {
          /// Asks the delegate.
          func wheel(_ wheel: UIWheel, mayTurn angle: Int) -> Bool
          /// Tells the delegate.
          func wheel(_ wheel: UIWheel, didTurn angle: Int)
          /// Tells the delegate.
          ///
          /// - Note: Partly: never called: wheels
          ///   do not stop.
          func wheelDidStop(_ wheel: UIWheel)
          /// - Note: Partly: its moment never comes: wheels do not break.
          func wheelDidBreak(_ wheel: UIWheel)
        }
        extension UIWheelDelegate {
          func wheel(_ wheel: UIWheel, didTurn angle: Int) {}
        }
        """
      ),
      ("B.swift", "func turn() { if delegate?.wheel(self, mayTurn: 2) == true {} }"),
    ])
    #expect(requirements.map(\.isCalled) == [true, false, false, false])
    #expect(
      requirements.map(\.word) == [
        .nothing, .nothing, .neverCalled("wheels do not stop"), .momentNeverComes,
      ])
  }
}

extension FunctionName {
  /// The possible names of a call: a trailing closure needs no label.
  fileprivate var calls: [FunctionName] {
    guard let last = labels.last, last.hasSuffix("Handler") else { return [self] }
    return [self, FunctionName(base: base, labels: labels.dropLast())]
  }
}
