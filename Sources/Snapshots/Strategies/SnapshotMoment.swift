public import Overscroll

/// The moment of a screen's script at which a snapshot is taken.
public typealias SnapshotMoment = ScriptMoment
