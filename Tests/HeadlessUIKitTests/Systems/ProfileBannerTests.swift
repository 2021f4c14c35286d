import Foundation
import HeadlessUIKit
import Testing

/// System E's banner (systems.md §5.2) against its closed form and its table of the long name.
@MainActor
struct ProfileBannerTests {
  @MainActor
  struct Banner {
    let scene = Scene.phone8()
    let name: SizedView
    let city: SizedView
    let thumbnail: UIView
    let horizontal: NSLayoutConstraint
    let gap: NSLayoutConstraint

    init(nameWidth: CGFloat) {
      let view = scene.root
      let banner = box("banner", in: view)
      city = add(SizedView(62, 16), "city", to: banner)
      name = add(SizedView(nameWidth, 20.5), "name", to: banner)
      thumbnail = box("thumbnail", in: banner)
      for label in [city, name] {
        label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
        label.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
      }
      horizontal = thumbnail.trailingAnchor.constraint(equalTo: banner.leadingAnchor).at(999)
      gap = name.leadingAnchor.constraint(equalTo: thumbnail.trailingAnchor, constant: 8).at(998)
      activate(
        banner.topAnchor.constraint(equalTo: view.topAnchor, constant: 64),
        banner.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        banner.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        banner.heightAnchor.constraint(equalToConstant: 80))
      activate(
        name.bottomAnchor.constraint(equalTo: banner.centerYAnchor),
        city.topAnchor.constraint(equalTo: name.bottomAnchor),
        city.leadingAnchor.constraint(equalTo: name.leadingAnchor),
        name.leadingAnchor.constraint(greaterThanOrEqualTo: banner.leadingAnchor, constant: 30),
        banner.trailingAnchor.constraint(greaterThanOrEqualTo: name.trailingAnchor, constant: 20),
        banner.trailingAnchor.constraint(greaterThanOrEqualTo: city.trailingAnchor, constant: 20),
        thumbnail.widthAnchor.constraint(equalToConstant: 60),
        thumbnail.widthAnchor.constraint(equalTo: thumbnail.heightAnchor),
        thumbnail.centerYAnchor.constraint(equalTo: banner.centerYAnchor),
        name.leadingAnchor.constraint(
          greaterThanOrEqualTo: thumbnail.trailingAnchor, constant: 8),
        thumbnail.leadingAnchor.constraint(lessThanOrEqualTo: banner.leadingAnchor, constant: 10),
        horizontal, gap)
    }

    func scroll(to s: CGFloat) {
      horizontal.constant = s
      scene.layout()
    }
  }

  @Test func slidesByTheClosedForm() {
    let banner = Banner(nameWidth: 46)
    for s in Array(stride(from: CGFloat(-64), through: 120, by: 1.9)) + [22, 70, 300, 486] {
      banner.scroll(to: s)
      let x = min(s, 70) - 60
      let nameX = max(30, min(s, 70) + 8)
      #expect(near(banner.thumbnail.exactFrameInWindow, rect(x, 74, 60, 60)), "s \(s)")
      #expect(near(banner.name.exactFrameInWindow, rect(nameX, 83.5, 46, 20.5)), "s \(s)")
      #expect(near(banner.city.exactFrameInWindow, rect(nameX, 104, 62, 16)), "s \(s)")
      #expect(banner.gap.isBroken == (s < 22), "s \(s)")
      #expect(banner.horizontal.isBroken == (s > 70), "s \(s)")
    }
    #expect(banner.scene.log.entries.isEmpty)
  }

  @Test func aLongNameGivesWayToTheTrailingEdge() {
    let banner = Banner(nameWidth: 300)
    let table: [(s: CGFloat, x: CGFloat, width: CGFloat)] = [
      (0, 30, 300), (22, 30, 300), (40, 48, 300), (50, 58, 297), (60, 68, 287), (70, 78, 277),
      (100, 78, 277),
    ]
    for row in table {
      banner.scroll(to: row.s)
      #expect(near(banner.name.exactFrameInWindow.minX, row.x), "s \(row.s)")
      #expect(near(banner.name.exactFrameInWindow.width, row.width), "s \(row.s)")
    }
  }
}
