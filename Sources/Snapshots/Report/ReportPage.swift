import Foundation
import Overscroll

/// The page of a report: one HTML file without network access or libraries.
enum ReportPage {
  /// Returns the page.
  ///
  /// - Parameters:
  ///   - data: The cards as JSON.
  ///   - nonce: The nonce of scripts and styles, for a page from a server that accepts pictures.
  ///     Nil for a file, which cannot accept any.
  static func html(data: [UInt8], nonce: String? = nil) -> String {
    // A `<` in the data could end the script element.
    let safe = String(decoding: data, as: UTF8.self).replacingOccurrences(of: "<", with: "\\u003c")
    return PageTemplate(PackageResources.ReportPage_html).filled([
      "cards": safe, "style": String(embedded: PackageResources.ReportPage_css),
      "script": scripts.map { String(embedded: $0) }.joined(separator: "\n"),
      "nonce": nonce.map { " nonce=\"\($0)\"" } ?? "", "isServed": nonce == nil ? "no" : "yes",
    ])
  }

  /// The parts of one script. Each part uses names of the parts before it.
  private static let scripts = [
    PackageResources.Cards_js, PackageResources.Course_js, PackageResources.Viewer_js,
    PackageResources.Accepting_js, PackageResources.Keys_js,
  ]
}
