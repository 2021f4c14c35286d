import Foundation
import Graphics
import HeadlessUIKit
import Layers
import Testing

/// System symbols by name, which are drawings made for this project.
@MainActor
@Suite("Symbols")
struct SymbolTests {
  /// Symbol names used by apps.
  static let names = """
    plus minus multiply xmark checkmark equal number questionmark exclamationmark info ellipsis
    plus.circle plus.circle.fill minus.circle minus.circle.fill xmark.circle xmark.circle.fill
    checkmark.circle checkmark.circle.fill questionmark.circle questionmark.circle.fill
    exclamationmark.circle exclamationmark.circle.fill info.circle info.circle.fill ellipsis.circle
    ellipsis.circle.fill plus.square plus.square.fill checkmark.square checkmark.square.fill
    chevron.left chevron.right chevron.up chevron.down chevron.backward chevron.forward
    chevron.up.chevron.down chevron.compact.down chevron.left.circle chevron.right.circle.fill
    chevron.down.circle chevron.left.forwardslash.chevron.right arrow.left arrow.right arrow.up
    arrow.down arrow.backward arrow.forward arrow.up.right arrow.down.left arrow.left.arrow.right
    arrow.up.arrow.down arrow.clockwise arrow.counterclockwise arrow.triangle.2.circlepath
    arrow.uturn.left arrow.uturn.right arrow.up.circle arrow.up.circle.fill arrow.down.circle.fill
    arrow.right.circle arrow.right.circle.fill arrowshape.turn.up.left arrowshape.turn.up.left.fill
    arrow.up.left.and.arrow.down.right circle circle.fill square square.fill rectangle rectangle.fill
    capsule capsule.fill triangle triangle.fill diamond diamond.fill hexagon seal seal.fill heart
    heart.fill heart.circle heart.circle.fill heart.slash star star.fill star.circle star.slash
    bookmark bookmark.fill flag flag.fill bell bell.fill bell.slash bell.slash.fill bell.badge house
    house.fill person person.fill person.2 person.2.fill person.3 person.circle person.circle.fill
    person.crop.circle person.crop.circle.fill gear gearshape gearshape.fill magnifyingglass
    magnifyingglass.circle trash trash.fill trash.circle pencil pencil.circle square.and.pencil
    square.and.arrow.up square.and.arrow.up.fill square.and.arrow.down paperplane paperplane.fill
    envelope envelope.fill phone phone.fill phone.circle.fill message message.fill bubble.left
    bubble.left.fill bubble.right text.bubble ellipsis.bubble camera camera.fill photo photo.fill
    photo.on.rectangle video video.fill video.slash mic mic.fill mic.slash mic.slash.fill speaker
    speaker.fill speaker.slash speaker.slash.fill speaker.wave.2 speaker.wave.2.fill play play.fill
    play.circle play.circle.fill pause pause.fill pause.circle.fill stop stop.fill backward
    backward.fill forward forward.fill backward.end.fill forward.end.fill shuffle repeat music.note
    folder folder.fill doc doc.fill doc.text doc.on.doc calendar clock clock.fill alarm timer location
    location.fill location.circle map map.fill mappin mappin.and.ellipse mappin.circle.fill globe link
    paperclip lock lock.fill lock.open eye eye.fill eye.slash eye.slash.fill tag tag.fill
    hand.thumbsup hand.thumbsup.fill hand.thumbsdown hand.raised cart cart.fill bag bag.fill
    creditcard creditcard.fill gift gift.fill cloud cloud.fill cloud.rain sun.max sun.max.fill sun.min
    moon moon.fill snowflake bolt bolt.fill flame flame.fill drop drop.fill leaf leaf.fill wifi
    wifi.slash battery.100 power line.3.horizontal line.horizontal.3 line.3.horizontal.decrease
    list.bullet list.dash square.grid.2x2 square.grid.2x2.fill square.grid.3x3 rectangle.grid.1x2
    rectangle.grid.1x2.fill square.stack rectangle.stack slider.horizontal.3 textformat bold italic
    text.alignleft exclamationmark.triangle exclamationmark.triangle.fill face.smiling airplane car
    car.fill iphone desktopcomputer tv headphones gamecontroller gamecontroller.fill book book.fill
    newspaper graduationcap briefcase briefcase.fill hammer scissors wand.and.stars sparkles chart.bar
    chart.bar.fill chart.pie tray tray.fill archivebox crown crown.fill sidebar.left qrcode network
    """.split(whereSeparator: \.isWhitespace).map(String.init)

  private func symbol(_ name: String, _ configuration: UIImage.SymbolConfiguration) -> Bitmap? {
    UIImage(systemName: name, withConfiguration: configuration)?.bitmap
  }

  /// Returns the covered area of a picture, in whole pixels.
  private func ink(_ bitmap: Bitmap?) -> Double {
    guard let bitmap else { return 0 }
    return (0..<bitmap.height).reduce(0) { sum, y in
      sum + Double(bitmap.alphas(row: y).reduce(0, +)) / 255
    }
  }

