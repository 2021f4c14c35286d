// Strategies, tolerances, goldens and their verdicts know no test runner: programs use them too.
@_exported public import Snapshots
