public import Overscroll

/// When something is taken of a screen.
public typealias SnapshotMoment = ScriptMoment
