/// The placeholder for a row without a view.
final class NoPickerRowView: UIView {}
