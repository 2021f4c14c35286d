/// A place where objects are stored. There is none here.
open class NSPersistentStore: NSObject {}
