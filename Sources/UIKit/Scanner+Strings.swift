public import Foundation

#if !canImport(Darwin)
  // The methods of scanners that give their result in a variable, with the type of the variable
  // that they have on Apple's platforms. On Linux it is a Swift string.
  extension Scanner {
    /// Scans a string. Returns whether it is there.
    @_disfavoredOverload
    public func scanString(
      _ string: String, into result: UnsafeMutablePointer<NSString?>?
    ) -> Bool {
      guard let text = scanString(string) else { return false }
      result?.pointee = NSString(string: text)
      return true
    }

    /// Scans characters of a set. Returns whether there is at least one.
    @_disfavoredOverload
    public func scanCharacters(
      from set: CharacterSet, into result: UnsafeMutablePointer<NSString?>?
    ) -> Bool {
      guard let text = scanCharacters(from: set) else { return false }
      result?.pointee = NSString(string: text)
      return true
    }

    /// Scans up to a string or the end. Returns whether there is at least one character before it.
    @_disfavoredOverload
    public func scanUpTo(
      _ string: String, into result: UnsafeMutablePointer<NSString?>?
    ) -> Bool {
      guard let text = scanUpToString(string) else { return false }
      result?.pointee = NSString(string: text)
      return true
    }

    /// Scans up to characters of a set or the end. Returns whether there is at least one character
    /// before them.
    @_disfavoredOverload
    public func scanUpToCharacters(
      from set: CharacterSet, into result: UnsafeMutablePointer<NSString?>?
    ) -> Bool {
      guard let text = scanUpToCharacters(from: set) else { return false }
      result?.pointee = NSString(string: text)
      return true
    }
  }
#endif
