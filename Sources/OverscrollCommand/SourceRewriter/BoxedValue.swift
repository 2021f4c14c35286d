import SwiftSyntax

/// A geometric value that is read from a boxed object.
///
/// The two forms are `(change?[.newKey] as AnyObject).cgPointValue`, which uses Objective-C's
/// dynamic lookup, and `(change?[.newKey] as? NSValue)?.cgPointValue` in observers. Here change
/// dictionaries hold the values themselves, so both become `(change?[.newKey] as? CGPoint)`.
struct BoxedValue {
  /// The range from `as` to the end of the type.
  let cast: Range<Int>
  /// The replacement for `cast`.
  let text: String
  /// The range of the member access, which is removed.
  let access: Range<Int>

  private static let types = [
    "cgPointValue": "CGPoint", "cgSizeValue": "CGSize", "cgRectValue": "CGRect",
    "uiEdgeInsetsValue": "UIEdgeInsets", "CGPointValue": "CGPoint", "CGRectValue": "CGRect",
    "CGSizeValue": "CGSize",
  ]

  init?(_ node: MemberAccessExprSyntax) {
    guard let type = Self.types[node.declName.baseName.text], let base = node.base else {
      return nil
    }
    let chained = base.as(OptionalChainingExprSyntax.self)
    let forced = base.as(ForceUnwrapExprSyntax.self)
    let inner = chained?.expression ?? forced?.expression ?? base
    guard let tuple = inner.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let parts = tuple.elements.first?.expression.as(SequenceExprSyntax.self)?.elements,
      let named = parts.last, let mark = parts.dropLast().last?.as(UnresolvedAsExprSyntax.self)
    else { return nil }
    let name = named.trimmedDescription
    let isChange = ["newKey", "oldKey"].contains { tuple.description.contains($0) }
    guard ["AnyObject", "AnyObject?"].contains(name) || (name == "NSValue" && isChange) else {
      return nil
    }
    let isUsed = node.parent?.is(MemberAccessExprSyntax.self) == true
    let isForced = forced != nil || mark.questionOrExclamationMark?.text == "!"
    cast = mark.range.lowerBound..<named.range.upperBound
    text = "\(isForced || (isUsed && chained == nil) ? "as!" : "as?") \(type)"
    let start =
      isUsed && chained != nil ? base.range.upperBound : inner.range.upperBound
    access = start..<node.range.upperBound
  }
}
