import Foundation
import Graphics

extension Timeline {
  /// The script as a scene file writes it, one step per line, without indentation: `- hold: 0.5s`.
  ///
  /// Numbers are written so that they read back as the same `Double`, so for a timeline without
  /// problems `SceneFile.timeline(text)` gives the same value. An empty timeline is `[]`.
  public var text: String {
    guard !steps.isEmpty else { return "[]\n" }
    return steps.map { "- \($0.text)\n" }.joined()
  }
}

extension Timeline.Step {
  fileprivate var text: String {
    switch action {
    case .hold(let duration): return "hold: \(seconds(duration))"
    case .at(let time): return "at: \(seconds(time))"
    case .release: return "release"
    case .settle: return "settle"
    case .drag(let vector, let duration, let ease):
      return mapping("drag", "by: \(points(vector)), over: \(seconds(duration))\(suffix(ease))")
    case .overscroll(let by, let duration, let ease):
      return mapping(
        "overscroll", "by: \(plain(Double(by))), over: \(seconds(duration))\(suffix(ease))")
    case .fling(let vector, let duration):
      return mapping("fling", "by: \(points(vector)), over: \(seconds(duration))")
    case .scrollTo(let offset, let animated):
      return mapping("scroll-to", "\(coordinates(offset)), animated: \(animated)")
    case .setOffset(let offset): return mapping("set-offset", coordinates(offset))
    case .touch(let point, let path, let up):
      let segments = path.map(text(of:)).joined(separator: ", ")
      return mapping("touch", "at: \(points(point)), path: [\(segments)], up: \(up)")
    }
  }

  private func mapping(_ key: String, _ body: String) -> String {
    guard let target else { return "\(key): {\(body)}" }
    return "\(key): {\(body), target: \(quoted(target))}"
  }

  private func text(of segment: Timeline.Segment) -> String {
    switch segment {
    case .move(let end, let over, let ease):
      return "{to: \(points(end)), over: \(seconds(over))\(suffix(ease))}"
    case .hold(let duration): return "{hold: \(seconds(duration))}"
    }
  }

  private func suffix(_ ease: Timeline.Ease) -> String {
    ease == .linear ? "" : ", ease: \(ease.rawValue)"
  }

  private func coordinates(_ offset: Timeline.Offset) -> String {
    var parts: [String] = []
    if let x = offset.x { parts.append("x: \(plain(Double(x)))") }
    if let y = offset.y { parts.append("y: \(plain(Double(y)))") }
    return parts.joined(separator: ", ")
  }
}

private func points(_ vector: CGVector) -> String {
  guard vector.dx != 0 else { return plain(Double(vector.dy)) }
  return "[\(plain(Double(vector.dx))), \(plain(Double(vector.dy)))]"
}

private func points(_ point: CGPoint) -> String {
  "[\(plain(Double(point.x))), \(plain(Double(point.y)))]"
}

private func seconds(_ duration: Double) -> String { plain(duration) + "s" }

/// A YAML double-quoted scalar: any text on one line.
private func quoted(_ text: String) -> String {
  var result = "\""
  for scalar in text.unicodeScalars {
    switch scalar.value {
    case 0x22: result += "\\\""
    case 0x5C: result += "\\\\"
    case 0x20...0x7E: result.unicodeScalars.append(scalar)
    default:
      let digits = String(scalar.value, radix: 16)
      result += "\\U" + String(repeating: "0", count: 8 - digits.count) + digits
    }
  }
  return result + "\""
}
