// A library that takes its iOS path because it could see the module, without depending on it.
#if canImport(UIKit)
  import UIKit

  public func height(_ label: UILabel) -> CGFloat { label.frame.height }
#else
  #error("this target is built after UIKit")
#endif
