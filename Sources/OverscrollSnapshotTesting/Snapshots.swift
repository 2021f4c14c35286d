// Types of tests conform to this protocol.
@_exported public import protocol Snapshots.AnySnapshotStringConvertible
// Tests name this type in `SnapshotTestingDefaults`.
@_exported public import struct Snapshots.SnapshotFonts
