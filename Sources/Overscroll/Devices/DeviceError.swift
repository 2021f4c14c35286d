public import Foundation

/// Why a device cannot be: the measure that is out of range.
public enum DeviceError: Error, Hashable {
  /// A side is out of `Device.sides`.
  case size(CGSize)
  /// The scale is out of `Device.scales`.
  case scale(CGFloat)
  /// An inset is negative, or nothing is left between two.
  case safeArea(Device.SafeArea)
}
