/// A store of managed objects. No instance is ever returned, because stores cannot be opened.
open class NSPersistentStore: NSObject {}
