import Foundation
import Synchronization

#if os(Linux)
  @_spi(Internal) import Runtime

  @_extern(c, "stage_runtime_file")
  private func stage_runtime_file(_ address: UInt64) -> UnsafePointer<CChar>?
  @_extern(c, "stage_runtime_load_count")
  private func stage_runtime_load_count() -> UInt64
#endif

/// The calls of a thread, innermost first.
package struct CodeStack: Sendable {
  /// A function with the place of an instruction in it.
  package struct Place: Hashable, Sendable {
    /// The path of the source file; nil if the line is unknown.
    package let file: String?
    package let line: Int
    /// The demangled name of the function.
    package let function: String
  }

  /// The addresses of the instructions.
  private let addresses: [UInt64]

  package init(_ addresses: [UInt64]) { self.addresses = addresses }

  /// Returns the places of the calls in loaded libraries, with inlined functions.
  ///
  /// - Parameter libraries: The paths of the libraries. Nil stands for all files of the process.
  package func places(in libraries: Set<String>? = nil) -> [Place] {
    #if os(Linux)
      let own = addresses.filter { address in
        guard let libraries else { return true }
        return stage_runtime_file(address).map { libraries.contains(String(cString: $0)) } ?? false
      }
      guard !own.isEmpty else { return [] }
      return Self.symbols(own.map { RichFrame.programCounter($0) }).map { symbol in
        let place = symbol.sourceLocation.flatMap { $0.line > 0 ? $0 : nil }
        return Place(file: place?.path, line: place?.line ?? 0, function: symbol.name)
      }
    #else
      []
    #endif
  }

  #if os(Linux)
    private static let known = Mutex<(images: ImageMap, loads: UInt64)?>(nil)

    /// Returns the loaded files.
    ///
    /// Looking up symbols maps the files a second time. A new list would take these mappings for
    /// the loaded files, so a list is used until another file is loaded.
    private static func images() -> ImageMap {
      let loads = stage_runtime_load_count()
      return known.withLock { known in
        if let known, known.loads == loads { return known.images }
        let images = ImageMap.capture()
        known = (images, loads)
        return images
      }
    }

    static func symbols(_ frames: [RichFrame<UInt64>]) -> [SymbolicatedBacktrace.Symbol] {
      #if arch(arm64)
        let architecture = "arm64"
      #else
        let architecture = "x86_64"
      #endif
      let stack = Backtrace(architecture: architecture, frames: frames, images: nil)
      return stack.symbolicated(with: images())?.frames.compactMap(\.symbol) ?? []
    }
  #endif
}
