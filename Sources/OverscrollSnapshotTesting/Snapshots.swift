// Tests name this type in `SnapshotTestingDefaults`.
@_exported public import struct Snapshots.SnapshotFonts
