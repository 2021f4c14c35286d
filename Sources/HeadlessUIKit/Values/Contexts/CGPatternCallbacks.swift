/// A function that draws one cell of a pattern.
public typealias CGPatternDrawPatternCallback = (UnsafeMutableRawPointer?, CGContext) -> Void
/// A function that is called when the pattern is released.
public typealias CGPatternReleaseInfoCallback = (UnsafeMutableRawPointer?) -> Void

/// The functions that a pattern calls with its `info` pointer.
public struct CGPatternCallbacks {
  /// The version of the structure: 0.
  public var version: UInt32
  /// Draws one cell; nil draws nothing.
  public var drawPattern: CGPatternDrawPatternCallback?
  /// Releases the `info` pointer; nil if there is nothing to release.
  public var releaseInfo: CGPatternReleaseInfoCallback?

  /// Creates callbacks. `version` should be 0.
  public init(
    version: UInt32, drawPattern: CGPatternDrawPatternCallback?,
    releaseInfo: CGPatternReleaseInfoCallback?
  ) { (self.version, self.drawPattern, self.releaseInfo) = (version, drawPattern, releaseInfo) }

  /// Creates callbacks of version 0 that draw nothing.
  public init() { self.init(version: 0, drawPattern: nil, releaseInfo: nil) }
}
