import Foundation

/// A port of this machine that no other process can use during the lifetime of the value.
package final class TakenPort {
  package let number: UInt16
  private let descriptor: Int32

  package init() throws {
    #if canImport(Darwin)
      let socket = socket(AF_INET, SOCK_STREAM, 0)
    #else
      let socket = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #endif
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(socket, $0, length) == 0 && listen(socket, 1) == 0
          && getsockname(socket, $0, &length) == 0
      }
    }
    descriptor = socket
    number = UInt16(bigEndian: address.sin_port)
    guard isBound else { throw CocoaError(.fileWriteUnknown) }
  }

  deinit { close(descriptor) }
}
