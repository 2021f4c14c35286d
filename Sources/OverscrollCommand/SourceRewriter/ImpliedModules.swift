import Foundation

/// The modules of placeholders whose names UIKit provides on iOS, so that sources use them without
/// an import.
enum ImpliedModules {
  /// The module with the sheets that the system draws. UIKit declares its names as unavailable for
  /// packages, so that an app's module declares them again.
  static let sheets = "SystemSheets"

  private static let names: [(module: String, names: [String])] = [
    ("CoreImage", ["CIImage", "CIFilter", "CIContext", "CIVector", "CIDetector"]),
    ("UniformTypeIdentifiers", ["UTType"]), (sheets, sheetNames),
  ]

  /// The names of the system's sheets, their delegates and values.
  static let sheetNames = [
    "UICloudSharingController", "UICloudSharingControllerDelegate", "UIColorPickerViewController",
    "UIColorPickerViewControllerDelegate", "UIDocument", "UIDocumentBrowserViewController",
    "UIDocumentBrowserViewControllerDelegate", "UIDocumentInteractionController",
    "UIDocumentInteractionControllerDelegate", "UIDocumentPickerDelegate", "UIDocumentPickerMode",
    "UIDocumentPickerViewController", "UIFontPickerViewController",
    "UIFontPickerViewControllerDelegate", "UIMarkupTextPrintFormatter", "UIPrintFormatter",
    "UIPrintInfo", "UIPrintInteractionController", "UIPrintPageRenderer",
    "UIReferenceLibraryViewController", "UISimpleTextPrintFormatter", "UIVideoEditorController",
    "UIVideoEditorControllerDelegate",
  ]

  /// The module of each name.
  static let modules = Dictionary(
    uniqueKeysWithValues: names.flatMap { entry in entry.names.map { ($0, entry.module) } })

  /// The names that do not begin with another one, as UTF-8. A source that contains a name contains
  /// one of them.
  static let roots: [Data] = {
    let all = names.flatMap(\.names)
    return all.filter { name in !all.contains { $0 != name && name.hasPrefix($0) } }
      .map { Data($0.utf8) }
  }()
}
