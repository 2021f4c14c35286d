package import Foundation

/// A terminal without a screen: what a program writes to it can be read.
package final class PseudoTerminal {
  private let master, slave: FileHandle

  package struct Complaint: Error {}

  /// - Throws: `Complaint` where the system has no terminal left.
  package init(columns: UInt16) throws {
    let descriptor = open("/dev/ptmx", O_RDWR | O_NOCTTY)
    guard descriptor >= 0 else { throw Complaint() }
    master = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    guard let name = Self.other(descriptor), case let other = open(name, O_RDWR | O_NOCTTY),
      other >= 0
    else { throw Complaint() }
    slave = FileHandle(fileDescriptor: other, closeOnDealloc: true)
    var size = winsize(ws_row: 24, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    guard ioctl(descriptor, UInt(TIOCSWINSZ), &size) == 0 else { throw Complaint() }
  }

  /// Where programs open the terminal's other side.
  private static func other(_ master: Int32) -> String? {
    #if os(Linux)
      // glibc shows Swift no grantpt(3) and its kin. These are TIOCSPTLCK and TIOCGPTN, which they ask
      // (https://man7.org/linux/man-pages/man2/TIOCSPTLCK.2const.html).
      var (isLocked, number): (Int32, UInt32) = (0, 0)
      guard ioctl(master, 0x4004_5431, &isLocked) == 0, ioctl(master, 0x8004_5430, &number) == 0
      else { return nil }
      return "/dev/pts/\(number)"
    #else
      guard grantpt(master) == 0, unlockpt(master) == 0 else { return nil }
      return ptsname(master).map { String(cString: $0) }
    #endif
  }

  /// What a process wrote to it as its standard error, after it has ended; no line is made two by the terminal.
  package func errors(of process: Process) throws -> String {
    var modes = termios()
    guard tcgetattr(slave.fileDescriptor, &modes) == 0 else { throw Complaint() }
    modes.c_oflag &= ~tcflag_t(OPOST)
    guard tcsetattr(slave.fileDescriptor, TCSANOW, &modes) == 0 else { throw Complaint() }
    process.standardError = slave
    try process.run()
    try slave.close()
    // Once the last writer has closed it Linux answers with an error, Darwin with nothing.
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 4096)
    while case let count = read(master.fileDescriptor, &piece, piece.count), count > 0 {
      bytes += piece[..<count]
    }
    process.waitUntilExit()
    return String(decoding: bytes, as: UTF8.self)
  }
}
