// UIKit's classes under the module name that iOS sources import. This module adds only the parts of
// the Objective-C runtime that iOS sources use without an import.
@_exported public import HeadlessUIKit

// A separate module on Linux. On iOS, UIKit re-exports Foundation, which contains URLRequest and
// URLSession.
#if canImport(FoundationNetworking)
  @_exported public import FoundationNetworking
#endif

// A separate module on Linux, which contains XMLParser.
#if canImport(FoundationXML)
  @_exported public import FoundationXML
#endif
