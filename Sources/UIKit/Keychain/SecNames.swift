#if !canImport(Security)
  public import Foundation
  public import HeadlessUIKit

  // The keys and values of a keychain's dictionaries, with the texts of Apple's Security framework.

  /// The key of the class of an item.
  public var kSecClass: CFString { "class" }
  /// The value for a password without a server.
  public var kSecClassGenericPassword: CFString { "genp" }
  /// The value for a password of a server.
  public var kSecClassInternetPassword: CFString { "inet" }
  /// The value for a certificate.
  public var kSecClassCertificate: CFString { "cert" }
  /// The value for a key.
  public var kSecClassKey: CFString { "keys" }
  /// The value for a key with its certificate.
  public var kSecClassIdentity: CFString { "idnt" }
  /// The key for when an item can be read.
  public var kSecAttrAccessible: CFString { "pdmn" }
  /// The value for items that can be read while the device is unlocked.
  public var kSecAttrAccessibleWhenUnlocked: CFString { "ak" }
  /// The value for items that can be read after the first unlock.
  public var kSecAttrAccessibleAfterFirstUnlock: CFString { "ck" }
  /// The value for items that can always be read.
  public var kSecAttrAccessibleAlways: CFString { "dk" }
  /// The value for items of this device that can be read while it is unlocked.
  public var kSecAttrAccessibleWhenUnlockedThisDeviceOnly: CFString { "aku" }
  /// The value for items of this device that can be read after the first unlock.
  public var kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly: CFString { "cku" }
  /// The value for items of this device that can always be read.
  public var kSecAttrAccessibleAlwaysThisDeviceOnly: CFString { "dku" }
  /// The value for items of a device with a passcode.
  public var kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly: CFString { "akpu" }
  /// The key of the access control of an item.
  public var kSecAttrAccessControl: CFString { "accc" }
  /// The key of the group of apps that share an item.
  public var kSecAttrAccessGroup: CFString { "agrp" }
  /// The key for whether an item is shared between devices.
  public var kSecAttrSynchronizable: CFString { "sync" }
  /// The value for items that are shared and items that are not.
  public var kSecAttrSynchronizableAny: CFString { "syna" }
  /// The key of the account.
  public var kSecAttrAccount: CFString { "acct" }
  /// The key of the service.
  public var kSecAttrService: CFString { "svce" }
  /// The key of the server.
  public var kSecAttrServer: CFString { "srvr" }
  /// The key of the protocol.
  public var kSecAttrProtocol: CFString { "ptcl" }
  /// The key of the port.
  public var kSecAttrPort: CFString { "port" }
  /// The key of the path.
  public var kSecAttrPath: CFString { "path" }
  /// The key of the security domain.
  public var kSecAttrSecurityDomain: CFString { "sdmn" }
  /// The key of the authentication.
  public var kSecAttrAuthenticationType: CFString { "atyp" }
  /// The key of data of the app.
  public var kSecAttrGeneric: CFString { "gena" }
  /// The key of the label.
  public var kSecAttrLabel: CFString { "labl" }
  /// The key of the description.
  public var kSecAttrDescription: CFString { "desc" }
  /// The key of the comment.
  public var kSecAttrComment: CFString { "icmt" }
  /// The key of the creator.
  public var kSecAttrCreator: CFString { "crtr" }
  /// The key of the type.
  public var kSecAttrType: CFString { "type" }
  /// The key for whether an item is invisible.
  public var kSecAttrIsInvisible: CFString { "invi" }
  /// The key of the date of creation.
  public var kSecAttrCreationDate: CFString { "cdat" }
  /// The key of the date of the last change.
  public var kSecAttrModificationDate: CFString { "mdat" }
  /// The key of the tag of a key.
  public var kSecAttrApplicationTag: CFString { "atag" }
  /// The key of the label of a key.
  public var kSecAttrApplicationLabel: CFString { "klbl" }
  /// The key of the type of a key.
  public var kSecAttrKeyType: CFString { "type" }
  /// The key of the class of a key.
  public var kSecAttrKeyClass: CFString { "kcls" }
  /// The key of the size of a key.
  public var kSecAttrKeySizeInBits: CFString { "bsiz" }
  /// The key for whether a key is kept.
  public var kSecAttrIsPermanent: CFString { "perm" }
  /// The key of the data of an item.
  public var kSecValueData: CFString { "v_Data" }
  /// The key of the reference of an item.
  public var kSecValueRef: CFString { "v_Ref" }
  /// The key of the lasting reference of an item.
  public var kSecValuePersistentRef: CFString { "v_PersistentRef" }
  /// The key for whether the data is returned.
  public var kSecReturnData: CFString { "r_Data" }
  /// The key for whether the attributes are returned.
  public var kSecReturnAttributes: CFString { "r_Attributes" }
  /// The key for whether a reference is returned.
  public var kSecReturnRef: CFString { "r_Ref" }
  /// The key for whether a lasting reference is returned.
  public var kSecReturnPersistentRef: CFString { "r_PersistentRef" }
  /// The key of the largest number of results.
  public var kSecMatchLimit: CFString { "m_Limit" }
  /// The value for one result.
  public var kSecMatchLimitOne: CFString { "m_LimitOne" }
  /// The value for all results.
  public var kSecMatchLimitAll: CFString { "m_LimitAll" }
  /// The key for whether case is ignored; no effect here.
  public var kSecMatchCaseInsensitive: CFString { "m_CaseInsensitive" }
  /// The key of the prompt of Face ID; no effect here.
  public var kSecUseOperationPrompt: CFString { "u_OpPrompt" }
  /// The key of the context of Face ID; no effect here.
  public var kSecUseAuthenticationContext: CFString { "u_AuthCtx" }
  /// The key for whether the user is asked; no effect here.
  public var kSecUseAuthenticationUI: CFString { "u_AuthUI" }
  /// The value for items that need no question.
  public var kSecUseAuthenticationUIFail: CFString { "u_AuthUIF" }
  /// The value for items that need no question.
  public var kSecUseAuthenticationUISkip: CFString { "u_AuthUIS" }
  /// The key for which keychain is used on a Mac; no effect here.
  public var kSecUseDataProtectionKeychain: CFString { "nleg" }

  /// The result of a C function that succeeded.
  public let noErr: OSStatus = 0
  /// The result of a call that succeeded.
  public let errSecSuccess: OSStatus = 0
  /// The result for invalid parameters.
  public let errSecParam: OSStatus = -50
  /// The result for a failed authentication.
  public let errSecAuthFailed: OSStatus = -25293
  /// The result for an item that exists.
  public let errSecDuplicateItem: OSStatus = -25299
  /// The result without an item.
  public let errSecItemNotFound: OSStatus = -25300
  /// The result for an item that would ask the user.
  public let errSecInteractionNotAllowed: OSStatus = -25308
  /// The result for data that cannot be decoded.
  public let errSecDecode: OSStatus = -26275
  /// The result for a function that is not implemented.
  public let errSecUnimplemented: OSStatus = -4
  /// The result for a user who cancels.
  public let errSecUserCanceled: OSStatus = -128
  /// The result without a keychain.
  public let errSecNotAvailable: OSStatus = -25291
  /// The result for an allocation that failed.
  public let errSecAllocate: OSStatus = -108

  /// Core Foundation's name of a Boolean.
  public typealias CFBoolean = NSNumber
  /// Core Foundation's true.
  public let kCFBooleanTrue: CFBoolean! = NSNumber(value: true)
  /// Core Foundation's false.
  public let kCFBooleanFalse: CFBoolean! = NSNumber(value: false)
#endif
