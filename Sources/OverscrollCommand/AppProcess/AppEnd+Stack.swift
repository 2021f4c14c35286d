import Foundation
import StageRuntime

extension AppEnd.Cause {
  init(_ cause: ProcessEnd.Cause, limit: Double) {
    switch cause {
    case .signal(let number): self = .signal(number)
    case .exit(let status): self = .exit(status)
    case .immediateExit(let status): self = .immediateExit(status)
    case .ownSignal(let number): self = .ownSignal(number)
    case .timeLimit: self = .timeLimit(seconds: limit)
    case .stackOverflow: self = .stackOverflow
    case .deadlock(let words): self = .deadlock(words)
    }
  }
}

extension AppEnd {
  /// Looks up the places of the calls.
  mutating func add(_ stack: CodeStack, showsCalls: Bool) {
    let own = stack.places(in: ModuleBuild.loadedLibraries)
    // The compiler describes a trap by an inlined function.
    let failure = "Swift runtime failure: "
    runtimeFailure = own.first.map(\.function).flatMap {
      $0.hasPrefix(failure) ? String($0.dropFirst(failure.count)) : nil
    }
    let written = own.filter { !$0.function.hasPrefix(failure) && !$0.isGenerated }
    place = (written.first { $0.file != nil } ?? written.first).map { Place($0) }
    if showsCalls { calls = stack.places().map(\.words) }
  }
}

extension CodeStack.Place {
  /// Whether the compiler or the source rewriter wrote the code.
  fileprivate var isGenerated: Bool {
    guard let file else { return function.contains("thunk") }
    return file.hasSuffix("<compiler-generated>") || file.fileName.hasPrefix("_Overscroll_")
  }

  fileprivate var words: String { file.map { "\(function) at \($0):\(line)" } ?? function }
}
