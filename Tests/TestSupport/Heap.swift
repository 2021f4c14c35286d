import Foundation

/// The memory that this process has allocated and not freed.
package enum Heap {
  /// The allocated bytes in the arenas of all threads, from glibc's `malloc_info`. Nil on other
  /// systems.
  package static var bytesInUse: Int? {
    guard let symbol = dlsym(nil, "malloc_info") else { return nil }
    // Safe: this is the signature declared in malloc.h.
    typealias Report = @convention(c) (CInt, UnsafeMutablePointer<FILE>) -> CInt
    let report = unsafeBitCast(symbol, to: Report.self)
    var (start, count): (UnsafeMutablePointer<CChar>?, Int) = (nil, 0)
    guard let stream = open_memstream(&start, &count) else { return nil }
    let status = report(0, stream)
    fclose(stream)
    defer { free(start) }
    guard status == 0, let start else { return nil }
    let text = String(cString: start)
    // The last element of each kind is the sum over all arenas.
    func size(_ element: String) -> Int {
      let line = text.split(separator: "\n").last { $0.hasPrefix(element) }
      return line?.split(separator: "\"").last { Int($0) != nil }.flatMap { Int($0) } ?? 0
    }
    return size("<system type=\"current\"") + size("<total type=\"mmap\"")
      - size("<total type=\"fast\"") - size("<total type=\"rest\"")
  }
}
