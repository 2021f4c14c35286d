import Foundation
import Graphics
import HeadlessUIKit
import Testing

/// Symbol effects, which are drawn at rest, and symbols of numbers.
@MainActor
@Suite("Symbol effects and numbers")
struct SymbolEffectTests {
  @Test("An effect ends at once, and only a disappearance changes the picture")
  func effects() throws {
    onScreen()
    let view = UIImageView(image: UIImage(systemName: "star"))
    var ended = 0
    view.addSymbolEffect(.bounce.up.byLayer, options: .repeat(2).speed(2)) {
      #expect($0.isFinished && $0.sender === view)
      ended += 1
    }
    view.addSymbolEffect(.variableColor.iterative.reversing, options: .repeating)
    view.addSymbolEffect(.pulse)
    #expect(ended == 1 && view.layer.contents != nil)
    view.addSymbolEffect(.disappear)
    #expect(view.layer.contents == nil && view.image != nil)
    view.addSymbolEffect(.appear)
    #expect(view.layer.contents != nil)
    view.addSymbolEffect(.disappear.down)
    view.removeAllSymbolEffects()
    #expect(view.layer.contents != nil)
    let other = try #require(UIImage(systemName: "heart"))
    view.setSymbolImage(other, contentTransition: .replace.downUp)
    #expect(view.image === other)
  }

  @Test("Each number from 0 to 50 has a symbol of its own, outlined and filled")
  func numbers() {
    let environment = onScreen()
    var seen: [CGImage] = []
    environment.run {
      for number in 0...50 {
        for frame in ["circle", "circle.fill", "square", "square.fill"] {
          let image = UIImage(systemName: "\(number).\(frame)")
          if let picture = image?.cgImage { seen.append(picture) }
        }
      }
      #expect(environment.problems.notes == [])
      #expect(seen.count == 204)
      for (place, picture) in seen.enumerated() {
        #expect(!seen[..<place].contains(picture), "\(place)")
      }
      #expect(UIImage(systemName: "51.circle") != nil && environment.problems.notes.count == 1)
    }
  }
}