  @Test("Common symbol names are drawn, distinct unless synonymous")
  func names() {
    let environment = onScreen(scale: 2)
    #expect(Self.names.count >= 250 && Set(Self.names).count == Self.names.count)
    for name in Self.names {
      let image = UIImage(systemName: name)
      #expect(image?.isSymbolImage == true && ink(image?.bitmap) > 20, "\(name)")
      let size = image?.size ?? .zero
      #expect(max(size.width, size.height) <= 23.5 && size.width >= 2, "\(name) \(size)")
    }
    #expect(environment.problems.missing.isEmpty)
    let twins = Dictionary(grouping: Self.names) { UIImage(systemName: $0)?.bitmap }
    #expect(Set(twins.values.filter { $0.count > 1 }.map(Set.init)) == Self.synonyms)
  }

  @Test("Weather, animals, tools, documents and signs with badges are drawn")
  func furtherNames() {
    let environment = onScreen(scale: 2)
    for name in Self.furtherNames {
      let image = UIImage(systemName: name)
      #expect(image?.isSymbolImage == true && ink(image?.bitmap) > 20, "\(name)")
    }
    let badges = [
      "folder", "folder.badge.plus", "folder.badge.minus", "folder.fill.badge.plus",
      "person.fill", "person.fill.badge.plus", "person.fill.xmark",
    ]
    #expect(Set(badges.map { UIImage(systemName: $0)?.bitmap }).count == badges.count)
    #expect(environment.problems.missing.isEmpty)
  }

  /// Names of identical drawings.
  private static let synonyms: Set<Set<String>> = [
    ["arrow.backward", "arrow.left"], ["arrow.forward", "arrow.right"],
    ["bubble.left", "message"], ["bubble.left.fill", "message.fill"],
    ["chevron.backward", "chevron.left"], ["chevron.forward", "chevron.right"],
    ["line.3.horizontal", "line.horizontal.3"], ["multiply", "xmark"],
    ["person.circle", "person.crop.circle"], ["person.circle.fill", "person.crop.circle.fill"],
  ]

  @Test("An unknown name is a placeholder reported once, and an empty name gives no image")
  func unknown() {
    let environment = onScreen(scale: 1)
    let one = UIImage(systemName: "lizard.circle")
    let other = UIImage(systemName: "lizard.circle")
    #expect(one == other && ink(one?.bitmap) > 50 && UIImage(systemName: "") == nil)
    #expect(
      environment.problems.missing == [
        "the symbol 'lizard.circle' is not available; a crossed frame is shown instead"
      ])
  }

  @Test("Bolder symbols have more ink, larger ones more space, filled ones more than outlines")
  func configurations() {
    onScreen(scale: 2)
    let weights: [UIImage.SymbolWeight] = [.light, .regular, .bold]
    let inks = weights.map { ink(symbol("star", UIImage.SymbolConfiguration(weight: $0))) }
    #expect(inks == inks.sorted() && Set(inks).count == 3)
    let widths = [UIImage.SymbolScale.small, .medium, .large].map {
      symbol("circle", UIImage.SymbolConfiguration(pointSize: 20, weight: .regular, scale: $0))?
        .width
    }
    // 20 × 1.36 × (2 · 9.5 + 1.9) / 24 points, at two pixels per point.
    #expect(widths[1] == 48 && widths[0] ?? 0 < 48 && widths[2] ?? 0 > 48)
    let plain = UIImage.SymbolConfiguration.unspecified
    #expect(ink(symbol("heart.fill", plain)) > ink(symbol("heart", plain)))
    #expect(ink(symbol("heart.slash", plain)) != ink(symbol("heart", plain)))
    let both = UIImage.SymbolConfiguration(pointSize: 30).applying(
      UIImage.SymbolConfiguration(weight: .bold))
    #expect(both == UIImage.SymbolConfiguration(pointSize: 30, weight: .bold))
    let small = UIImage(systemName: "star")
    #expect(
      small?.applyingSymbolConfiguration(both)
        == UIImage(systemName: "star", withConfiguration: both))
    #expect(
      UIImage().applyingSymbolConfiguration(both) == nil && UIImage().symbolConfiguration == nil)
  }

  @Test(
    "An image view shows a symbol in its tint and preferred configuration"
  )
  func imageView() throws {
    onScreen(scale: 1)
    let view = UIImageView(image: UIImage(systemName: "square.fill"))
    view.tintColor = .red
    let shown = try #require(view.layer.contents as? UIImage)
    let middle = shown.bitmap.components(shown.bitmap.width / 2, shown.bitmap.height / 2)
    #expect(middle == [255, 0, 0, 255])
    let size = view.intrinsicContentSize.width
    view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 34)
    // Both sizes are rounded to whole points.
    #expect(abs(view.intrinsicContentSize.width - 2 * size) <= 2)
    view.image = UIImage(
      systemName: "square.fill", withConfiguration: UIImage.SymbolConfiguration(pointSize: 17))
    #expect(view.intrinsicContentSize.width == size)
    let original = UIImageView(
      image: UIImage(systemName: "square.fill")?
        .withTintColor(.blue, renderingMode: .alwaysOriginal))
    original.tintColor = .red
    let blue = try #require(original.layer.contents as? UIImage).bitmap
    #expect(blue.components(blue.width / 2, blue.height / 2) == [0, 0, 255, 255])
  }
}
