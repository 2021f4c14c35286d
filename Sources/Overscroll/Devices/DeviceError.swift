public import Foundation

/// The reason why a device cannot be created: the measure that is out of range.
public enum DeviceError: Error, Hashable {
  /// A side is outside `Device.sides`.
  case size(CGSize)
  /// The scale is outside `Device.scales`.
  case scale(CGFloat)
  /// An inset is negative, or two insets leave no space.
  case safeArea(Device.SafeArea)
}
