#if !canImport(ObjectiveC)
  public import Foundation

  // On Apple's platforms objects, and the values that Swift converts to objects, can be arguments
  // of a format: `String(format: "%@", date as CVarArg)`. `%@` shows their descriptions.

  extension NSObject: @retroactive CVarArg, @retroactive _CVarArgObject {
    /// The address of the object.
    public var _cVarArgEncoding: [Int] {
      [Int(bitPattern: ObjectIdentifier(self))]
    }
    /// The object's description.
    public var _cVarArgObject: any CVarArg { NSString(string: description) }
  }

  extension Date: @retroactive CVarArg, @retroactive _CVarArgObject {
    /// Never used, since formats take `_cVarArgObject`.
    public var _cVarArgEncoding: [Int] { [] }
    /// The date's description.
    public var _cVarArgObject: any CVarArg { NSString(string: description) }
  }

  extension Data: @retroactive CVarArg, @retroactive _CVarArgObject {
    /// Never used, since formats take `_cVarArgObject`.
    public var _cVarArgEncoding: [Int] { [] }
    /// The data's description.
    public var _cVarArgObject: any CVarArg { NSString(string: description) }
  }

  extension URL: @retroactive CVarArg, @retroactive _CVarArgObject {
    /// Never used, since formats take `_cVarArgObject`.
    public var _cVarArgEncoding: [Int] { [] }
    /// The URL's description.
    public var _cVarArgObject: any CVarArg { NSString(string: description) }
  }

  extension UUID: @retroactive CVarArg, @retroactive _CVarArgObject {
    /// Never used, since formats take `_cVarArgObject`.
    public var _cVarArgEncoding: [Int] { [] }
    /// The identifier's description.
    public var _cVarArgObject: any CVarArg { NSString(string: description) }
  }

  extension IndexPath: @retroactive CVarArg, @retroactive _CVarArgObject {
    /// Never used, since formats take `_cVarArgObject`.
    public var _cVarArgEncoding: [Int] { [] }
    /// The index path's description.
    public var _cVarArgObject: any CVarArg { NSString(string: description) }
  }

  extension Locale: @retroactive CVarArg, @retroactive _CVarArgObject {
    /// Never used, since formats take `_cVarArgObject`.
    public var _cVarArgEncoding: [Int] { [] }
    /// The locale's description.
    public var _cVarArgObject: any CVarArg { NSString(string: identifier) }
  }

  extension Decimal: @retroactive CVarArg, @retroactive _CVarArgObject {
    /// Never used, since formats take `_cVarArgObject`.
    public var _cVarArgEncoding: [Int] { [] }
    /// The number's description.
    public var _cVarArgObject: any CVarArg { NSString(string: description) }
  }

  extension Array: @retroactive CVarArg, @retroactive _CVarArgObject {
    /// Never used, since formats take `_cVarArgObject`.
    public var _cVarArgEncoding: [Int] { [] }
    /// The list's description.
    public var _cVarArgObject: any CVarArg { NSString(string: NSArray(array: self).description) }
  }

  extension Set: @retroactive CVarArg, @retroactive _CVarArgObject {
    /// Never used, since formats take `_cVarArgObject`.
    public var _cVarArgEncoding: [Int] { [] }
    /// The set's description.
    public var _cVarArgObject: any CVarArg { NSString(string: NSSet(set: self).description) }
  }

  extension Dictionary: @retroactive CVarArg, @retroactive _CVarArgObject {
    /// Never used, since formats take `_cVarArgObject`.
    public var _cVarArgEncoding: [Int] { [] }
    /// The dictionary's description.
    public var _cVarArgObject: any CVarArg {
      NSString(string: NSDictionary(dictionary: self).description)
    }
  }
#endif
