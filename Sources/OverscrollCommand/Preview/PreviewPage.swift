import Overscroll

/// The page of `overscroll preview`: a single file without external resources, so that it works
/// behind a forwarded port and offline.
enum PreviewPage {
  /// Returns the page's HTML.
  ///
  /// - Parameter nonce: The nonce that the response's content security policy allows for scripts
  ///   and styles.
  static func text(nonce: String) -> String {
    PageTemplate(PackageResources.PreviewPage_html).filled([
      "nonce": nonce, "style": String(embedded: PackageResources.PreviewPage_css),
      "script": scripts.map { String(embedded: $0) }.joined(separator: "\n"),
    ])
  }

  /// The parts of one script. Each part uses names of the parts before it.
  private static let scripts = [
    PackageResources.Connection_js, PackageResources.Picture_js, PackageResources.Plot_js,
    PackageResources.Inspector_js, PackageResources.Controls_js,
  ]
}
