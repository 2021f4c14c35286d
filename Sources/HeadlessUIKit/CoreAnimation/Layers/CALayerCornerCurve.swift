public import Graphics

/// How a layer's rounded corners bend.
public typealias CALayerCornerCurve = CornerCurve
