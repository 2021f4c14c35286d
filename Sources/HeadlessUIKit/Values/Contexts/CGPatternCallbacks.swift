/// Draws a cell of a pattern.
public typealias CGPatternDrawPatternCallback = (UnsafeMutableRawPointer?, CGContext) -> Void
/// Called when the pattern is gone.
public typealias CGPatternReleaseInfoCallback = (UnsafeMutableRawPointer?) -> Void

/// What a pattern calls, with the pointer it was given.
public struct CGPatternCallbacks {
  /// 0.
  public var version: UInt32
  /// Nil draws nothing.
  public var drawPattern: CGPatternDrawPatternCallback?
  /// Nil for nothing.
  public var releaseInfo: CGPatternReleaseInfoCallback?

  /// Of version 0.
  public init(
    version: UInt32, drawPattern: CGPatternDrawPatternCallback?,
    releaseInfo: CGPatternReleaseInfoCallback?
  ) { (self.version, self.drawPattern, self.releaseInfo) = (version, drawPattern, releaseInfo) }

  /// Of version 0, which draws nothing.
  public init() { self.init(version: 0, drawPattern: nil, releaseInfo: nil) }
}
