import Foundation

/// What a data source or a delegate cannot have meant. UIKit raises an exception for most of these; here
/// the screen goes on with the fallback that each case names, and the problem is reported.
enum ListProblem: Hashable {
  /// A plain cell is used.
  case unregisteredIdentifier(String)
  /// Counts as not registered.
  case unsuitableClass(String, identifier: String, wanted: String)
  /// Nothing is shown.
  case unregisteredDecoration(String)
  /// It stays empty.
  case noSection(Int)
  /// An empty view is used.
  case noSupplementaryView(String)
  /// The second place gets a plain cell.
  case cellUsedTwice(IndexPath)
  /// The standard height is used.
  case collapsedCell(String)
  /// Counts as 0.
  case negativeCount(Int)
  /// What comes after the last allowed row is left out.
  case tooManyRows(limit: Int)
  /// The standard length is used.
  case impossibleLength(CGFloat, IndexPath)
  /// The one that comes later is left out.
  case repeatedIdentifier
  /// Nothing happens.
  case unknownIdentifier
  /// Nothing happens.
  case unknownIndexPath(IndexPath)
}

extension ListProblem: CustomStringConvertible {
  var description: String {
    switch self {
    case .unregisteredIdentifier(let identifier):
      "no cell class is registered for the identifier '\(identifier)'"
    case .unsuitableClass(let name, let identifier, let wanted):
      "\(name), registered for the identifier '\(identifier)', is no subclass of \(wanted)"
    case .unregisteredDecoration(let kind):
      "the layout has no class registered for decoration views of kind '\(kind)'"
    case .noSection(let section):
      "the section provider of a compositional layout has none for section \(section)"
    case .noSupplementaryView(let kind):
      "the layout places a view of kind '\(kind)', but the data source does not implement "
        + "collectionView(_:viewForSupplementaryElementOfKind:at:)"
    case .cellUsedTwice(let path): "the cell for \(path.words) is already used for another row"
    case .collapsedCell(let cell):
      "\(cell): the constraints in its content view suggest a height of zero; the standard height "
        + "is used"
    case .negativeCount(let count): "the data source counts \(count) rows"
    case .tooManyRows(let limit): "the data source has more than \(limit) rows"
    case .impossibleLength(let length, let path): "\(path.words) cannot be \(length) points long"
    case .repeatedIdentifier: "a snapshot was given an identifier twice"
    case .unknownIdentifier: "a snapshot does not have the identifier that a change names"
    case .unknownIndexPath(let path): "there is no \(path.words)"
    }
  }
}

extension UIScrollView {
  /// Tells the screen's log what is wrong, if anything is.
  func report(_ problem: ListProblem?) {
    if let problem { environment.problems.report(problem) }
  }
}

extension IndexPath {
  fileprivate var words: String { "row \(row) of section \(section)" }
}
