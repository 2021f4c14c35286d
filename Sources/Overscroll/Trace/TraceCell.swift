import Foundation
import ScrollPhysics

/// A value of a trace and the name of its column.
struct TraceCell {
  let name, value: String

  init(_ name: String, _ value: String?) { (self.name, self.value) = (name, value ?? "") }

  init(_ name: String, _ value: Double?) {
    self.init(name, value.map { Self.number(CGFloat($0)) })
  }

  static func point(_ name: String, _ point: CGPoint?) -> [TraceCell] {
    [
      TraceCell("\(name).x", (point?.x).map(number)),
      TraceCell("\(name).y", (point?.y).map(number)),
    ]
  }

  static func rect(_ name: String, _ rect: CGRect?) -> [TraceCell] {
    point(name, rect?.origin) + [
      TraceCell("\(name).width", (rect?.width).map(number)),
      TraceCell("\(name).height", (rect?.height).map(number)),
    ]
  }

  static func number(_ value: CGFloat) -> String {
    value.isFinite ? plain(Double(value)) : "null"
  }
}
