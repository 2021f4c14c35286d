package import Foundation

/// A link or a telephone number that was found in a text.
package struct DetectedData {
  package enum Content {
    /// The address of a link, with its scheme.
    case link(URL)
    /// The number as written.
    case phoneNumber(String)
  }

  /// The range in UTF-16 units.
  package let range: NSRange
  package let content: Content

  package init(range: NSRange, content: Content) { (self.range, self.content) = (range, content) }

  /// The address that a tap opens: that of the link, or the digits with the scheme `tel`.
  package var url: URL? {
    switch content {
    case .link(let url): url
    case .phoneNumber(let number):
      URL(string: "tel:" + number.filter { $0 == "+" || $0.isASCII && $0.isNumber })
    }
  }
}
