public import Foundation
import Snapshots

extension Diffing where Value == String {
  /// A comparison of texts line by line.
  public static var lines: Diffing {
    Diffing(
      toData: { Data($0.utf8) }, fromData: { String(decoding: $0, as: UTF8.self) }
    ) { old, new in
      guard let difference = TextPatch(old, new) else { return nil }
      let patch = XCTAttachment(
        data: Data(difference.text.utf8), uniformTypeIdentifier: "public.patch-file")
      return (difference.text, [patch])
    }.compared(by: .text)
  }
}

extension Diffing where Value == Data {
  /// A comparison of bytes.
  static var bytes: Diffing {
    Diffing(toData: { $0 }, fromData: { $0 }) { old, new in
      guard old != new else { return nil }
      let words =
        old.count == new.count ? "Expected data to match" : "Expected \(new) to match \(old)"
      return (words, [])
    }
  }
}

extension Snapshotting where Value == String, Format == String {
  /// A strategy that compares texts line by line.
  public static var lines: Snapshotting { Snapshotting(pathExtension: "txt", diffing: .lines) }
}

extension Snapshotting where Value == Data, Format == Data {
  /// A strategy that compares bytes.
  public static var data: Snapshotting { Snapshotting(pathExtension: nil, diffing: .bytes) }
}

extension Snapshotting where Format == String {
  /// A strategy that compares the descriptions of values (`String(describing:)`).
  public static var description: Snapshotting {
    SimplySnapshotting.lines.pullback { String(describing: $0) }
  }

  /// A strategy that compares values with all their stored properties.
  public static var dump: Snapshotting { SimplySnapshotting.lines.pullback { ValueDump($0).text } }

  /// A strategy that compares objects of JSON. A value that is none fails the test.
  public static var json: Snapshotting {
    SimplySnapshotting.lines.pullback { (value: Value) in
      guard JSONSerialization.isValidJSONObject(value),
        let data = try? JSONSerialization.data(
          withJSONObject: value, options: [.prettyPrinted, .sortedKeys])
      else { return "no JSON: \(value)" }
      return String(decoding: data, as: UTF8.self)
    }.named("json")
  }

  fileprivate func named(_ pathExtension: String) -> Self {
    var strategy = self
    strategy.pathExtension = pathExtension
    return strategy
  }
}

extension Snapshotting where Value: Encodable, Format == String {
  /// A strategy that compares values as JSON.
  public static var json: Snapshotting {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    return json(encoder)
  }

  /// Returns a strategy that compares values as JSON of an encoder.
  public static func json(_ encoder: JSONEncoder) -> Snapshotting {
    SimplySnapshotting.lines.pullback { (value: Value) in
      text { try encoder.encode(value) }
    }.named("json")
  }

  /// A strategy that compares values as property lists in XML.
  public static var plist: Snapshotting {
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .xml
    return plist(encoder)
  }

  /// Returns a strategy that compares values as property lists of an encoder.
  public static func plist(_ encoder: PropertyListEncoder) -> Snapshotting {
    SimplySnapshotting.lines.pullback { (value: Value) in
      text { try encoder.encode(value) }
    }.named("plist")
  }

  private static func text(_ encode: () throws -> Data) -> String {
    do {
      return String(decoding: try encode(), as: UTF8.self)
    } catch {
      return "cannot be encoded: \(error)"
    }
  }
}

extension Snapshotting where Value: CaseIterable, Format == String {
  /// Returns a strategy that compares a function's results for all cases, as CSV.
  ///
  /// - Parameter witness: The strategy for the results.
  public static func `func`<A>(
    into witness: Snapshotting<A, Format>
  ) -> Snapshotting<(Value) -> A, Format> {
    SimplySnapshotting.lines.asyncPullback { (function: @escaping (Value) -> A) in
      Value.allCases.map { input in witness.snapshot(function(input)).map { (input, $0) } }
        .sequence()
        .map { rows in rows.map { "\"\($0)\",\"\($1)\"" }.joined(separator: "\n") }
    }.named("csv")
  }
}

extension Snapshotting {
  /// Returns a strategy that waits before it converts the value.
  ///
  /// - Parameters:
  ///   - duration: The wait in seconds of the stage's time. Zero, negative values and NaN do not
  ///     wait.
  ///   - strategy: The strategy to use then.
  public static func wait(for duration: TimeInterval, on strategy: Snapshotting) -> Snapshotting {
    var waiting = Snapshotting(
      pathExtension: strategy.pathExtension, diffing: strategy.diffing
    ) { value in
      Async { callback in
        SnapshotWait.pass(duration)
        strategy.snapshot(value).run(callback)
      }
    }
    waiting.showsUIKit = strategy.showsUIKit
    return waiting
  }
}
