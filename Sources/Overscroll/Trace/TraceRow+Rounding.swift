import Foundation
import ScrollPhysics

extension TraceRow {
  /// Returns the row with all numbers rounded to `count` decimal places, for texts that people
  /// compare.
  package func rounded(toDecimals count: Int) -> TraceRow {
    let scale = CGFloat((0..<count).reduce(1.0) { power, _ in power * 10 })
    func round(_ value: CGFloat) -> CGFloat {
      // Adding 0 turns −0 into 0.
      value.magnitude < 1e9 ? (value * scale).rounded() / scale + 0 : value
    }
    func round(_ point: CGPoint) -> CGPoint { CGPoint(x: round(point.x), y: round(point.y)) }
    func round(_ rect: CGRect) -> CGRect {
      CGRect(
        x: round(rect.minX), y: round(rect.minY), width: round(rect.width),
        height: round(rect.height))
    }
    return TraceRow(
      time: Double(round(CGFloat(time))),
      scrollViews: scrollViews.map {
        ScrollView(
          name: $0.name, contentOffset: round($0.contentOffset), velocity: round($0.velocity),
          phase: $0.phase)
      },
      views: views.map {
        View(
          name: $0.name, frame: round($0.frame), contentsRect: round($0.contentsRect),
          alpha: round($0.alpha), isHidden: $0.isHidden)
      },
      constraints: constraints.map {
        Constraint(name: $0.name, constant: round($0.constant), isBroken: $0.isBroken)
      },
      isStatusBarHidden: isStatusBarHidden, statusBarHeight: round(statusBarHeight),
      indicators: indicators.map {
        Indicator(
          scrollView: $0.scrollView, frame: round($0.frame),
          alpha: Double(round(CGFloat($0.alpha))))
      },
      finger: finger.map(round), secondFinger: secondFinger.map(round),
      events: events.map { event in
        guard case .willEndDragging(let velocity, let target) = event.call else { return event }
        return TraceEvent(
          call: .willEndDragging(velocity: round(velocity), target: round(target)),
          scrollView: event.scrollView)
      }, problems: problems)
  }
}
