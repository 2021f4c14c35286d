import Foundation
import Snapshots
import TestSupport

/// The properties of files that goldens and reports read.
enum GoldenProperty {
  /// Compares two texts that a zero byte separates. The comparison must find a difference exactly
  /// if the bytes differ.
  static func trace(_ bytes: [UInt8]) -> String? {
    let parts = bytes.split(separator: 0, maxSplits: 1, omittingEmptySubsequences: false)
    let old = String(decoding: parts[0], as: UTF8.self)
    let new = parts.count > 1 ? String(decoding: parts[1], as: UTF8.self) : old
    for isTable in [true, false] {
      let found = TraceComparison(reference: old, actual: new, isTable: isTable).difference
      let isSame = old.utf8.elementsEqual(new.utf8)
      if isSame != (found == nil) { return "equal: \(isSame), found: \(found != nil)" }
      if let found, found.count < 1 || found.line < 1 { return "no line: \(found)" }
      if let found, SnapshotVerdict.lines(found).description.isEmpty { return "no words" }
    }
    return nil
  }

  /// Reads the bytes as a golden's header, as its record and as the lines of a manifest.
  @MainActor
  static func golden(_ bytes: [UInt8]) -> String? {
    if GoldenCost.cost(ofHead: bytes) <= 0 { return "a golden that costs nothing" }
    let record = GoldenRecord(text: String(decoding: bytes, as: UTF8.self))
    if GoldenRecord(text: record.text) != record { return "another record: \(record)" }
    _ = GoldenRecord.record(in: bytes)
    guard let folder = scratch else { return "no temporary folder" }
    do {
      try Data(bytes).write(to: URL(filePath: "\(folder.path)/manifest.jsonl"))
      guard let manifest = try SnapshotManifest(in: folder.path) else { return "no manifest" }
      try manifest.write(in: folder.path)
      guard let again = try SnapshotManifest(in: folder.path) else { return "no manifest left" }
      if again.entries != manifest.entries { return "other entries: \(again.entries)" }
      return again.isWhole == manifest.isWhole ? nil : "another extent"
    } catch { return "\(error)" }
  }

  @MainActor private static let scratch = try? Folder()
}
