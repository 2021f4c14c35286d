// Strategies, tolerances, goldens and verdicts do not depend on a test runner, so that programs can
// use them too.
@_exported public import Snapshots
