import Foundation
import HeadlessUIKit
import ScrollPhysics

extension Stage {
  /// Returns the screen's current numbers, and removes the delegate calls since the last row from
  /// the stage.
  public func traceRow() -> TraceRow {
    environment.run { readRow { takeCallbacks() } }
  }

  /// Returns the screen's current numbers without delegate calls, which stay for the next row.
  func currentRow() -> TraceRow { readRow { [] } }

  private func readRow(_ callbacks: () -> [RecordedCallback]) -> TraceRow {
    let tree = window.tree
    let names = TraceNames(
      tree.compactMap { view in view.accessibilityIdentifier.map { (view, $0) } })
    let constraints = window.treeConstraints
    let constraintNames = TraceNames(
      constraints.compactMap { constraint in constraint.identifier.map { (constraint, $0) } })
    let named = scrollViews.compactMap { view in names[view].map { (view, $0) } }
    return TraceRow(
      time: time, scrollViews: named.map { TraceRow.ScrollView($0, name: $1) },
      views: tree.compactMap { view in names[view].map { TraceRow.View(view, name: $0) } },
      constraints: constraints.compactMap { constraint in
        constraintNames[constraint].map {
          TraceRow.Constraint(
            name: $0, constant: constraint.constant, isBroken: constraint.isBroken)
        }
      },
      isStatusBarHidden: window.isStatusBarHidden,
      statusBarHeight: window.isStatusBarHidden ? 0 : environment.statusBarHeight,
      indicators: named.map { view, name in
        let bar = view.indicators(at: time).first { $0.axis == .vertical }
        return TraceRow.Indicator(
          scrollView: name, frame: bar?.frame ?? .zero, alpha: bar?.alpha ?? 0)
      },
      finger: fingerLocation, secondFinger: secondFingerLocation,
      events: callbacks().map { $0.event(names) },
      problems: names.shared.map { .sharedViewName($0) }
        + constraintNames.shared.map { .sharedConstraintName($0) })
  }
}

extension TraceRow.ScrollView {
  @MainActor
  fileprivate init(_ view: UIScrollView, name: String) {
    self.init(
      name: name, contentOffset: view.contentOffset, velocity: view.scrollVelocity,
      phase: view.scrollPhase)
  }
}

extension TraceRow.View {
  @MainActor
  fileprivate init(_ view: UIView, name: String) {
    self.init(
      name: name, frame: view.exactFrameInWindow, contentsRect: view.layer.contentsRect,
      alpha: view.alpha, isHidden: view.isHidden)
  }
}
