import Foundation
import Graphics
import ImageCodecs

/// A report of a run: a page, a summary for a pull request and their data, in one folder that needs
/// no network.
///
/// The names of pictures are hashes of their contents. Pictures are written before the page, which
/// is replaced as a whole. If the program is killed, the folder therefore contains either the old
/// report or the new one.
package struct SnapshotReportFolder {
  private let manifest: SnapshotManifest
  private let folder: String
  private let roots: GoldenRoots
  private var files: Set<String> = []
  /// The largest number of frames shown of a film. Of longer films only every second, third, …
  /// frame is shown.
  private static let frameLimit = 120
  /// The largest length of a text; longer ones are truncated so that the page opens quickly.
  private static let textLimit = 200_000

  /// Creates a report.
  ///
  /// - Parameters:
  ///   - folder: The folder of the report.
  ///   - roots: The folders from which goldens are shown.
  package init(_ manifest: SnapshotManifest, folder: String, goldensIn roots: GoldenRoots) {
    (self.manifest, self.folder, self.roots) = (manifest, folder, roots)
  }

  /// Writes the report.
  ///
  /// - Returns: The path of the page.
  /// - Throws: `FileFailure`.
  package mutating func write() throws(FileFailure) -> String {
    let data = try writtenData()
    return try write(data: data)
  }

  /// Writes the report, and returns its page for a server that accepts pictures.
  ///
  /// - Parameter nonce: The nonce that the server allows for scripts and styles.
  /// - Throws: `FileFailure`.
  package mutating func servedPage(nonce: String) throws(FileFailure) -> String {
    let data = try writtenData()
    _ = try write(data: data)
    return ReportPage.html(data: data, nonce: nonce)
  }

  private func write(data: [UInt8]) throws(FileFailure) -> String {
    let page = "\(folder)/index.html"
    try AtomicFile.write(Array(ReportPage.html(data: data).utf8), to: page)
    removeOldPictures()
    return page
  }

  /// Writes everything except the page, and returns the page's data.
  private mutating func writtenData() throws(FileFailure) -> [UInt8] {
    let order = ManifestEntry.Verdict.allCases
    let sorted = manifest.entries.sorted { a, b in
      let (first, second) = (order.firstIndex(of: a.verdict), order.firstIndex(of: b.verdict))
      return first != second ? first ?? 0 < second ?? 0 : a.id < b.id
    }
    var cards: [ReportCard] = []
    for entry in sorted { cards.append(try card(entry)) }
    let data = try json(cards)
    try AtomicFile.write(data, to: "\(folder)/report.json")
    try AtomicFile.write(Array(markdown(sorted).utf8), to: "\(folder)/summary.md")
    return data
  }

  private func json(_ cards: [ReportCard]) throws(FileFailure) -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    do {
      return [UInt8](try encoder.encode(cards))
    } catch {
      throw FileFailure(error, path: "\(folder)/report.json")
    }
  }

  private mutating func card(_ entry: ManifestEntry) throws(FileFailure) -> ReportCard {
    let suite = [GoldenFile.stem(of: entry.file), entry.suite].filter { !$0.isEmpty }
    var card = ReportCard(
      id: entry.id, verdict: entry.verdict.rawValue, suite: suite.joined(separator: " / "),
      test: entry.test, place: entry.line == 0 ? entry.file : "\(entry.file):\(entry.line)",
      words: entry.words,
      accept: entry.isAcceptable ? entry.acceptCommand : "", golden: entry.golden,
      hash: entry.hash)
    let ending = (entry.id as NSString).pathExtension
    let golden = roots.contain(goldenOf: entry) ? contents(entry.golden) : nil
    let actual = entry.actual.flatMap(bytes)
    switch ending {
    case "csv", "txt", "svg":
      card.kind = .text
      card.before = text(golden)
      card.after = text(actual)
    case "apng" where actual != nil: try fillFilm(&card, golden, actual)
    default:
      card.kind = .picture
      card.expected = try [golden].compactMap(\.self).map { file throws(FileFailure) in
        try picture(file, ending)
      }
      card.actual = try [actual].compactMap(\.self).map { file throws(FileFailure) in
        try picture(file, ending)
      }
      if let difference = entry.difference.flatMap(bytes) {
        card.difference = [try picture(difference, ending)]
      }
    }
    card.offsets = entry.offsets
    card.course = try course(entry)
    return card
  }

  /// Returns the time line of a failure; nil without one.
  private mutating func course(_ entry: ManifestEntry) throws(FileFailure) -> ReportCourse? {
    guard let path = entry.course, let bytes = bytes(path),
      let file = try? JSONDecoder().decode(CourseFile.self, from: Data(bytes))
    else { return nil }
    let pictures = frames(self.bytes(CourseFile.film(beside: path)))
    var frames: [ReportCourse.Frame] = []
    for (time, frame) in zip(file.times, pictures) {
      frames.append(ReportCourse.Frame(time: time, file: try picture(frame)))
    }
    return ReportCourse(course: file.course, frames: frames)
  }

  /// Writes every frame to a separate file, because browsers cannot stop an animation at a frame.
  private mutating func fillFilm(
    _ card: inout ReportCard, _ golden: [UInt8]?, _ actual: [UInt8]?
  ) throws(FileFailure) {
    card.kind = .film
    let (old, new) = (frames(golden), frames(actual))
    let count = max(old.count, new.count)
    guard count > 0 else { return }
    let step = (count - 1) / Self.frameLimit + 1
    for index in stride(from: 0, to: count, by: step) {
      let pair = [old, new].map { $0.isEmpty ? nil : $0[min(index, $0.count - 1)] }
      let isSame = pair[0] == pair[1]
      card.marks.append(!isSame)
      for (slot, frame) in pair.enumerated() {
        let name = try frame.map { frame throws(FileFailure) in try picture(frame) } ?? ""
        if slot == 0 { card.expected.append(name) } else { card.actual.append(name) }
      }
      guard !isSame, let before = pair[0], let after = pair[1] else {
        card.difference.append("")
        continue
      }
      card.difference.append(
        try picture(
          DifferencePicture.strength(reference: before, actual: after, tolerance: .exact)))
    }
  }

  private func frames(_ bytes: [UInt8]?) -> [Bitmap] {
    guard let bytes, var decoder = try? APNGDecoder(bytes) else { return [] }
    var frames: [Bitmap] = []
    while let frame = try? decoder.nextFrame() { frames.append(frame.bitmap) }
    return frames
  }

  private mutating func picture(_ bitmap: Bitmap) throws(FileFailure) -> String {
    guard let bytes = try? bitmap.encodedAsPNG() else { return "" }
    return try picture(bytes, "png")
  }

  private mutating func picture(
    _ bytes: [UInt8], _ ending: String
  ) throws(FileFailure) -> String {
    let name = "\(hexadecimal(contentHash(bytes))).\(ending)"
    if files.insert(name).inserted {
      let path = "\(folder)/pictures/\(name)"
      if !FileManager.default.fileExists(atPath: path) { try AtomicFile.write(bytes, to: path) }
    }
    return "pictures/\(name)"
  }

  private func bytes(_ path: String) -> [UInt8]? {
    // A pipe would never end, and a link in the artifacts folder could lead out of it.
    GoldenRoots.isRegularFile(path) ? contents(path) : nil
  }

  private func contents(_ path: String) -> [UInt8]? {
    FileManager.default.contents(atPath: path).map { [UInt8]($0) }
  }

  private func text(_ bytes: [UInt8]?) -> String {
    guard let bytes else { return "" }
    let text = String(decoding: bytes.prefix(Self.textLimit), as: UTF8.self)
    return bytes.count > Self.textLimit ? text + "\n…" : text
  }

  /// Removes the pictures that no card uses any more.
  private func removeOldPictures() {
    let folder = "\(folder)/pictures"
    let old = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    for name in old
    where !files.contains(name) && name.wholeMatch(of: /[0-9a-f]{16}\.\w+/) != nil {
      try? FileManager.default.removeItem(atPath: "\(folder)/\(name)")
    }
  }

  /// Returns the summary for a pull request.
  private func markdown(_ entries: [ManifestEntry]) -> String {
    let counts = ManifestEntry.Verdict.allCases.compactMap { verdict -> String? in
      let count = entries.filter { $0.verdict == verdict }.count
      return count > 0 ? "\(count) \(verdict.rawValue)" : nil
    }
    var lines = [
      "## Snapshots", "", counts.isEmpty ? "No snapshots." : counts.joined(separator: ", "),
    ]
    let told = entries.filter { $0.verdict == .failed || $0.verdict == .skipped }
    if !told.isEmpty {
      lines += ["", "| snapshot | verdict | what differs |", "|---|---|---|"]
      lines += told.map { entry in
        let words = entry.words.replacingOccurrences(of: "|", with: "\\|")
          .replacingOccurrences(of: "\n", with: " ")
        return "| `\(entry.id)` | \(entry.verdict.rawValue) | \(words) |"
      }
    }
    let accepted = told.filter(\.isAcceptable)
    if !accepted.isEmpty {
      lines += ["", "If all changes are intended, accept them: `overscroll accept`", ""]
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

extension ManifestEntry {
  /// The command that accepts the actual snapshot as the golden.
  package var acceptCommand: String { ReviewProgram().accept(id) }
}
