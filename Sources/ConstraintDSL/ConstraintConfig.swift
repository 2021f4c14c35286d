public import HeadlessUIKit

/// The global settings of constraint makers.
@MainActor
public enum ConstraintConfig {
  /// The reading direction for leading and trailing insets; left to right by default.
  ///
  /// It is read when a constraint is made or updated, for insets only. The reading direction of
  /// views has no effect on it.
  public static var interfaceLayoutDirection = ConstraintInterfaceLayoutDirection.leftToRight
}
