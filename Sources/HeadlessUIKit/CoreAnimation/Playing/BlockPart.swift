import Foundation

/// The identity of an animation block, and of the part of the block in which a change was made.
struct BlockPart: Equatable {
  let block: ObjectIdentifier
  let part: Int
}
