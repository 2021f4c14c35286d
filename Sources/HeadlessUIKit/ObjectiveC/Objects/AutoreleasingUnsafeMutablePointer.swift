/// The pointer type for out-parameters of Objective-C methods. It needs no autoreleasing on Linux.
public typealias AutoreleasingUnsafeMutablePointer = UnsafeMutablePointer
