import Foundation
import HeadlessUIKit
import Overscroll
import Typography

/// The messages to a page, encoded as JSON with `event` as their type.
enum PreviewEvent {
  /// The scene that is shown from now on.
  struct Scene: Encodable {
    let event = "scene"
    /// The number of this scene, which its moments refer to.
    let number: Int
    let title: String
    let file: String
    let device: Body
    let devices: [String]
    let textSizes: [String]
    let variants: [String]
    let panels: [String]
    let written: Written
    let choice: PreviewChoice
    let hertz: Int
    let steps: [PreviewFilm.Step]
    let offsets, velocities: [Double]
    let isHorizontal: Bool
    /// Whether the script is longer than the recorded part.
    let isCut: Bool
    let problems: [String]
  }

  /// The scene's own settings, used where the user has chosen nothing.
  struct Written: Encodable {
    let device, style, textSize: String
    let variant: String?
  }

  /// The geometry of the phone around the screen, in the phone's points. A frame is x, y, width and
  /// height relative to the corner of the body.
  struct Body: Encodable {
    let name: String
    let size, screen: [Double]
    let metal, glass, housing: [Double]
    let buttons: [[Double]]
    let metalRadius, glassRadius, radius: Double
  }

  struct Error: Encodable {
    let event = "error"
    /// The message, or nil if the error was corrected.
    let text: String?
  }

  struct Busy: Encodable {
    let event = "busy"
    let text: String?
  }

  struct Inspection: Encodable {
    let event = "inspection"
    let time: Double
    let screen: ScreenInspection
  }

  struct Script: Encodable {
    let event = "script"
    let text: String
  }

  /// The shown moment, sent together with its picture, or alone if the picture has not changed.
  struct Moment: Encodable {
    let event = "moment"
    /// The number of the scene. A picture can arrive after the page already knows the next scene.
    let scene: Int
    let tick: Int
    let time: Double
    let offset, velocity: Double
    let isLive, isPlaying: Bool
    let speed: Double
    /// The rows (time, offset, velocity) of a live screen since the last message.
    var rows: [[Double]]?
    /// Whether `rows` replace all earlier rows.
    var isRestart: Bool?
    /// The description of the picture that follows this text, or nil if no picture follows.
    var picture: Picture?
  }

  struct Picture: Encodable {
    let x, y, width, height: Int
    let totalWidth, totalHeight: Int
    let isExact: Bool
    let kind: String
  }

  static func text(_ event: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "Infinity", negativeInfinity: "-Infinity", nan: "NaN")
    let data = (try? encoder.encode(event)) ?? Data()
    return String(decoding: data, as: UTF8.self)
  }
}

extension PreviewEvent.Body {
  init(_ device: Device) {
    let body = DeviceBody(device, .dark)
    func numbers(_ rect: CGRect) -> [Double] {
      [rect.minX, rect.minY, rect.width, rect.height].map { Double($0) }
    }
    let origin = body.screenOrigin
    self.init(
      name: device.name, size: [Double(body.size.width), Double(body.size.height)],
      screen: numbers(CGRect(origin: origin, size: device.size)),
      metal: numbers(body.metal), glass: numbers(body.glass),
      housing: numbers(body.housing.offsetBy(dx: origin.x, dy: origin.y)),
      buttons: body.buttons.map(numbers), metalRadius: Double(body.metalRadius),
      glassRadius: Double(body.glassRadius), radius: Double(body.cornerRadius))
  }
}

extension PreviewEvent.Scene {
  @MainActor
  init(_ film: PreviewFilm, number: Int) {
    let scene = film.scene
    self.init(
      number: number,
      title: scene.written.description, file: scene.written.source.fileName,
      device: PreviewEvent.Body(scene.device), devices: Device.presets.map(\.identifier),
      textSizes: SceneDescription.textSizeNames, variants: scene.variants,
      panels: scene.written.panels.enumerated().map { index, panel in
        panel.caption?.text ?? "\(index + 1): \(panel.scene.screen.name)"
      },
      written: PreviewEvent.Written(
        device: scene.shown.device.description,
        style: scene.shown.conditions.style == .dark ? "dark" : "light",
        textSize: SceneDescription.textSizeNames[scene.shown.conditions.textSize.rawValue],
        variant: scene.shown.screen.variant ?? scene.variants.first),
      choice: scene.choice, hertz: film.display.hertz, steps: film.steps,
      offsets: film.ticks.map(\.offset), velocities: film.ticks.map(\.velocity),
      isHorizontal: film.isHorizontal, isCut: film.isCut,
      problems: scene.written.warnings.map(\.message) + film.problems)
  }
}
