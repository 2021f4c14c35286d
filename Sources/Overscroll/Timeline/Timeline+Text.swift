import Foundation
import Graphics
import ScrollPhysics

extension Timeline {
  /// The script in the form of a scene file, one step per line without indentation, for example `-
  /// hold: 0.5s`.
  ///
  /// Numbers are written so that they read back as the same `Double`. For a timeline without
  /// problems, `SceneFile.timeline(text)` therefore returns an equal value. An empty timeline is
  /// `[]`.
  public var text: String {
    guard !steps.isEmpty else { return "[]\n" }
    return steps.map { "- \($0.text)\n" }.joined()
  }
}

extension Timeline.Step {
  /// The step in the form of a scene file, for example `hold: 0.5s`.
  var text: String {
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
    case .rotate(let orientation): return "rotate: \(orientation.rawValue)"
    case .setOffset(let offset): return mapping("set-offset", coordinates(offset))
    case .touch(let point, let path, let second, let up):
      let other = second.map { ", second: {\(text(of: $0.point, $0.path))}" } ?? ""
      return mapping("touch", "\(text(of: point, path))\(other), up: \(up)")
    case .tap(let point, let count):
      return mapping(
        count == 2 ? "double-tap" : "tap",
        [place(point), count == 1 || count == 2 ? nil : "count: \(count)"])
    case .type(let text, let duration):
      return mapping("type", "text: \(quoted(text)), over: \(seconds(duration))")
    case .longPress(let point, let duration):
      return mapping("long-press", [place(point), "for: \(seconds(duration))"])
    case .swipe(let direction, let point, let distance, let duration):
      return mapping(
        "swipe",
        [
          "direction: \(direction.rawValue)", place(point), "by: \(plain(Double(distance)))",
          "over: \(seconds(duration))",
        ])
    case .pinch(let point, let scale, let duration):
      return mapping(
        "pinch",
        ["scale: \(plain(Double(scale)))", place(point), "over: \(seconds(duration))"])
    }
  }

  private func mapping(_ key: String, _ body: String) -> String {
    guard let target else { return "\(key): {\(body)}" }
    return "\(key): {\(body), target: \(quoted(target))}"
  }

  private func mapping(_ key: String, _ parts: [String?]) -> String {
    let all = parts + [target.map { "target: \(quoted($0))" }]
    return "\(key): {\(all.compactMap { $0 }.joined(separator: ", "))}"
  }

  private func place(_ point: CGPoint?) -> String? { point.map { "at: \(points($0))" } }

  private func text(of point: CGPoint, _ path: [Timeline.Segment]) -> String {
    let segments = path.map(text(of:)).joined(separator: ", ")
    return "at: \(points(point)), path: [\(segments)]"
  }

  private func text(of segment: Timeline.Segment) -> String {
    switch segment {
    case .move(let end, let over, let ease):
      return "{to: \(points(end)), over: \(seconds(over))\(suffix(ease))}"
    case .hold(let duration): return "{hold: \(seconds(duration))}"
    }
  }

  private func suffix(_ ease: FingerPath.Easing) -> String {
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

/// Returns the text as a YAML double-quoted scalar, which puts any text on one line.
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
