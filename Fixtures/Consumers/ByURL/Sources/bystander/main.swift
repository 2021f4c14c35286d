import ScrollEffects

#if canImport(UIKit)
  print("UIKit")
#else
  print("no UIKit")
#endif
print(EffectBehavior.faithful)
