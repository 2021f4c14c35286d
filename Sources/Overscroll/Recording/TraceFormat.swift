import Foundation

/// Writes trace rows as text, one line each, by the names that other programs
/// rely on (`Fixtures/Scenes/README.md`).
public enum TraceFormat: String, CaseIterable, Sendable {
  case json, csv

  /// The line that stands before the rows; nil for JSON.
  public func header(for row: TraceRow) -> String? {
    switch self {
    case .json: nil
    case .csv: row.columns.map { Self.quoted($0.name) }.joined(separator: ",")
    }
  }

  /// The row without a line end. Numbers that are not finite, which JSON cannot say, are `null`.
  public func line(for row: TraceRow) -> String {
    switch self {
    case .json: row.json
    case .csv: row.columns.map { Self.quoted($0.value) }.joined(separator: ",")
    }
  }

  private static func quoted(_ field: String) -> String {
    guard field.contains(where: { ",\"\n\r".contains($0) }) else { return field }
    return "\"" + field.replacingOccurrences(of: "\"", with: "\"\"") + "\""
  }
}

extension TraceRow {
  fileprivate var json: String {
    let scrollViews = scrollViews.map {
      (
        $0.name,
        "{\"contentOffset\": \($0.contentOffset.json), \"velocity\": \($0.velocity.json), "
          + "\"phase\": \($0.phase.json)}"
      )
    }
    let views = views.map {
      (
        $0.name,
        "{\"frame\": \($0.frame.json), \"contentsRect\": \($0.contentsRect.json), "
          + "\"alpha\": \($0.alpha.text), \"isHidden\": \($0.isHidden)}"
      )
    }
    let constraints = constraints.map {
      ($0.name, "{\"constant\": \($0.constant.text), \"broken\": \($0.isBroken)}")
    }
    let indicators = indicators.map {
      ($0.scrollView, "{\"frame\": \($0.frame.json), \"alpha\": \(CGFloat($0.alpha).text)}")
    }
    let statusBar = "{\"hidden\": \(isStatusBarHidden), \"height\": \(statusBarHeight.text)}"
    return "{\"time\": \(CGFloat(time).text), \"scrollViews\": \(object(scrollViews)), "
      + "\"views\": \(object(views)), \"constraints\": \(object(constraints)), "
      + "\"statusBar\": \(statusBar), \"indicators\": \(object(indicators)), "
      + "\"events\": [\(events.map(\.json).joined(separator: ", "))]}"
  }

  private func object(_ members: [(String, String)]) -> String {
    "{" + members.map { "\($0.0.json): \($0.1)" }.joined(separator: ", ") + "}"
  }

  /// The same as columns, in the same order.
  fileprivate var columns: [(name: String, value: String)] {
    var columns = [("time", CGFloat(time).text)]
    for view in scrollViews {
      columns += view.contentOffset.columns("\(view.name).contentOffset")
      columns += view.velocity.columns("\(view.name).velocity")
      columns.append(("\(view.name).phase", view.phase))
    }
    for view in views {
      columns += view.frame.columns("\(view.name).frame")
      columns += view.contentsRect.columns("\(view.name).contentsRect")
      columns.append(("\(view.name).alpha", view.alpha.text))
      columns.append(("\(view.name).isHidden", "\(view.isHidden)"))
    }
    for constraint in constraints {
      columns.append(("\(constraint.name).constant", constraint.constant.text))
      columns.append(("\(constraint.name).broken", "\(constraint.isBroken)"))
    }
    columns.append(("statusBar.hidden", "\(isStatusBarHidden)"))
    columns.append(("statusBar.height", statusBarHeight.text))
    for indicator in indicators {
      columns += indicator.frame.columns("\(indicator.scrollView).indicator.frame")
      columns.append(("\(indicator.scrollView).indicator.alpha", CGFloat(indicator.alpha).text))
    }
    columns.append(("events", events.joined(separator: " ")))
    return columns
  }
}

extension CGFloat {
  /// The shortest digits that read back as the same number; whole numbers without a fraction.
  fileprivate var text: String {
    let value = Double(self)
    guard value.isFinite else { return "null" }
    return value == value.rounded() && value.magnitude < 1e15 ? "\(Int(value))" : "\(value)"
  }
}

extension CGPoint {
  fileprivate var json: String { "[\(x.text), \(y.text)]" }

  fileprivate func columns(_ name: String) -> [(String, String)] {
    [("\(name).x", x.text), ("\(name).y", y.text)]
  }
}

extension CGRect {
  fileprivate var json: String {
    "[\(minX.text), \(minY.text), \(width.text), \(height.text)]"
  }

  fileprivate func columns(_ name: String) -> [(String, String)] {
    [
      ("\(name).x", minX.text), ("\(name).y", minY.text), ("\(name).width", width.text),
      ("\(name).height", height.text),
    ]
  }
}

extension String {
  /// A JSON string literal.
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
