import Foundation

/// What this process has asked for and not given back.
package enum Heap {
  /// By glibc's `malloc_info`, over all threads' arenas, in bytes; nil on other systems.
  package static var bytesInUse: Int? {
    guard let symbol = dlsym(nil, "malloc_info") else { return nil }
    // Safe: this is the signature that malloc.h declares.
    typealias Report = @convention(c) (CInt, UnsafeMutablePointer<FILE>) -> CInt
    let report = unsafeBitCast(symbol, to: Report.self)
    var (start, count): (UnsafeMutablePointer<CChar>?, Int) = (nil, 0)
    guard let stream = open_memstream(&start, &count) else { return nil }
    let status = report(0, stream)
    fclose(stream)
    defer { free(start) }
    guard status == 0, let start else { return nil }
    let text = String(cString: start)
    // The last of each kind are the sums over all arenas.
    func size(_ element: String) -> Int {
      let line = text.split(separator: "\n").last { $0.hasPrefix(element) }
      return line?.split(separator: "\"").last { Int($0) != nil }.flatMap { Int($0) } ?? 0
    }
    return size("<system type=\"current\"") + size("<total type=\"mmap\"")
      - size("<total type=\"fast\"") - size("<total type=\"rest\"")
  }
}
