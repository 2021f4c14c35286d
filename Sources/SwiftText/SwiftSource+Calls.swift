extension SwiftSource {
  /// Whether the source calls a function with this name and these labels.
  package func calls(_ name: FunctionName) -> Bool {
    tokens.indices.contains { place in
      tokens[place].text == name.base && isCall(at: place)
        && labels(ofArgumentsAt: place + 1) == name.labels
    }
  }

  /// The names and labels of all functions that the source calls.
  package var calls: Set<FunctionName> {
    Set(
      tokens.indices.filter(isCall).map {
        FunctionName(base: tokens[$0].text, labels: labels(ofArgumentsAt: $0 + 1))
      })
  }

  private func isCall(at place: Int) -> Bool {
    tokens[place].kind == .word && has("(", at: place + 1) && !has("func", at: place - 1)
  }

  /// Returns the labels of a call's arguments; `_` for an unlabelled one. `index` is that of the
  /// opening parenthesis.
  private func labels(ofArgumentsAt index: Int) -> [String] {
    list(in: index + 1..<max(index + 1, closing(index))).map { part in
      tokens[part.lowerBound].kind == .word && has(":", at: part.lowerBound + 1)
        ? tokens[part.lowerBound].text : "_"
    }
  }
}
