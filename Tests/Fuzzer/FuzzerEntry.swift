import Foundation
import Fuzzing

/// The target of this process. Written once, before libFuzzer starts.
nonisolated(unsafe) var target = FuzzTarget.png

@_silgen_name("LLVMFuzzerRunDriver")
func runFuzzer(
  _ count: UnsafeMutablePointer<CInt>,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?>,
  _ test: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
) -> CInt

/// Checks one input. libFuzzer's library calls this name.
///
/// A broken property ends the program, because libFuzzer saves the input of a crash.
@_cdecl("LLVMFuzzerTestOneInput")
func test(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  // Safe: libFuzzer keeps `count` bytes valid until this function returns.
  let bytes = [UInt8](UnsafeBufferPointer(start: start, count: count))
  let complaint = MainActor.assumeIsolated { target.complaint(about: bytes) }
  guard let complaint else { return 0 }
  FileHandle.standardError.write(Data("\(target): \(complaint)\n".utf8))
  abort()
}
