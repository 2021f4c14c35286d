import FlyingFox
import Foundation
import Snapshots

/// The report of the last run as a page whose buttons accept pictures.
///
/// Each time the page is opened, the report is written again, so it shows the latest run.
actor ReportPages: LocalPages {
  private let artifacts: String
  private let folder: String
  private let roots: GoldenRoots
  private let tell: @Sendable (String) async throws -> Void

  /// Creates the pages.
  ///
  /// - Parameters:
  ///   - artifacts: The artifacts folder of the run.
  ///   - folder: The folder of the report.
  ///   - roots: The folders whose goldens may be shown and replaced.
  ///   - tell: Called with the path of each written golden.
  init(
    artifacts: String, folder: String, roots: GoldenRoots,
    tell: @escaping @Sendable (String) async throws -> Void
  ) {
    (self.artifacts, self.folder, self.roots, self.tell) = (artifacts, folder, roots, tell)
  }

  func answer(_ path: String, _ request: HTTPRequest) async throws -> HTTPResponse {
    switch (path, request.method) {
    case ("", .GET): return page()
    case ("accept", .POST): return try await acceptance(request)
    case ("accept", _), ("", _): return .local(.methodNotAllowed)
    default:
      guard request.method == .GET else { return .local(.methodNotAllowed) }
      return picture(path) ?? .local(.notFound)
    }
  }

  private func page() -> HTTPResponse {
    do {
      var report = SnapshotReportFolder(
        try ArtifactOptions.manifest(in: artifacts), folder: folder, goldensIn: roots)
      return try .page(images: "'self' data:") { nonce in try report.servedPage(nonce: nonce) }
    } catch {
      return .local(.internalServerError, Data("\(Self.words(error))\n".utf8))
    }
  }

  private static func words(_ error: any Error) -> String {
    switch error {
    case let failure as Failure: failure.message
    case let failure as FileFailure: Failure.snapshotFile(failure).message
    default: "error: \(error)"
    }
  }

  /// Returns a picture of the report. Its name is a hash, so no path leaves the folder.
  private func picture(_ path: String) -> HTTPResponse? {
    guard let name = path.wholeMatch(of: /pictures\/[0-9a-f]{16}\.(a?png|svg)/),
      let data = FileManager.default.contents(atPath: "\(folder)/\(path)")
    else { return nil }
    return .local(.ok, data, type: name.1 == "svg" ? "image/svg+xml" : "image/\(name.1)")
  }

  /// Accepts pictures. Only scripts of the page itself can send JSON with its origin.
  private func acceptance(_ request: HTTPRequest) async throws -> HTTPResponse {
    guard request.headers[HTTPHeader("Origin")] != nil else { return .local(.forbidden) }
    guard request.headers[.contentType] == "application/json" else {
      return .local(.unsupportedMediaType)
    }
    guard
      let wanted = try? JSONDecoder().decode(AcceptRequest.self, from: try await request.bodyData)
    else { return .local(.badRequest) }
    var reply = AcceptReply()
    for snapshot in wanted.snapshots {
      do {
        try await tell(try accept(snapshot))
        reply.accepted.append(snapshot.id)
      } catch {
        reply.problems[snapshot.id] = Self.words(error)
      }
    }
    let data = try JSONEncoder().encode(reply)
    return .local(.ok, data, type: "application/json")
  }

  /// Accepts a picture, if it is the one that the page shows.
  ///
  /// - Returns: The path of the golden.
  private func accept(_ snapshot: AcceptRequest.Snapshot) throws -> String {
    // The manifest is read each time, because the tests may have run since the page was opened.
    let manifest = try ArtifactOptions.manifest(in: artifacts)
    let acceptance = Acceptance(manifest: manifest, folder: artifacts, roots: roots)
    guard let entry = acceptance.candidates.first(where: { $0.id == snapshot.id }) else {
      throw Failure.nothingToAccept([snapshot.id], near: [])
    }
    guard entry.hash == snapshot.hash else { throw Failure.actualChanged(entry.actual ?? "") }
    try acceptance.accept(entry)
    return entry.golden
  }
}
