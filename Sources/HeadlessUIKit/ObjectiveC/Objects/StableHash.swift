extension [Double] {
  /// A hash for `NSObject.hash` that is equal in every run.
  ///
  /// It makes the order of a set of objects stable, as far as these numbers differ. Equal numbers,
  /// including 0 and -0, have equal hashes.
  ///
  /// - Complexity: O(*n*), where *n* is the number of elements.
  var stableHash: Int {
    // FNV-1a over 64-bit words (https://datatracker.ietf.org/doc/html/rfc9923).
    let hash = reduce(0xcbf2_9ce4_8422_2325 as UInt64) { hash, number in
      (hash ^ (number == 0 ? 0 : number.bitPattern)) &* 0x100_0000_01b3
    }
    return Int(truncatingIfNeeded: hash)
  }
}
