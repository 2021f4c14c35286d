import Foundation
import HeadlessUIKit

#if !canImport(Darwin)
  /// A link or a telephone number that a data detector has found.
  final class DetectedResult: NSTextCheckingResult {
    private let data: DetectedData

    init(_ data: DetectedData) {
      self.data = data
      super.init()
    }

    /// Fails, because results are not archived here.
    required init?(coder: NSCoder) { nil }

    override var resultType: CheckingType {
      switch data.content {
      case .link: .foundLink
      case .phoneNumber: .foundNumber
      }
    }
    override var range: NSRange { data.range }
    override var numberOfRanges: Int { 1 }
    override func range(at idx: Int) -> NSRange {
      idx == 0 ? range : NSRange(location: NSNotFound, length: 0)
    }
    override func copy(with zone: NSZone? = nil) -> Any { self }

    /// The address of a link; nil for a number.
    var address: URL? { if case .link(let url) = data.content { url } else { nil } }
    /// A number as written; nil for a link.
    var number: String? { if case .phoneNumber(let number) = data.content { number } else { nil } }
  }
#endif
