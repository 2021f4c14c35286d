import ArgumentParser

/// How something is listed.
enum ListingFormat: String, CaseIterable, ExpressibleByArgument {
  case text, json
}
