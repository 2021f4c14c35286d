import CoreData
import UIKit

final class NotesController: UITableViewController, NSFetchedResultsControllerDelegate {
  lazy var model = NSManagedObjectModel(
    contentsOf: Bundle.main.url(forResource: "Notes", withExtension: "momd")!)!
  lazy var container = NSPersistentContainer(name: "Notes", managedObjectModel: model)
  lazy var results: NSFetchedResultsController<Note> = {
    let request: NSFetchRequest<Note> = Note.fetchRequest()
    request.predicate = NSPredicate(format: "rank > %d", 0)
    request.sortDescriptors = [
      NSSortDescriptor(key: "kind", ascending: true),
      NSSortDescriptor(key: "title", ascending: true),
    ]
    let controller = NSFetchedResultsController(
      fetchRequest: request, managedObjectContext: container.viewContext,
      sectionNameKeyPath: "kind", cacheName: nil)
    controller.delegate = self
    return controller
  }()

  @discardableResult
  func add(
    _ title: String, _ kind: String, _ rank: Int16, to context: NSManagedObjectContext? = nil
  ) -> Note {
    let note = Note(context: context ?? container.viewContext)
    (note.title, note.kind, note.rank) = (title, kind, rank)
    return note
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    let pears = add("Pears", "Fruit", 1)
    let milk = add("Milk", "Drinks", 1)
    add("Hidden", "Fruit", 0)
    print("changes", container.viewContext.hasChanges)
    try! container.viewContext.save()
    print("changes", container.viewContext.hasChanges)
    try! results.performFetch()
    show()
    let old = NSFetchRequest<NSFetchRequestResult>(entityName: "Note")
    old.sortDescriptors = [NSSortDescriptor(key: "rank", ascending: false)]
    old.fetchLimit = 2
    let found = try! container.viewContext.fetch(old) as! [NSManagedObject]
    print("old", found.compactMap { $0.value(forKey: "title") as? String })
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) {
      let background = self.container.newBackgroundContext()
      self.add("Apples", "Fruit", 1, to: background)
      self.add("Bread", "Bakery", 1, to: background)
      try! background.save()
    }
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) { milk.kind = "Fruit" }
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) {
      self.container.viewContext.delete(pears)
      milk.rank = 2
    }
  }

  func show() {
    print(
      (results.sections ?? []).map { section in
        "\(section.name) \((section.objects as! [Note]).map { $0.title ?? "" }.joined(separator: "+"))"
      }.joined(separator: ", "))
  }

  func controllerWillChangeContent(_ controller: NSFetchedResultsController<NSFetchRequestResult>) {
    print("same", controller == results, controller.fetchedObjects?.count ?? -1)
    tableView.beginUpdates()
  }

  func controller(
    _ controller: NSFetchedResultsController<NSFetchRequestResult>,
    didChange sectionInfo: NSFetchedResultsSectionInfo,
    atSectionIndex sectionIndex: Int, for type: NSFetchedResultsChangeType
  ) {
    print("section", sectionInfo.name, sectionIndex, type.rawValue)
    switch type {
    case .insert: tableView.insertSections(IndexSet(integer: sectionIndex), with: .fade)
    case .delete: tableView.deleteSections(IndexSet(integer: sectionIndex), with: .fade)
    default: break
    }
  }

  func controller(
    _ controller: NSFetchedResultsController<NSFetchRequestResult>, didChange anObject: Any,
    at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
  ) {
    print(
      "row", (anObject as! Note).title ?? "", indexPath.map { "\($0)" } ?? "-", type.rawValue,
      newIndexPath.map { "\($0)" } ?? "-")
    switch type {
    case .insert: tableView.insertRows(at: [newIndexPath!], with: .fade)
    case .delete: tableView.deleteRows(at: [indexPath!], with: .fade)
    case .update: tableView.reloadRows(at: [indexPath!], with: .none)
    case .move:
      tableView.deleteRows(at: [indexPath!], with: .fade)
      tableView.insertRows(at: [newIndexPath!], with: .fade)
    @unknown default: break
    }
  }

  func controllerDidChangeContent(_ controller: NSFetchedResultsController<NSFetchRequestResult>) {
    tableView.endUpdates()
    show()
  }

  override func numberOfSections(in tableView: UITableView) -> Int { results.sections?.count ?? 0 }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    results.sections![section].numberOfObjects
  }
  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  {
    results.sections?[section].name
  }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.textLabel?.text = results.object(at: indexPath).title
    return cell
  }
}
