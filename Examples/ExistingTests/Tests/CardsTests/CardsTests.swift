import Cards
import SnapshotTesting
import UIKit
import XCTest

final class CardsTests: XCTestCase {
  private let card = Card(title: "Tea", price: 3.5)
  private var controller: CardsController!

  override func setUp() {
    super.setUp()
    controller = CardsController([card, Card(title: "Bread", price: 4)])
  }

  override func tearDown() {
    controller = nil
    super.tearDown()
  }

  func testCard() {
    assertSnapshot(matching: CardView(card), as: .image)
  }

  func testSelectedCard() {
    let view = CardView(card)
    view.isSelected = true
    assertSnapshot(of: view, as: .image(precision: 0.99), named: "selected")
  }

  func testDarkCard() {
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    assertSnapshot(of: CardView(card), as: .image(traits: dark))
  }

  func testWideCard() {
    assertSnapshot(of: CardView(card), as: .image(size: CGSize(width: 320, height: 120)))
  }

  func testPhones() {
    assertSnapshot(of: controller, as: .image(on: .iPhoneSe), named: "small")
    assertSnapshot(of: controller, as: .image(on: .iPhone13ProMax), named: "large")
  }

  func testNavigation() {
    let navigation = UINavigationController(rootViewController: controller)
    XCTAssertEqual(try XCTUnwrap(navigation.topViewController).title, "Cards")
    assertSnapshot(of: navigation, as: .image(on: .iPhoneX(.landscape)))
  }

  func testNoCards() {
    controller.cards = []
    assertSnapshot(of: controller, as: .image(on: .iPhone8))
  }

  func testHierarchy() {
    assertSnapshot(of: CardView(card), as: .recursiveDescription)
  }

  func testValues() {
    assertSnapshots(of: card, as: ["dump": .dump, "description": .description])
    assertSnapshot(of: card, as: .json)
  }

  func testPrices() {
    enum Size: CaseIterable { case small, large }
    let price = { (size: Size) in size == .small ? 3.5 : 5 }
    assertSnapshot(of: price, as: Snapshotting<Size, String>.func(into: .description))
  }

  func testWaiting() {
    let view = CardView(card)
    DispatchQueue.main.asyncAfter(deadline: .now() + 1) { view.isSelected = true }
    assertSnapshot(of: view, as: .wait(for: 2, on: .image))
  }

  func testSelection() throws {
    let view = CardView(card)
    let expectation = expectation(description: "the card is selected")
    DispatchQueue.main.async {
      view.isSelected = true
      expectation.fulfill()
    }
    XCTAssertFalse(view.isSelected)
    wait(for: [expectation], timeout: 1)
    let data = try JSONEncoder().encode(card)
    XCTAssertEqual(try JSONDecoder().decode(Card.self, from: data).title, card.title)
    XCTAssertNil(verifySnapshot(of: view, as: .image, named: "selected"))
  }
}
