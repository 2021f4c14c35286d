import Foundation
import HeadlessUIKit
import Overscroll
import ScrollEffects
import TestSupport
import Testing
import Typography

/// The screen `profile-banner`, from the text of a scene to trace rows.
@MainActor
struct ProfileBannerScreenTests {
  private func play(
    _ variant: SlidingThumbnail.Variant = .final, _ behavior: EffectBehavior = .faithful,
    insets: String = "ios10", longName: Bool = false, on device: String = "iphone-8",
    fonts: FontLibrary? = nil
  ) -> ScreenPlay {
    ScreenPlay(
      device: device,
      screen: "name: profile-banner, variant: \(variant.rawValue), behavior: \(behavior), "
        + "insets: \(insets), long-name: \(longName)",
      fonts: fonts)
  }

  private func broken(_ row: TraceRow) -> String {
    let names = [
      "thumbnailLabelGapConstraint": "thumbnailLabelGap@998",
      "thumbnailHorizontalConstraint": "thumbnailHorizontal@999",
    ]
    return row.constraints.filter(\.isBroken).map { names[$0.name] ?? $0.name }
      .joined(separator: " ")
  }

  @Test(.needs(.inter), arguments: [false, true]) func theTablesHold(longName: Bool) throws {
    let table = try FixtureTable(longName ? "thumbnail_long_name" : "thumbnail")
    let scrolled = try table.numbers("scrolled")
    let fonts = FontLibrary(directories: InstalledFonts.interDirectories)
    let text = TextLayout(
      StyledText(
        "Somereallysuperlongname Thatwontfit",
        font: try fonts.systemFont(size: 17, generation: .iOS9))
    ).size
    let play = play(longName: longName, fonts: fonts)
    let rows = try play.rows(offsets: scrolled.map { $0 - 64 })
    for (record, row) in zip(table.records, rows) {
      let what = "scrolled \(record["scrolled"] ?? "")"
      let thumbnail = try #require(row.frame("thumbnail"))
      let avatar = try #require(row.frame("avatar"))
      let name = try #require(row.frame("nameLabel"))
      let exact: [String: CGFloat?] = [
        "offset": CGFloat(row.offset()),
        "constant": row.constraint("thumbnailHorizontalConstraint")?.constant,
        "img_x": thumbnail.minX, "img_visible_w": max(0, thumbnail.maxX) - max(0, thumbnail.minX),
        "name_x": name.minX, "city_x": row.frame("cityLabel")?.minX, "avatar_y": avatar.minY,
        "avatar_visible_pt": max(0, avatar.maxY - max(144, avatar.minY)),
      ]
      for (column, value) in exact where record[column] != nil {
        expect(value, prints: record[column], "\(what): \(column)")
      }
      // The table's long name never fits; here it is a little narrower than the widest room.
      let room = try #require(record["name_w"].flatMap(Double.init))
      #expect(abs(name.width - min(room, longName ? text.width : room)) <= 1, "\(what): name_w")
      #expect(broken(row) == record["broken"], "\(what)")
      #expect(abs((row.frame("cityLabel")?.width ?? 0) - 62) <= 1, "\(what)")
    }
  }

  @Test(arguments: SlidingThumbnail.Variant.allCases) func verticalFramesAreConstant(
    variant: SlidingThumbnail.Variant
  ) throws {
    for row in try play(variant).rows(offsets: [-128, -64, -34, 6, 100, 422]) {
      #expect(agrees(row.frame("bannerView"), CGRect(x: 0, y: 64, width: 375, height: 80)))
      #expect(abs((row.frame("nameLabel")?.maxY ?? .nan) - 104) <= 1e-6)
      #expect(abs((row.frame("cityLabel")?.minY ?? .nan) - 104) <= 1e-6)
      let thumbnail = row.frame("thumbnail")
      #expect(variant == .labels || abs((thumbnail?.minY ?? .nan) - 74) <= 1e-6)
    }
  }

  @Test(arguments: ScreenPlay.devices, SlidingThumbnail.Variant.allCases)
  func screenAndModelAgree(device: String, variant: SlidingThumbnail.Variant) throws {
    for behavior in EffectBehavior.allCases {
      for insets in ["ios10", "ios11"] {
        for longName in [false, true] {
          // In the first two variants the views do not move, so fewer offsets suffice.
          let stride = variant == .final ? (longName ? 21 : 7) : 70
          let offsets = (0..<4200 / stride).map { Double($0 * stride - 1600) / 10 }
            .withJumps(seed: 3)
          let play = play(variant, behavior, insets: insets, longName: longName, on: device)
          try compare(
            play.rows(offsets: offsets), offsets, variant, behavior, insets: insets,
            on: #require(Device.preset(device)),
            "\(behavior) \(insets) \(longName ? "long" : "short")")
        }
      }
    }
  }

