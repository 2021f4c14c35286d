public import Foundation

#if !canImport(ObjectiveC)
  // UIKit's objects conform to `NSCoding` on iOS and not here, where Foundation would end the
  // program. These overloads take precedence for them, because their parameters are more specific.
  extension NSKeyedArchiver {
    /// Archives an object. One that cannot be archived is an error of the screen, which names the
    /// place of the call.
    ///
    /// - Throws: `ArchiveError`, and Foundation's errors.
    public class func archivedData(
      withRootObject object: NSObject, requiringSecureCoding requiresSecureCoding: Bool,
      file: StaticString = #fileID, line: UInt = #line
    ) throws -> Data {
      guard object is any NSCoding else {
        throw ArchiveError.raise("\(type(of: object)) cannot be archived", file, line)
      }
      let value: Any = object
      return try archivedData(withRootObject: value, requiringSecureCoding: requiresSecureCoding)
    }

    /// Archives an object. One that cannot be archived is an error of the screen, which names the
    /// place of the call; the data is then empty.
    public class func archivedData(
      withRootObject object: NSObject, file: StaticString = #fileID, line: UInt = #line
    ) -> Data {
      let data = try? archivedData(
        withRootObject: object, requiringSecureCoding: false, file: file, line: line)
      return data ?? Data()
    }
  }

  extension NSKeyedUnarchiver {
    /// Reports that UIKit's objects cannot be archived, as an error of the screen that names the
    /// place of the call.
    ///
    /// - Throws: `ArchiveError`.
    public class func unarchivedObject<Decoded: _Object>(
      ofClass cls: Decoded.Type, from data: Data, file: StaticString = #fileID, line: UInt = #line
    ) throws -> Decoded? {
      throw ArchiveError.raise("\(cls) cannot be read from an archive", file, line)
    }
  }
#endif
