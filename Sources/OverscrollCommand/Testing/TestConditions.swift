import Overscroll

/// The conditions under which the tests of a target run.
struct TestConditions {
  /// The device and the user's settings.
  let stage: StageConditions
  /// The version of iOS that `UIDevice` names.
  let systemVersion: String
  /// The environment variables of the tests. The last of equal names counts.
  let variables: [(name: String, value: String)]
}
