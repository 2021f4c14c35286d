// UIKit's classes under the name that iOS sources import. Beside them only what an iOS source has
// from Objective-C's runtime, without an import of its own.
@_exported public import HeadlessUIKit

// On Linux a module apart; on iOS URLRequest and URLSession come with Foundation, which UIKit brings.
#if canImport(FoundationNetworking)
  @_exported public import FoundationNetworking
#endif

// Likewise XMLParser.
#if canImport(FoundationXML)
  @_exported public import FoundationXML
#endif
