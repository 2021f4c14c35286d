import QuartzCore

private var start: CFTimeInterval?

/// Prints a text after the time since the first call, in hundredths of a second.
func line(_ text: String) {
  let now = CACurrentMediaTime()
  let first = start ?? now
  start = first
  print("\(Int(((now - first) * 100).rounded())) \(text)")
}
