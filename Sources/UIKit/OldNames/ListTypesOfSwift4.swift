public import HeadlessUIKit

// Names of the types of table and collection views before Swift 4.2, declared like those in
// TypesOfSwift4.swift.

/// The name of `UICollectionViewUpdateItem.Action` before Swift 4.2.
///
/// - Note: Partly: available only in Swift language modes before 4.2.
@available(swift, obsoleted: 4.2, renamed: "UICollectionViewUpdateItem.Action")
public typealias UICollectionUpdateAction = UICollectionViewUpdateItem.Action

/// The name of `UICollectionView.ScrollDirection` before Swift 4.2.
///
/// - Note: Partly: available only in Swift language modes before 4.2.
@available(swift, obsoleted: 4.2, renamed: "UICollectionView.ScrollDirection")
public typealias UICollectionViewScrollDirection = UICollectionView.ScrollDirection

/// The name of `UICollectionView.ScrollPosition` before Swift 4.2.
///
/// - Note: Partly: available only in Swift language modes before 4.2.
@available(swift, obsoleted: 4.2, renamed: "UICollectionView.ScrollPosition")
public typealias UICollectionViewScrollPosition = UICollectionView.ScrollPosition

/// The name of `UITableViewCell.AccessoryType` before Swift 4.2.
///
/// - Note: Partly: available only in Swift language modes before 4.2.
@available(swift, obsoleted: 4.2, renamed: "UITableViewCell.AccessoryType")
public typealias UITableViewCellAccessoryType = UITableViewCell.AccessoryType

/// The name of `UITableViewCell.EditingStyle` before Swift 4.2.
///
/// - Note: Partly: available only in Swift language modes before 4.2.
@available(swift, obsoleted: 4.2, renamed: "UITableViewCell.EditingStyle")
public typealias UITableViewCellEditingStyle = UITableViewCell.EditingStyle

/// The name of `UITableViewCell.SelectionStyle` before Swift 4.2.
///
/// - Note: Partly: available only in Swift language modes before 4.2.
@available(swift, obsoleted: 4.2, renamed: "UITableViewCell.SelectionStyle")
public typealias UITableViewCellSelectionStyle = UITableViewCell.SelectionStyle

/// The name of `UITableViewCell.SeparatorStyle` before Swift 4.2.
///
/// - Note: Partly: available only in Swift language modes before 4.2.
@available(swift, obsoleted: 4.2, renamed: "UITableViewCell.SeparatorStyle")
public typealias UITableViewCellSeparatorStyle = UITableViewCell.SeparatorStyle

/// The name of `UITableViewCell.StateMask` before Swift 4.2.
///
/// - Note: Partly: available only in Swift language modes before 4.2.
@available(swift, obsoleted: 4.2, renamed: "UITableViewCell.StateMask")
public typealias UITableViewCellStateMask = UITableViewCell.StateMask

/// The name of `UITableViewCell.CellStyle` before Swift 4.2.
///
/// - Note: Partly: available only in Swift language modes before 4.2.
@available(swift, obsoleted: 4.2, renamed: "UITableViewCell.CellStyle")
public typealias UITableViewCellStyle = UITableViewCell.CellStyle

/// The name of `UITableView.RowAnimation` before Swift 4.2.
///
/// - Note: Partly: available only in Swift language modes before 4.2.
@available(swift, obsoleted: 4.2, renamed: "UITableView.RowAnimation")
public typealias UITableViewRowAnimation = UITableView.RowAnimation

/// The name of `UITableView.ScrollPosition` before Swift 4.2.
///
/// - Note: Partly: available only in Swift language modes before 4.2.
@available(swift, obsoleted: 4.2, renamed: "UITableView.ScrollPosition")
public typealias UITableViewScrollPosition = UITableView.ScrollPosition

/// The name of `UITableView.Style` before Swift 4.2.
///
/// - Note: Partly: available only in Swift language modes before 4.2.
@available(swift, obsoleted: 4.2, renamed: "UITableView.Style")
public typealias UITableViewStyle = UITableView.Style
