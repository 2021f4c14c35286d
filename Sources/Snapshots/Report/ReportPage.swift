import Foundation
import Overscroll

/// The page of a report: one HTML file without network access or libraries.
enum ReportPage {
  /// Returns the page.
  ///
  /// - Parameter data: The cards as JSON.
  static func html(data: [UInt8]) -> String {
    // A `<` in the data could end the script element.
    let safe = String(decoding: data, as: UTF8.self).replacingOccurrences(of: "<", with: "\\u003c")
    return PageTemplate(PackageResources.ReportPage_html).filled([
      "cards": safe, "style": String(embedded: PackageResources.ReportPage_css),
      "script": String(embedded: PackageResources.ReportPage_js),
    ])
  }
}
