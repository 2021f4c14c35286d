// Combine's interface on Linux: OpenCombine, with the parts that it lacks and those whose order
// would depend on addresses. Without the package's trait `Publishers` this module is empty.
#if canImport(Combine)
  @_exported public import Combine
#elseif Publishers
  @_exported public import OpenCombine
  @_exported public import OpenCombineDispatch
  @_exported public import OpenCombineFoundation
#endif
