import Foundation

// The system's functions, for arguments that need no exact result and as first approximations.

extension Portable {
  static func systemTurned(_ x: Double, by quarters: Int) -> Double {
    quarters == 0 ? Foundation.sin(x) : Foundation.cos(x)
  }

  static func systemAngle(_ y: Double, _ x: Double) -> Double { Foundation.atan2(y, x) }

  static func systemTangent(_ x: Double) -> Double { Foundation.tan(x) }

  static func systemRoot(_ x: Double) -> Double { Foundation.cbrt(x) }

  static func systemPower(_ x: Double, _ y: Double) -> Double { Foundation.pow(x, y) }
}
