/// Stands for a row that has no view of its own.
final class NoPickerRowView: UIView {}
