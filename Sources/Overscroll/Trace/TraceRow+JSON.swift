import Foundation
import ScrollPhysics

extension TraceRow {
  /// The row as a JSON object on one line, without a line end. Numbers that are not finite have no
  /// JSON form and become `null`.
  public var json: String {
    let scrollViews = scrollViews.map { view in
      (
        view.name,
        object([
          ("contentOffset", view.contentOffset.json), ("velocity", view.velocity.json),
          ("phase", view.phase.rawValue.json),
        ])
      )
    }
    let views = views.map { view in
      (
        view.name,
        object([
          ("frame", view.frame.json), ("contentsRect", view.contentsRect.json),
          ("alpha", Double(view.alpha).json), ("isHidden", "\(view.isHidden)"),
        ])
      )
    }
    let constraints = constraints.map {
      ($0.name, object([("constant", Double($0.constant).json), ("broken", "\($0.isBroken)")]))
    }
    let indicators = indicators.map {
      ($0.scrollView, object([("frame", $0.frame.json), ("alpha", $0.alpha.json)]))
    }
    return object(
      [
        ("time", time.json), ("scrollViews", object(scrollViews)), ("views", object(views)),
        ("constraints", object(constraints)), ("statusBar", statusBar),
        ("indicators", object(indicators)), ("finger", fingerObject),
      ] + secondFingerObject + [
        ("events", list(events.map(\.description.json))),
        ("arguments", list(events.map { object($0.call.arguments) })),
      ])
  }

  private var statusBar: String {
    object([("hidden", "\(isStatusBarHidden)"), ("height", Double(statusBarHeight).json)])
  }

  /// The second finger, only while it is down, because few scripts have one.
  private var secondFingerObject: [(String, String)] {
    guard let secondFinger else { return [] }
    return [("secondFinger", object([("isDown", "true"), ("location", secondFinger.json)]))]
  }

  private var fingerObject: String {
    object([("isDown", "\(finger != nil)"), ("location", finger?.json ?? "null")])
  }
}

extension TraceEvent.Call {
  fileprivate var arguments: [(String, String)] {
    switch self {
    case .willEndDragging(let velocity, let target):
      [("velocity", velocity.json), ("target", target.json)]
    case .didEndDragging(let willDecelerate): [("willDecelerate", "\(willDecelerate)")]
    case .didScroll, .willBeginDragging, .willBeginDecelerating, .didEndDecelerating,
      .didEndScrollingAnimation:
      []
    }
  }
}

private func object(_ members: [(String, String)]) -> String {
  "{" + members.map { "\($0.0.json): \($0.1)" }.joined(separator: ", ") + "}"
}

private func list(_ elements: [String]) -> String { "[\(elements.joined(separator: ", "))]" }

extension Double {
  fileprivate var json: String { isFinite ? plain(self) : "null" }
}

extension CGPoint {
  fileprivate var json: String { list([x, y].map { Double($0).json }) }
}

extension CGRect {
  fileprivate var json: String {
    list([minX, minY, width, height].map { Double($0).json })
  }
}

extension String {
  /// The string as a JSON string literal.
  fileprivate var json: String {
    var result = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case let scalar where scalar.value < 0x20:
        let hex = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
