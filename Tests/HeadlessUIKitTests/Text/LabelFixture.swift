import Foundation
import Graphics
import HeadlessUIKit
import Layers
import TestSupport
import Typography

/// Returns a label in the block font at 10 points, on a screen of scale 1. Characters are 6 points
/// wide (spaces 3), and lines are 10 points high with the baseline at 8.
@MainActor
func blockLabel(_ text: String?, _ frame: CGRect = .zero, lines: Int = 1) -> UILabel {
  onScreen(width: 100, height: 100, scale: 1)
  let label = UILabel(frame: frame)
  label.font = UIFont(face: .block, size: 10)
  label.text = text
  label.numberOfLines = lines
  return label
}

/// Returns the text contents of the label's layer.
@MainActor
func shownText(_ label: UILabel) -> TextContents? {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  window.addSubview(label)
  guard case .text(let contents) = window.layerTree(at: 0).layers[0].sublayers[0].contents else {
    return nil
  }
  return contents
}

/// Returns the label's pixels on white as ASCII art. `#` is a first colour component below a
/// quarter, and `+` one below three quarters. Trailing spaces are dropped.
@MainActor
func art(_ label: UILabel, width: Int, height: Int) -> String {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: height))
  window.backgroundColor = .white
  window.addSubview(label)
  let picture = Compositor(scale: UIScreen.main.scale).render(window.layerTree(at: 0))
  return (0..<picture.height).map { y in
    var line = (0..<picture.width).map { x -> Character in
      switch picture[x, y].red {
      case ..<64: "#"
      case ..<192: "+"
      default: "."
      }
    }
    while line.last == "." { line.removeLast() }
    return String(line)
  }.joined(separator: "\n")
}

/// The font Inter, where it is installed. Tests that use it declare `.needs(.inter)`.
enum Inter {
  static let library = FontLibrary(directories: InstalledFonts.interDirectories)
}
