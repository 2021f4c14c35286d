import Foundation
import PortableMath
import TestSupport
import Testing

/// Results are identical on all platforms: they are the exact values, correctly rounded.
@Suite struct PortableMathTests {
  private static let functions: [(String, @Sendable (Double) -> Double, ClosedRange<Double>)] = [
    ("exp", Portable.exp, -740...709), ("exp", Portable.exp, -1e-3...1e-3),
    ("log", Portable.log, 1e-300...1e300), ("log", Portable.log, 0.5...2),
    ("expm1", Portable.expm1, -1...1), ("expm1", Portable.expm1, -50...700),
    ("log1p", Portable.log1p, -0.999...1), ("log1p", Portable.log1p, -1e-6...1e-6),
    ("sin", Portable.sin, -100...100), ("cos", Portable.cos, -100...100),
    ("tan", Portable.tan, -100...100), ("tan", Portable.tan, -1e-3...1e-3),
    ("asin", Portable.asin, -1...1), ("asin", Portable.asin, -1e-6...1e-6),
    ("asin", Portable.asin, 0.999999...1), ("acos", Portable.acos, -1...1),
    ("acos", Portable.acos, 0.999999...1), ("cbrt", Portable.cbrt, -1e300...1e300),
    ("cbrt", Portable.cbrt, -8...8), ("power2.4", { Portable.pow($0, 2.4) }, 0.01...1),
    ("power0.6", { Portable.pow($0, 0.6) }, 1e-300...1e300),
    ("power-3.7", { Portable.pow($0, -3.7) }, 0.5...2),
  ]

  /// Python's decimal module computes exponentials and logarithms to any number of digits and
  /// rounds them to the nearest double. Sines and cosines are computed from its series, with sixty
  /// digits.
  @Test(.needs(.python)) func theyAreTheExactValuesRounded() throws {
    let seed: UInt64 = 71
    var random = SplitMix64(seed: seed)
    var lines: [String] = []
    var results: [Double] = []
    for (name, function, range) in Self.functions {
      for _ in 0..<300 {
        let x = Double.random(in: range, using: &random)
        lines.append("\(name) \(x.bitPattern)")
        results.append(function(x))
      }
    }
    let folder = try Folder()
    try folder.write("exact.py", Self.program)
    try folder.write("arguments.txt", lines.joined(separator: "\n"))
    let python = try #require(Executable.python)
    let outcome = try python.run(["exact.py", "arguments.txt"], in: folder)
    #expect(outcome.status == 0, "\(outcome.errors)")
    let exact = String(decoding: outcome.output, as: UTF8.self).split(separator: "\n").compactMap {
      UInt64($0)
    }
    try #require(exact.count == results.count)
    for (place, (bits, result)) in zip(exact, results).enumerated() {
      #expect(bits == result.bitPattern, "seed \(seed): \(lines[place]) is \(result)")
    }
  }

  private static let program = """
    import math, struct, sys
    from decimal import Decimal as D, getcontext
    getcontext().prec = 80
    def arctan(n):
        x = D(1) / n; sum = D(0); k = 0
        while abs(x) > D(10) ** -78:
            sum += x / (2 * k + 1) * (-1) ** k; k += 1; x /= n * n
        return sum
    PI = 4 * (4 * arctan(5) - arctan(239))
    def turned(x, quarters):
        q = (x / (PI / 2)).to_integral_value(); r = x - q * PI / 2
        def series(term, n):
            sum = D(0)
            while abs(term) > D(10) ** -70:
                sum += term; term *= -r * r / ((n + 1) * (n + 2)); n += 2
            return sum
        s, c = series(r, 1), series(D(1), 0)
        return [s, c, -s, -c][(int(q) + quarters) % 4]
    def tangent(x): return turned(x, 0) / turned(x, 1)
    # What is left of an angle known to sixteen digits, by arctan's series.
    def direction(y, x):
        near = D(math.atan2(y, x)); s, c = turned(near, 0), turned(near, 1)
        t = (y * c - x * s) / (x * c + y * s)
        return near + t - t ** 3 / 3 + t ** 5 / 5
    def root(x): return (abs(x).ln() / 3).exp() * (1 if x > 0 else -1)
    # The exponent is a double.
    def power(y): return lambda x: (x.ln() * D(float(y))).exp()
    functions = {"exp": lambda x: x.exp(), "log": lambda x: x.ln(), "expm1": lambda x: x.exp() - 1,
                 "log1p": lambda x: (1 + x).ln(), "sin": lambda x: turned(x, 0),
                 "cos": lambda x: turned(x, 1), "tan": tangent, "cbrt": root,
                 "asin": lambda x: direction(x, (1 - x * x).sqrt()),
                 "acos": lambda x: direction((1 - x * x).sqrt(), x), "power2.4": power("2.4"),
                 "power0.6": power("0.6"), "power-3.7": power("-3.7")}
    for line in open(sys.argv[1]):
        name, bits = line.split()
        x = D(struct.unpack("d", struct.pack("Q", int(bits)))[0])
        print(struct.unpack("Q", struct.pack("d", float(functions[name](x))))[0])
    """

