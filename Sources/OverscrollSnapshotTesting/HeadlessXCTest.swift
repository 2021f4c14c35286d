// XCTest on Linux has no attachments, which the functions of `Diffing` return.
@_exported public import class HeadlessXCTest.XCTAttachment
