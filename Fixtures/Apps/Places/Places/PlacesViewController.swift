import AVKit
import CoreLocation
import MapKit
import UIKit

final class PlacesViewController: UIViewController {
  private let map = MKMapView()
  private let header = UILabel()
  private let player = PlayerView()
  private let table = UITableView()
  private let manager = CLLocationManager()
  private let places = ["Golden Gate Park", "Ferry Building", "Coit Tower", "Twin Peaks"]

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    title = "Places"
    map.delegate = self
    map.showsUserLocation = true
    map.addAnnotation(Pin(coordinate: CLLocationCoordinate2D(latitude: 37.77, longitude: -122.45)))
    map.setRegion(
      MKCoordinateRegion(
        center: CLLocationCoordinate2D(latitude: 37.77, longitude: -122.43),
        latitudinalMeters: 5000, longitudinalMeters: 5000), animated: false)
    manager.delegate = self
    if CLLocationManager.authorizationStatus() == .notDetermined {
      manager.requestWhenInUseAuthorization()
    }
    header.text = "Nearby"
    header.font = .preferredFont(forTextStyle: .headline)
    table.dataSource = self
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    for part in [map, header, player, table] as [UIView] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
    }
    let guide = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      map.topAnchor.constraint(equalTo: view.topAnchor),
      map.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      map.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      map.heightAnchor.constraint(equalToConstant: 260),
      header.topAnchor.constraint(equalTo: map.bottomAnchor, constant: 16),
      header.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 16),
      player.topAnchor.constraint(equalTo: header.bottomAnchor, constant: 8),
      player.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 16),
      player.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -16),
      player.heightAnchor.constraint(equalToConstant: 120),
      table.topAnchor.constraint(equalTo: player.bottomAnchor, constant: 8),
      table.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      table.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      table.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    player.playerLayer.player = AVPlayer(url: URL(string: "https://example.com/film.mp4")!)
    player.playerLayer.player?.play()
  }
}

extension PlacesViewController: UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    places.count
  }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.textLabel?.text = places[indexPath.row]
    return cell
  }
}

extension PlacesViewController: MKMapViewDelegate, CLLocationManagerDelegate {
  func mapView(_ mapView: MKMapView, viewFor annotation: MKAnnotation) -> MKAnnotationView? {
    guard annotation is Pin else { return nil }
    return mapView.dequeueReusableAnnotationView(withIdentifier: "pin")
      ?? MKPinAnnotationView(annotation: annotation, reuseIdentifier: "pin")
  }
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
    guard let here = locations.last else { return }
    map.setCenter(here.coordinate, animated: true)
  }
  func locationManager(_ manager: CLLocationManager, didFailWithError error: Error) { print(error) }
}

final class Pin: NSObject, MKAnnotation {
  var coordinate: CLLocationCoordinate2D
  var title: String? { "Park" }
  init(coordinate: CLLocationCoordinate2D) { self.coordinate = coordinate }
}

final class PlayerView: UIView {
  override class var layerClass: AnyClass { AVPlayerLayer.self }
  var playerLayer: AVPlayerLayer { layer as! AVPlayerLayer }
}
