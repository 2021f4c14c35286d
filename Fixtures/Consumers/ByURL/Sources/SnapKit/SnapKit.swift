@_exported import ConstraintDSL
