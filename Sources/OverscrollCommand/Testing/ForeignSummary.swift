import Snapshots

/// A run's comparison with the pictures that iOS recorded, in numbers.
struct ForeignSummary {
  private let kinds: [ForeignKind]
  private let measures: [ForeignMeasure]

  init(_ entries: [ManifestEntry]) {
    kinds = entries.compactMap(\.foreignKind)
    measures = entries.compactMap(\.foreignMeasure)
  }

  /// The lines for the end of the run.
  var lines: [String] {
    guard !kinds.isEmpty else { return ["No picture was compared with one of iOS"] }
    let counts = ForeignKind.allCases.map { kind in
      "\(kinds.filter { $0 == kind }.count) \(kind.words)"
    }
    var lines = ["\(kinds.count) pictures against iOS: \(counts.joined(separator: ", "))"]
    if !measures.isEmpty {
      lines.append(
        "Pixels off by more than 2, 8 and 32 of 255, median: \(medians(of: \.whole)); "
          + "without text: \(medians(of: \.plain))")
    }
    let texts = measures.reduce(0) { $0 + $1.texts }
    if texts > 0 {
      let aligned = measures.reduce(0) { $0 + $1.alignedTexts }
      lines.append(
        "\(aligned) of \(texts) texts on a plain background have their edges within "
          + "\(ForeignMeasure.textTolerance) points of those on iOS")
    }
    return lines
  }

  /// Returns the medians of the pictures' shares of differing pixels.
  private func medians(of part: KeyPath<ForeignMeasure, DifferingPixels>) -> String {
    let shares = measures.map { $0[keyPath: part].shares }
    let medians = (0..<3).map { column in
      let sorted = shares.map { $0[column] }.sorted()
      let middle = sorted.count / 2
      let median =
        sorted.count.isMultiple(of: 2) ? (sorted[middle - 1] + sorted[middle]) / 2 : sorted[middle]
      return "\((median * 10_000).rounded() / 100)"
    }
    return "\(medians[0]), \(medians[1]) and \(medians[2]) %"
  }
}

extension ForeignKind {
  /// The words after a number of pictures.
  fileprivate var words: String {
    switch self {
    case .same: "equal"
    case .text: "with other text only"
    case .colors: "with other colours"
    case .geometry: "with another geometry"
    case .size: "of another size"
    case .missing: "that iOS has not recorded"
    }
  }
}
