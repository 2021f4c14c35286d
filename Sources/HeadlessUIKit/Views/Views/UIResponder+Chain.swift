extension UIResponder {
  /// This responder and those after it in the responder chain, in their order.
  var chain: UnfoldFirstSequence<UIResponder> { sequence(first: self) { $0.next } }
}

extension UIView {
  /// This view and its superviews, innermost first.
  var ancestry: UnfoldFirstSequence<UIView> { sequence(first: self) { $0.superview } }
}
