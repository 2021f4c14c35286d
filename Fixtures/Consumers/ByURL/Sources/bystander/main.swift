#if canImport(UIKit)
  print("UIKit")
#else
  print("no UIKit")
#endif
