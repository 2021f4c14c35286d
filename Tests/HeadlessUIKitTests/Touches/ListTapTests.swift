import Foundation
import HeadlessUIKit
import Testing

/// Rows of 50 points, items of 100 × 50 points, and a record of selections.
@MainActor
private final class Choices: NSObject, UITableViewDataSource, UITableViewDelegate,
  UICollectionViewDataSource, UICollectionViewDelegate
{
  private(set) var selected: [Int] = []
  private(set) var highlights: [String] = []

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 50 }

  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    highlights.append("on \(indexPath.row)")
  }

  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    highlights.append("off \(indexPath.row)")
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    selected.append(indexPath.row)
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 40 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    selected.append(indexPath.item)
  }
}

@MainActor
@Suite("Taps on tables and collections")
struct ListTapTests {
  @Test("A tap selects a row")
  func row() {
    let (fixture, choices) = (TouchFixture(), Choices())
    let table = fixture.add(UITableView(), CGRect(x: 0, y: 0, width: 400, height: 800))
    (table.dataSource, table.delegate) = (choices, choices)
    table.layoutIfNeeded()
    fixture.tap(200, 120)
    fixture.wait(0.5)
    #expect(choices.selected == [2] && choices.highlights == ["on 2", "off 2"])
    #expect(table.indexPathForSelectedRow == [0, 2])
  }

  @Test("A resting finger highlights, and scrolling prevents the selection")
  func scrolling() {
    let (fixture, choices) = (TouchFixture(), Choices())
    let table = fixture.add(UITableView(), CGRect(x: 0, y: 0, width: 400, height: 800))
    (table.dataSource, table.delegate) = (choices, choices)
    table.layoutIfNeeded()
    fixture.down(200, 320)
    fixture.wait(0.3)
    #expect(choices.highlights == ["on 6"])
    fixture.move(200, 220, over: 0.2)
    fixture.up()
    fixture.wait(1)
    #expect(choices.selected.isEmpty && choices.highlights == ["on 6", "off 6"])
  }

  @Test("A tap selects an item")
  func item() {
    let (fixture, choices) = (TouchFixture(), Choices())
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 50)
    (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0, 0)
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    (view.dataSource, view.delegate) = (choices, choices)
    _ = fixture.add(view, CGRect(x: 0, y: 0, width: 400, height: 800))
    fixture.tap(250, 75)
    fixture.wait(0.5)
    #expect(choices.selected == [6] && view.indexPathsForSelectedItems == [[0, 6]])
  }
}
