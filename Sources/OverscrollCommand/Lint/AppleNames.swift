/// Recognises names of Apple's frameworks: a known prefix of two or three capital letters followed
/// by another capital, or a listed name.
enum AppleNames {
  private static let prefixes: Set = [
    "AV", "CA", "CF", "CG", "CI", "CK", "CL", "CM", "CN", "CT", "CV", "EK", "GC", "GK", "HK", "IN",
    "LA", "LP", "MC", "MF", "MK", "MP", "MTK", "MTL", "NF", "NS", "NW", "PDF", "PH", "PK", "QL",
    "SCN", "SF", "SK", "SL", "TV", "UI", "UN", "UT", "VN", "WC", "WK",
  ]

  private static let others: Set = [
    "Selector", "IndexPath",
    "arc4random", "arc4random_uniform", "autoreleasepool", "objc_sync_enter", "objc_sync_exit",
    "class_getInstanceMethod", "method_exchangeImplementations", "class_addMethod",
    "os_log", "OSLog", "Logger", "OSLogType", "OSSignpostID", "dispatch_queue_main_t",
    "sel_registerName", "object_setClass", "class_replaceMethod", "method_getImplementation",
    "method_getTypeEncoding", "objc_getClass", "os_unfair_lock", "AudioServicesPlaySystemSound",
  ]

  static func contains(_ name: String) -> Bool {
    if others.contains(name) || name.hasPrefix("objc_") { return true }
    let plain = name.hasPrefix("k") ? name.dropFirst() : Substring(name)
    return (2...3).contains { count in
      guard prefixes.contains(String(plain.prefix(count))), let next = plain.dropFirst(count).first
      else { return false }
      return next.isUppercase && next.isASCII
    }
  }
}
