import UIKit

/// A self-sizing cell with a title that wraps and a block below it.
final class BlockCell: UITableViewCell {
  private let title = UILabel()
  private let block = UIView()
  private lazy var height = block.heightAnchor.constraint(equalToConstant: 0)

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    title.numberOfLines = 0
    for view in [title, block] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    NSLayoutConstraint.activate([
      title.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
      title.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      title.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      block.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),
      block.leadingAnchor.constraint(equalTo: title.leadingAnchor),
      block.trailingAnchor.constraint(equalTo: title.trailingAnchor),
      block.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
      height,
    ])
  }

  required init?(coder: NSCoder) { nil }

  func show(row: Int) {
    title.text = "Row \(row)"
    height.constant = CGFloat(10 + row * 7 % 60)
  }
}
