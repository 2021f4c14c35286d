import Testing

/// Tests that the check finds runs of equal lines, in one file and across files.
struct DuplicateCheckTests {
  private let ten = (0..<10).map { "let a\($0) = \($0)" }

  private func violations(_ texts: [String]...) -> [Violation] {
    let files = texts.enumerated().map { index, lines in
      SourceFile(path: "Layers/\(index).swift", text: lines.joined(separator: "\n"))
    }
    return DuplicateCheck(lines: 10, exceptions: ["Layers/2.swift": "a reason"])
      .violations(in: files)
  }

  @Test func tenLinesMayStandOnce() {
    #expect(violations(ten, ["let b = 1"] + ten.dropLast()).isEmpty)
  }

  @Test func tenLinesMayNotStandTwice() {
    let found = violations(ten, ["let b = 1"] + ten.map { "  " + $0 })
    #expect(
      found.map(\.description) == ["Layers/1.swift:2: 10 lines that stand at Layers/0.swift:1"])
    #expect(violations(ten + ten).map(\.line) == [11])
  }

  @Test func anExceptionHolds() {
    #expect(violations(["let b = 1"], ten, ten).isEmpty)
  }
}
