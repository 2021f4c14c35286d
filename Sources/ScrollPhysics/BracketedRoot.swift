/// Returns the zero of a monotone function in an interval, by Newton's method safeguarded by
/// bisection.
///
/// `function` returns a value and a slope. Newton's method alone leaves the interval where the
/// slope is small, and bisection alone needs 53 evaluations. If both ends have one sign, the result
/// is the end nearer to zero.
func bracketedRoot(
  in interval: ClosedRange<Double>, _ function: (Double) -> (value: Double, slope: Double)
) -> Double {
  var low = interval.lowerBound
  var high = interval.upperBound
  let rises = function(low).value <= function(high).value
  var x = (low + high) / 2
  // Each round halves the interval or takes a Newton step, so that 120 rounds exhaust the precision
  // of a Double.
  for _ in 0..<120 {
    let (value, slope) = function(x)
    if value == 0 { return x }
    if (value < 0) == rises { low = x } else { high = x }
    let newton = x - value / slope
    let next = newton > low && newton < high ? newton : (low + high) / 2
    if next == x || next <= low || next >= high { return next }
    x = next
  }
  return x
}