  private func compare(
    _ rows: [TraceRow], _ offsets: [Double], _ variant: SlidingThumbnail.Variant,
    _ behavior: EffectBehavior, insets: String, on device: Device, _ what: String
  ) throws {
    // Label sizes are those of the block font, from the row in which the labels have most room.
    let name = try #require(rows[0].frame("nameLabel"))
    let city = try #require(rows[0].frame("cityLabel"))
    let model = SlidingThumbnail(
      variant: variant, behavior: behavior, nameSize: name.size, citySize: city.size)
    let bars = device.safeArea.top + 44
    for (offset, row) in zip(offsets, rows) {
      var state = ScrollState(
        contentOffset: CGPoint(x: 0, y: offset),
        viewFrame: CGRect(origin: .zero, size: device.size))
      state.contentInset.top = insets == "ios10" ? bars : 0
      state.adjustedContentInset.top = bars
      let geometry = model.update(state)
      // The banner of the model is below the bars of the storyboard.
      let down = bars - SlidingThumbnail.bannerTop
      let pairs: [(String, CGRect?)] = [
        ("bannerView", geometry.banner.offsetBy(dx: 0, dy: down)),
        ("nameLabel", geometry.name.offsetBy(dx: 0, dy: down)),
        ("cityLabel", geometry.city.offsetBy(dx: 0, dy: down)),
        ("thumbnail", geometry.thumbnail?.offsetBy(dx: 0, dy: down)), ("avatar", geometry.avatar),
      ]
      for (view, frame) in pairs {
        #expect(agrees(row.frame(view), frame), "\(what) \(offset): \(view)")
      }
      #expect(broken(row) == geometry.broken?.rawValue ?? "", "\(what) \(offset)")
      let constant = row.constraint("thumbnailHorizontalConstraint")?.constant
      #expect(variant != .final || constant == geometry.constant, "\(what) \(offset)")
    }
  }

  /// The content is 966 points and six labels high; with labels of 20.5 points, 486 of them are
  /// below the screen.
  @Test func theContentIsAsLongAsItsLabels() throws {
    let stage = try play().stage(ScreenScript())
    let view = try #require(stage.scrollViews.first)
    let label = try #require(view.subviews.last).frame.height
    #expect(abs(view.contentSize.height - (966 + 6 * label)) <= 1e-6)
    #expect(view.contentOffset.y == -64)
  }

  /// The indicator begins 144 points from the top, right below the banner, with the insets of both
  /// iOS versions.
  @Test(arguments: ["ios10", "ios11"]) func theIndicatorStaysBelowTheBanner(insets: String) throws {
    let row = try play(insets: insets).rows(offsets: [-64])[0]
    // The 3 extra points are the indicator's distance from every edge.
    #expect(abs((row.indicators.first?.frame.minY ?? .nan) - 147) <= 1e-6)
  }

  /// Since iOS 11 `contentInset.top` is 0, so the thumbnail docks at an offset of 70 instead of 6.
  @Test func sinceTheElevenEverythingIs64PointsLateUntilCorrected() throws {
    let offsets = stride(from: -64.0, through: 100, by: 2).map { $0 }
    func edges(_ behavior: EffectBehavior, _ insets: String, by shift: Double = 0) throws
      -> [CGFloat]
    {
      try play(.final, behavior, insets: insets).rows(offsets: offsets.map { $0 + shift })
        .map { try #require($0.frame("thumbnail")).maxX }
    }
    let meant = try edges(.faithful, "ios10")
    let late = try edges(.faithful, "ios11")
    #expect(meant[offsets.firstIndex(of: 6)!] == 70 && late[offsets.firstIndex(of: 6)!] == 6)
    #expect(try edges(.faithful, "ios11", by: 64) == meant)
    #expect(try edges(.corrected, "ios11") == meant)
    #expect(try edges(.corrected, "ios10") == meant)
  }

  @Test func theRestIsTheSameInBothEras() throws {
    for insets in ["ios10", "ios11"] {
      let rest = try #require(play(insets: insets).rows(ScreenScript()).first)
      #expect(rest.offset() == -64)
      #expect(rest.frame("avatar")?.minY == 152)
    }
  }
}
