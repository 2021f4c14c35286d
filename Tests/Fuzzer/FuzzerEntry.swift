import Foundation
import Fuzzing

/// What is fuzzed by this process. Written once, before libFuzzer starts.
nonisolated(unsafe) var target = FuzzTarget.png

@_silgen_name("LLVMFuzzerRunDriver")
func runFuzzer(
  _ count: UnsafeMutablePointer<CInt>,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?>,
  _ test: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
) -> CInt

/// A broken property ends the program: that is what libFuzzer keeps the bytes of. Its library asks for this name.
@_cdecl("LLVMFuzzerTestOneInput")
func test(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  // Safe: libFuzzer gives as many bytes as it says, until this returns.
  let bytes = [UInt8](UnsafeBufferPointer(start: start, count: count))
  let complaint = MainActor.assumeIsolated { target.complaint(about: bytes) }
  guard let complaint else { return 0 }
  FileHandle.standardError.write(Data("\(target): \(complaint)\n".utf8))
  abort()
}
