extension [Double] {
  /// A number for `NSObject.hash` that is the same in every run, so that the order of a set of objects
  /// is too, as far as these numbers tell them apart. Equal numbers, 0 and -0 among them, have the same.
  ///
  /// - Complexity: linear in the number of elements.
  var stableHash: Int {
    // FNV-1a over 64-bit words (https://datatracker.ietf.org/doc/html/rfc9923).
    let hash = reduce(0xcbf2_9ce4_8422_2325 as UInt64) { hash, number in
      (hash ^ (number == 0 ? 0 : number.bitPattern)) &* 0x100_0000_01b3
    }
    return Int(truncatingIfNeeded: hash)
  }
}
