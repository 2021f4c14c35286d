import Foundation
import HeadlessUIKit
import HeadlessXCTest
import Snapshots

/// The place of a golden, as swift-snapshot-testing chooses it.
struct SnapshotPlace {
  private let folder, file: String
  /// The title of the test's file.
  let title: String

  init(_ check: SnapshotCheck, _ pathExtension: String?) {
    let path = "\(check.filePath)"
    title = SnapshotRegistry.process.title(ofTestsIn: path)
    let source = path as NSString
    let beside = "\(source.deletingLastPathComponent)/__Snapshots__/\(GoldenFile.stem(of: path))"
    folder = check.directory ?? beside
    let test = Self.component(check.testName)
    let number = check.name == nil ? Self.number(for: "\(folder) \(test)") : 0
    let name = check.name.map(Self.component) ?? "\(number)"
    file = "\(test).\(name)" + (pathExtension.map { ".\($0)" } ?? "")
  }

  init(folder: String, file: String, forTestsIn path: String) {
    (self.folder, self.file) = (folder, file)
    title = SnapshotRegistry.process.title(ofTestsIn: path)
  }

  /// The path of the golden.
  var path: String { "\(folder)/\(file)" }
  /// The path of this package's golden, if a Mac has recorded that of `path`.
  var ownPath: String { "\(folder)/Overscroll/\(file)" }

  /// Whether the picture at `path` exists and is not of this package.
  var isOfMac: Bool {
    guard let data = FileManager.default.contents(atPath: path) else { return false }
    return !MadeSnapshot.isSigned([UInt8](data))
  }

  /// Compares an image with the golden, and records it if the mode permits.
  ///
  /// - Throws: `CodecError` for a picture that the file format cannot hold.
  func result(
    of image: UIImage, in test: SnapshotTest, at filePath: String, _ line: UInt,
    mode: RecordMode, tolerance: Tolerance, environment: SnapshotEnvironment,
    tellProblems: ([String]) -> Void
  ) throws -> SnapshotResult {
    switch environment.reference {
    case .own:
      return try made(image).result(
        in: test, at: filePath, line, mode: mode, tolerance: tolerance, environment: environment,
        registry: .process, tellProblems: tellProblems)
    case .ios:
      return try MadeSnapshot(.picture(image.source.bitmap), golden: path, title: title)
        .foreignResult(
          textBoxes: image.source.textBoxes, scale: image.scale, in: test, at: filePath, line,
          environment: environment, tellProblems: tellProblems)
    }
  }

  /// Returns an image as a snapshot with the fonts of the running screen.
  private func made(_ image: UIImage) -> MadeSnapshot {
    let isOfMac = isOfMac
    var made = MadeSnapshot(
      .picture(image.source.bitmap), golden: isOfMac ? ownPath : path, title: title)
    made.isBesideForeign = isOfMac
    onMainActorUnchecked {
      made.fonts = ScreenEnvironment.current.text.fontDigests
      made.library = ScreenEnvironment.current.text.library
      made.blockReason = ScreenEnvironment.current.text.blockReason
    }
    return made
  }

  /// Returns the text with a hyphen in place of each group of other characters than letters,
  /// digits and underscores.
  private static func component(_ text: String) -> String {
    text.replacing(#/\W+/#, with: "-").replacing(#/^-|-$/#, with: "")
  }

  /// The numbers of the running case of a test with the trait `.snapshots`; nil without one.
  @TaskLocal static var numbersOfCase: SnapshotNumbers?
  /// The numbers of tests that neither have the trait nor run by `overscroll test`.
  private static let numbersOfProcess = SnapshotNumbers()

  private static func number(for key: String) -> Int {
    (numbersOfCase ?? TestRecord.current?.snapshotNumbers ?? numbersOfProcess).next(for: key)
  }
}
