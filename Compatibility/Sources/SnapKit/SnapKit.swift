// The constraint DSL under the name that sources import.
@_exported public import ConstraintDSL
