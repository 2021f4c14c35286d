import Foundation
import ScrollPhysics
import TestSupport

extension ReferenceTraces.Config {
  var axis: ScrollAxis {
    var axis = ScrollAxis(
      content: content, bounds: bounds, insetBefore: insetTop, insetAfter: insetBottom)
    axis.bounces = bounces
    axis.alwaysBounces = alwaysBounce
    axis.isPagingEnabled = paging
    axis.decelerationRate = rate
    return axis
  }

  func run(_ script: [ReferenceTraces.Step]) -> ReferenceScrollView {
    ReferenceScrollView(
      axis: axis, start: start, isEnabled: scrollEnabled,
      script: script.map { .touch($0.touch.path) })
  }
}

extension ReferenceTraces.Touch {
  var path: FingerPath {
    FingerPath(
      start: CGPoint(x: 0, y: y), downTime: down,
      segments: segments.map {
        .init(
          to: CGPoint(x: 0, y: $0.y), duration: $0.dt,
          easing: $0.ease == "smooth" ? .smooth : .linear)
      })
  }
}
