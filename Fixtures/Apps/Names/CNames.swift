import UIKit

extension Foundation.Timer {
  static func schedule(after delay: TimeInterval, _ handler: @escaping (CFRunLoopTimer?) -> Void) {
    let date = CFAbsoluteTimeGetCurrent() + delay
    let timer = CFRunLoopTimerCreateWithHandler(kCFAllocatorDefault, date, 0, 0, 0, handler)
    CFRunLoopAddTimer(CFRunLoopGetCurrent(), timer, CFRunLoopMode.commonModes)
  }
}

private final class PointCounter {
  var count = 0
}

/// Names of C libraries and of Core Foundation, and scanners as before iOS 13.
final class CNamesController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let limits = [Int(INT16_MIN), Int(INT32_MIN), Int(INT64_MIN), Int(INT64_MAX), NSIntegerMax]
    print("limits", limits == [-32768, -2_147_483_648, Int.min, Int.max, Int.max], UINT64_MAX)

    var word: NSString?
    let scanner = Scanner(string: "ab12 cd")
    let letters = scanner.scanCharacters(from: .letters, into: &word)
    print("scanned", letters, word as String? ?? "-", scanner.scanUpTo(" ", into: &word), word ?? "")

    let counter = PointCounter()
    let path = CGPath(rect: CGRect(x: 0, y: 0, width: 1, height: 2), transform: nil)
    func count(_ info: UnsafeMutableRawPointer?, _ element: UnsafePointer<CGPathElement>) {
      guard let info, element.pointee.type != .closeSubpath else { return }
      Unmanaged<PointCounter>.fromOpaque(info).takeUnretainedValue().count += 1
    }
    path.apply(info: Unmanaged.passUnretained(counter).toOpaque(), function: count)
    print("path", counter.count)

    let values: [String: AnyObject] = [
      "frame": NSValue(cgRect: CGRect(x: 1, y: 2, width: 3, height: 4)), "curve": NSNumber(value: 7),
    ]
    if let frame = values["frame"]?.cgRectValue, let curve = values["curve"]?.uintValue {
      print("values", frame.width, UIView.AnimationOptions(rawValue: curve << 16).rawValue)
    }
    Timer.schedule(after: 0.2) { print("fired", $0 != nil) }
  }
}
