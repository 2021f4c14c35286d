import Foundation
import ScrollPhysics

// Fingers whose paths are given point by point.

extension SceneReader {
  mutating func touch(
    _ node: SceneNode, path: String, target: inout SceneNode.Entry?
  ) -> Timeline.Action? {
    guard
      let fields = fields(of: node, path: path, known: ["at", "path", "second", "up", "target"])
    else { return nil }
    target = fields["target"]
    let point = required("at", fields, node, path: path).flatMap {
      self.point($0, path: "\(path).at")
    }
    let segments = required("path", fields, node, path: path)
      .flatMap { self.segments($0, path: "\(path).path") }
    var isUp: Bool? = false
    if let up = fields["up"] { isUp = flag(up.value, path: "\(path).up") }
    var second: Timeline.Finger?
    if let entry = fields["second"] {
      second = secondFinger(entry.value, path: "\(path).second")
      guard second != nil else { return nil }
    }
    guard let point, let segments, let isUp else { return nil }
    return .touch(at: point, path: segments, second: second, up: isUp)
  }

  private mutating func secondFinger(_ node: SceneNode, path: String) -> Timeline.Finger? {
    guard let fields = fields(of: node, path: path, known: ["at", "path"]) else { return nil }
    let point = required("at", fields, node, path: path).flatMap {
      self.point($0, path: "\(path).at")
    }
    var segments: [Timeline.Segment]? = []
    if let way = fields["path"] { segments = self.segments(way.value, path: "\(path).path") }
    guard let point, let segments else { return nil }
    return Timeline.Finger(at: point, path: segments)
  }

  private mutating func segments(_ node: SceneNode, path: String) -> [Timeline.Segment]? {
    guard case .list(let items) = node.content else {
      reportWrong(node, .list, path: path)
      return nil
    }
    let segments = items.enumerated().map { segment($1, path: "\(path)[\($0)]") }
    let known = segments.compactMap { $0 }
    return known.count == segments.count ? known : nil
  }

  private mutating func segment(_ node: SceneNode, path: String) -> Timeline.Segment? {
    let keys = ["to", "over", "ease", "hold"]
    guard let fields = fields(of: node, path: path, known: keys) else { return nil }
    if let hold = fields["hold"] {
      for key in ["to", "over", "ease"] {
        guard let other = fields[key] else { continue }
        report(.severalSteps("hold", key), other.keyRange, path: path)
        return nil
      }
      return duration(hold.value, path: "\(path).hold").map { .hold($0) }
    }
    let to = required("to", fields, node, path: path).flatMap { self.point($0, path: "\(path).to") }
    let over = required("over", fields, node, path: path)
      .flatMap { duration($0, path: "\(path).over") }
    let ease = self.ease(fields, path: path)
    guard let to, let over, let ease else { return nil }
    return .move(to: to, over: over, ease: ease)
  }

  mutating func ease(
    _ fields: [String: SceneNode.Entry], path: String
  ) -> FingerPath.Easing? {
    guard let entry = fields["ease"] else { return .linear }
    let names = FingerPath.Easing.allCases.map(\.rawValue)
    return word(entry.value, path: "\(path).ease", of: names, as: .ease)
      .flatMap(FingerPath.Easing.init)
  }
}
