public import HeadlessUIKit

/// How leading and trailing insets are read while `snp` makes constraints.
@MainActor
public enum ConstraintConfig {
  public static var interfaceLayoutDirection = ConstraintInterfaceLayoutDirection.leftToRight
}