  @Test func directionsTurnBackToTheirAngle() {
    var random = SplitMix64(seed: 72)
    for _ in 0..<500 {
      let angle = Double.random(in: -3.1...3.1, using: &random)
      let length = Portable.exp(Double.random(in: -50...50, using: &random))
      let found = Portable.atan2(length * Portable.sin(angle), length * Portable.cos(angle))
      #expect(abs(found - angle) <= 4 * angle.ulp, "\(angle) of \(length)")
    }
    for (y, x) in [(0, 1), (0, -1), (1, 0), (-1, 0), (0, 0), (.infinity, 1), (1, -.infinity)]
      as [(Double, Double)]
    {
      #expect(Portable.atan2(y, x) == Foundation.atan2(y, x))
    }
  }

  /// Tests the faster arc tangent for pixels, in all eight octants, at their borders and near the
  /// axes.
  @Test func directionsForPixelsAreWithinTwoUnits() {
    let seed: UInt64 = 73
    var random = SplitMix64(seed: seed)
    var worst = 0.0
    func check(_ y: Double, _ x: Double) {
      let exact = Portable.atan2(y, x)
      worst = max(worst, abs(Portable.direction(y, x) - exact) / exact.ulp)
    }
    for _ in 0..<20_000 {
      check(.random(in: -9...9, using: &random), .random(in: -9...9, using: &random))
      check(.random(in: -1e-9...1e-9, using: &random), .random(in: -9...9, using: &random))
    }
    for y in -40...40 { for x in -40...40 { check(Double(y) + 0.5, Double(x) + 0.5) } }
    #expect(worst <= 2, "seed \(seed): \(worst) units in the last place")
    for (y, x) in [
      (0, 1), (0, -1), (1, 0), (-1, 0), (0, 0), (-0.0, 1), (-0.0, -1), (1, 1), (-2, -2),
    ]
      as [(Double, Double)]
    {
      let (ours, theirs) = (Portable.direction(y, x), Foundation.atan2(y, x))
      #expect(ours == theirs && ours.sign == theirs.sign, "\(y), \(x)")
    }
  }

  @Test func powersAtTheEndsAreThoseOfC() {
    let numbers: [Double] = [
      0, -0.0, 1, -1, 2, -2, 3, -3, 0.5, -0.5, 1e300, -1e300, .infinity, -.infinity, .nan,
    ]
    for x in numbers {
      for y in numbers {
        let (ours, theirs) = (Portable.pow(x, y), Foundation.pow(x, y))
        #expect(
          ours == theirs && ours.sign == theirs.sign || ours.isNaN && theirs.isNaN,
          "pow(\(x), \(y)): \(ours), \(theirs)")
      }
    }
  }

  @Test func theEndsOfTheDomainAreThoseOfC() {
    for x in [
      0, -0.0, 1, -1, .infinity, -.infinity, .nan, 1e308, -1e308, .leastNonzeroMagnitude, 800, -800,
      710.5,
    ]
      as [Double]
    {
      func expect(_ ours: Double, _ theirs: Double, _ name: String) {
        let isSame = ours.isNaN ? theirs.isNaN : abs(ours - theirs) <= theirs.ulp || ours == theirs
        #expect(isSame, "\(name)(\(x)): \(ours), \(theirs)")
        #expect(ours.isNaN || ours.sign == theirs.sign, "\(name)(\(x))")
      }
      expect(Portable.exp(x), Foundation.exp(x), "exp")
      expect(Portable.expm1(x), Foundation.expm1(x), "expm1")
      expect(Portable.log(x), Foundation.log(x), "log")
      expect(Portable.log1p(x), Foundation.log1p(x), "log1p")
      expect(Portable.sin(x), Foundation.sin(x), "sin")
      expect(Portable.cos(x), Foundation.cos(x), "cos")
      expect(Portable.tan(x), Foundation.tan(x), "tan")
      expect(Portable.asin(x), Foundation.asin(x), "asin")
      expect(Portable.acos(x), Foundation.acos(x), "acos")
      expect(Portable.cbrt(x), Foundation.cbrt(x), "cbrt")
    }
  }
}
