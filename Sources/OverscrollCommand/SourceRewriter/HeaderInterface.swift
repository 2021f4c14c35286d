import Foundation

/// The interface file of a module that consists of Objective-C headers.
struct HeaderInterface {
  /// The text of the interface for the first header, and empty texts for the others. Empty for a
  /// module of Swift files.
  private(set) var texts: [String: String] = [:]
  /// The headers that cannot be read.
  private(set) var problems: [RewriteReport.Problem] = []

  init(of request: RewriteRequest) {
    let headers = request.files.map(\.path).filter { $0.hasSuffix(".h") }
    guard let first = headers.first else { return }
    texts = Dictionary(headers.map { ($0, "") }) { first, _ in first }
    let work = URL(filePath: request.support).deletingLastPathComponent().path + "/headers"
    do {
      texts[first] = try Self.text(of: headers, request, in: work)
    } catch {
      let words = (error as? SourceKit.Problem)?.words ?? "\(error)"
      problems.append(
        RewriteReport.Problem(
          file: first, line: 1, column: 1,
          message: "the headers of \(request.module) cannot be read: \(words)", framework: nil))
    }
  }

  private static func text(
    of headers: [String], _ request: RewriteRequest, in work: String
  ) throws -> String {
    var folder = try HeaderFolder(headers, prelude: request.prelude, in: work)
    try folder.declareMissingNames()
    let interface = try SourceKit().interface(
      of: HeaderFolder.module, folder.swiftArguments + ["-module-cache-path", work + "/cache"])
    let imports = request.available.filter { $0 != "SnapKit" && $0 != "Combine" }
    return HeaderText(interface, module: request.module, imports: imports).text
  }
}
