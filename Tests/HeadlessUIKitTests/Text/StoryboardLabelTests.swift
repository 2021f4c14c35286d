import Foundation
import HeadlessUIKit
import TestSupport
import Testing
import Typography

/// Labels of public storyboards have the widths that Xcode wrote.
///
/// `Fixtures/Reference/labels.csv` has the texts, the fonts and the widths, with their repositories
/// on GitHub (`Benchmarks/labels.py` lists them). Some frames are set by hand or older than their
/// text, so the test counts.
@MainActor
struct StoryboardLabelTests {
  private struct Label {
    let text: String
    let size, width, scale: CGFloat
    let weight: UIFont.Weight
  }

  private func labels() throws -> [Label] {
    let weights: [String: UIFont.Weight] = [
      "thin": .thin, "light": .light, "regular": .regular, "medium": .medium,
      "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
    ]
    let table = try Repository.fixtureText("Reference/labels.csv")
    return try table.split(separator: "\n").dropFirst().map { line in
      // Only the text can contain commas.
      let fields = line.split(separator: ",", omittingEmptySubsequences: false)
      let text = fields.dropLast(5).joined(separator: ",")
      let rest = fields.suffix(5).map(String.init)
      return Label(
        text: text.trimmingCharacters(in: ["\""]), size: CGFloat(try #require(Double(rest[0]))),
        width: CGFloat(try #require(Double(rest[2]))),
        scale: CGFloat(try #require(Double(rest[3]))),
        weight: try #require(weights[rest[1]]))
    }
  }

  @Test(.needs(.inter)) func mostAreAsWideAsXcodeSays() throws {
    let fonts = FontLibrary(directories: InstalledFonts.interDirectories)
    let differences = try labels().map { label in
      onScreen(scale: label.scale, fonts: fonts)
      let view = UILabel()
      view.font = .systemFont(ofSize: label.size, weight: label.weight)
      view.text = label.text
      return abs(view.intrinsicContentSize.width - label.width)
    }
    func share(within points: CGFloat) -> Double {
      // Xcode writes three decimals.
      let count = differences.count { $0 <= points + 0.001 }
      return Double(count) / Double(differences.count)
    }
    #expect(differences.count >= 50)
    #expect(share(within: 0.5) >= 0.82)
    #expect(share(within: 1) >= 0.92)
  }
}
