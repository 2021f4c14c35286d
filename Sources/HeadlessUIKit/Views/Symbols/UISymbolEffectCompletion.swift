/// A closure that is called after a symbol effect. The argument has its outcome.
public typealias UISymbolEffectCompletion = (UISymbolEffectContext) -> Void
