import HeadlessUIKit

/// A delegate call that has not been added to a trace yet. If its scroll view no longer exists by
/// then, the trace uses the stored identifier.
struct RecordedCallback {
  let callback: ScrollCallback
  let identifier: String
  private(set) weak var scrollView: UIScrollView?

  init(_ callback: ScrollCallback, of scrollView: UIScrollView, identifier: String) {
    (self.callback, self.scrollView, self.identifier) = (callback, scrollView, identifier)
  }

  func event(_ names: TraceNames) -> TraceEvent {
    let name = scrollView.flatMap { names[$0] } ?? identifier
    return TraceEvent(call: TraceEvent.Call(callback), scrollView: name)
  }
}

extension TraceEvent.Call {
  fileprivate init(_ callback: ScrollCallback) {
    switch callback {
    case .didScroll: self = .didScroll
    case .willBeginDragging: self = .willBeginDragging
    case .willEndDragging(let velocity, let target):
      self = .willEndDragging(velocity: velocity, target: target)
    case .didEndDragging(let willDecelerate):
      self = .didEndDragging(willDecelerate: willDecelerate)
    case .willBeginDecelerating: self = .willBeginDecelerating
    case .didEndDecelerating: self = .didEndDecelerating
    case .didEndScrollingAnimation: self = .didEndScrollingAnimation
    }
  }
}
