import Foundation

/// An answer of a data source or delegate that cannot be intended.
///
/// UIKit raises an exception for most of these. Here the problem is reported and the screen
/// continues with the fallback named for each case.
enum ListProblem: Hashable {
  /// An identifier without a registered cell class. A plain cell is used.
  case unregisteredIdentifier(String)
  /// A registered class that is not a suitable subclass. It counts as not registered.
  case unsuitableClass(String, identifier: String, wanted: String)
  /// A kind of decoration view without a registered class. Nothing is shown.
  case unregisteredDecoration(String)
  /// A section for which the section provider returned nil. It stays empty.
  case noSection(Int)
  /// A missing supplementary view. An empty view is used.
  case noSupplementaryView(String)
  /// A cell returned for two index paths. The second one gets a plain cell.
  case cellUsedTwice(IndexPath)
  /// A cell whose constraints give it no height. The standard height is used.
  case collapsedCell(String)
  /// A negative number of sections or rows. It counts as 0.
  case negativeCount(Int)
  /// A list with too many rows. Rows beyond the limit are left out.
  case tooManyRows(limit: Int)
  /// A row length that is not possible. The standard length is used.
  case impossibleLength(CGFloat, IndexPath)
  /// A repeated identifier in a snapshot. The later one is left out.
  case repeatedIdentifier
  /// An identifier that is not in the snapshot. The request is ignored.
  case unknownIdentifier
  /// An index path that does not exist. The request is ignored.
  case unknownIndexPath(IndexPath)
}

extension ListProblem: ScreenProblem {
  var description: String {
    switch self {
    case .unregisteredIdentifier(let identifier):
      "no cell class is registered for the identifier '\(identifier)'"
    case .unsuitableClass(let name, let identifier, let wanted):
      "\(name), registered for the identifier '\(identifier)', is not a subclass of \(wanted)"
    case .unregisteredDecoration(let kind):
      "the layout has no class registered for decoration views of kind '\(kind)'"
    case .noSection(let section):
      "the section provider of a compositional layout returned nil for section \(section)"
    case .noSupplementaryView(let kind):
      "the layout places a view of kind '\(kind)', but the data source does not implement "
        + "collectionView(_:viewForSupplementaryElementOfKind:at:)"
    case .cellUsedTwice(let path): "the cell for \(path.words) is already used for another row"
    case .collapsedCell(let cell):
      "\(cell): the constraints in its content view suggest a height of zero; the standard height "
        + "is used instead"
    case .negativeCount(let count): "the data source returned a row count of \(count)"
    case .tooManyRows(let limit): "the data source has more than \(limit) rows"
    case .impossibleLength(let length, let path): "\(path.words) cannot be \(length) points long"
    case .repeatedIdentifier: "an identifier was added to a snapshot twice"
    case .unknownIdentifier: "a change names an identifier that the snapshot does not contain"
    case .unknownIndexPath(let path): "there is no \(path.words)"
    }
  }
}

extension UIScrollView {
  /// Reports a problem to the screen's log, unless it is nil.
  func report(_ problem: ListProblem?) {
    if let problem { environment.problems.report(problem) }
  }
}

extension IndexPath {
  fileprivate var words: String { "row \(row) of section \(section)" }
}
