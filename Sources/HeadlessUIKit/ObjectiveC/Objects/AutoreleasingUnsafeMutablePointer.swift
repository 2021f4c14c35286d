/// What Objective-C hands objects over by that are to be set; there is nothing to release here.
public typealias AutoreleasingUnsafeMutablePointer = UnsafeMutablePointer
