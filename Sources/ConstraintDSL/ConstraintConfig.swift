public import HeadlessUIKit

/// How leading and trailing insets are read while `snp` makes constraints.
@MainActor
public enum ConstraintConfig {
  /// Left to right unless set, whatever the views' own direction; read whenever a constraint is
  /// made or updated, and for insets only.
  public static var interfaceLayoutDirection = ConstraintInterfaceLayoutDirection.leftToRight
}
