package import Foundation

/// A terminal without a screen, from which tests read the output of a program.
package final class PseudoTerminal {
  private let master, slave: FileHandle

  package struct Complaint: Error {}

  /// Opens a terminal.
  ///
  /// - Throws: `Complaint` if the system has no free terminal.
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

  /// Returns the path of the terminal's other side.
  private static func other(_ master: Int32) -> String? {
    #if os(Linux)
      // Swift cannot call glibc's grantpt(3) and related functions. These are the requests that
      // they use, TIOCSPTLCK and TIOCGPTN
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

  /// Runs a process with the terminal as its standard error and returns the output. Line breaks are
  /// not converted.
  package func errors(of process: Process) throws -> String {
    var modes = termios()
    guard tcgetattr(slave.fileDescriptor, &modes) == 0 else { throw Complaint() }
    modes.c_oflag &= ~tcflag_t(OPOST)
    guard tcsetattr(slave.fileDescriptor, TCSANOW, &modes) == 0 else { throw Complaint() }
    process.standardError = slave
    try process.run()
    try slave.close()
    // After the last writer has closed the terminal, reading returns an error on Linux and 0 on
    // Darwin.
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 4096)
    while case let count = read(master.fileDescriptor, &piece, piece.count), count > 0 {
      bytes += piece[..<count]
    }
    process.waitUntilExit()
    return String(decoding: bytes, as: UTF8.self)
  }
}
