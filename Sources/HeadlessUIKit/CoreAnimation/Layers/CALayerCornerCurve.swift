public import Graphics

/// The curve of a layer's rounded corners.
public typealias CALayerCornerCurve = CornerCurve
