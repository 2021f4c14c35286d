import ArgumentParser

/// The output format of lists.
enum ListingFormat: String, CaseIterable, ExpressibleByArgument {
  case text, json
}
