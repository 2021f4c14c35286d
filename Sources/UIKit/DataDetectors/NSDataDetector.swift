public import Foundation
import HeadlessUIKit

#if !canImport(Darwin)
  /// Finds links and telephone numbers in natural text.
  ///
  /// On iOS the class inherits from `NSRegularExpression`; here it has that class's methods for
  /// matching.
  ///
  /// - Note: Partly: links are found as by `UITextView.dataDetectorTypes`; addresses, dates and
  ///   transit information are not found, which is reported as a problem of the screen.
  open class NSDataDetector: NSObject {
    /// The kinds of data, as the bits of `NSTextCheckingResult.CheckingType`.
    public let checkingTypes: UInt64

    /// Creates a detector for `NSTextCheckingTypes`, the bits of the kinds.
    ///
    /// - Throws: An error in Cocoa's domain if there is no kind that a detector can find.
    public init(types checkingTypes: UInt64) throws {
      let types = NSTextCheckingResult.CheckingType(rawValue: checkingTypes)
      guard !types.isDisjoint(with: [.foundLink, .foundNumber, .missing]) else {
        throw CocoaError(.formatting)
      }
      self.checkingTypes = checkingTypes
      super.init()
      if !types.isDisjoint(with: .missing) { DataDetection.reportMissing() }
    }

    /// Returns what is found in a range of a text, in UTF-16 units. Options are ignored.
    open func matches(
      in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> [NSTextCheckingResult] {
      let types = NSTextCheckingResult.CheckingType(rawValue: checkingTypes)
      return DataDetection.matches(
        in: string, range: range, links: types.contains(.foundLink),
        phoneNumbers: types.contains(.foundNumber)
      ).map(DetectedResult.init)
    }

    /// Returns the number of matches in a range of a text.
    open func numberOfMatches(
      in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> Int { matches(in: string, options: options, range: range).count }

    /// Returns the first match in a range of a text; nil without any.
    open func firstMatch(
      in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> NSTextCheckingResult? { matches(in: string, options: options, range: range).first }

    /// Returns the range of the first match; `NSNotFound` and zero without any.
    open func rangeOfFirstMatch(
      in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> NSRange {
      firstMatch(in: string, options: options, range: range)?.range
        ?? NSRange(location: NSNotFound, length: 0)
    }

    /// Calls a closure with each match in a range of a text, until the closure sets its last
    /// argument to true.
    open func enumerateMatches(
      in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
      using block: (
        NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>
      ) -> Void
    ) {
      var stop = ObjCBool(false)
      for match in matches(in: string, options: options, range: range) {
        block(match, [], &stop)
        if stop.boolValue { return }
      }
    }
  }
#endif
