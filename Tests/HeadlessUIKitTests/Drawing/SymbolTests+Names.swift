extension SymbolTests {
  /// Further symbol names used by apps.
  static let furtherNames = """
    rectangle.and.pencil.and.ellipsis scribble highlighter lasso trash.slash folder.circle tray.2
    tray.full tray.and.arrow.down archivebox.fill externaldrive doc.text.fill doc.on.doc.fill
    doc.on.clipboard doc.badge.plus doc.richtext doc.plaintext clipboard note note.text
    calendar.badge.plus calendar.circle books.vertical books.vertical.fill book.closed
    bookmark.circle graduationcap.fill ticket ticket.fill link.circle rectangle.portrait
    person.3.fill person.crop.circle.badge.plus person.crop.square person.badge.plus
    person.badge.minus person.text.rectangle figure.walk figure.run sportscourt dumbbell trophy
    trophy.fill command option keyboard globe.americas.fill sunrise sunrise.fill sunset
    sunset.fill sun.haze moon.stars moon.stars.fill sparkle cloud.drizzle cloud.drizzle.fill
    cloud.rain.fill cloud.heavyrain cloud.heavyrain.fill cloud.fog cloud.fog.fill cloud.hail
    cloud.snow cloud.snow.fill cloud.sleet cloud.bolt cloud.bolt.fill cloud.bolt.rain
    cloud.bolt.rain.fill cloud.sun cloud.sun.fill cloud.sun.rain cloud.sun.rain.fill
    cloud.sun.bolt cloud.moon cloud.moon.fill smoke wind snow tornado tropicalstorm hurricane
    thermometer thermometer.sun thermometer.medium umbrella umbrella.fill play.rectangle
    play.rectangle.fill pause.circle stop.circle record.circle backward.end forward.end gobackward
    gobackward.10 gobackward.15 goforward goforward.10 goforward.15 repeat.1 infinity megaphone
    megaphone.fill speaker.wave.1 speaker.wave.3 speaker.wave.3.fill music.note.list music.mic
    plus.magnifyingglass minus.magnifyingglass circle.dashed square.dashed square.grid.3x3.fill
    rectangle.grid.2x2 rectangle.stack.fill square.stack.fill square.stack.3d.up square.on.square
    rectangle.on.rectangle hexagon.fill octagon checkmark.seal checkmark.seal.fill
    heart.text.square bolt.heart star.circle.fill star.leadinghalf.filled star.square flag.circle
    location.circle.fill location.north location.slash bell.badge.fill bell.circle tag.circle
    bolt.circle bolt.slash eye.circle camera.circle camera.viewfinder message.circle
    bubble.left.and.bubble.right bubble.left.and.bubble.right.fill quote.bubble phone.down
    phone.down.fill video.circle envelope.open envelope.badge gearshape.2 slider.vertical.3
    bag.badge.plus cart.badge.plus giftcard wallet.pass dollarsign.circle eurosign.circle banknote
    house.circle building building.2 building.2.fill building.columns lock.open.fill lock.circle
    lock.shield key key.fill wifi.exclamationmark antenna.radiowaves.left.and.right pin pin.fill
    pin.slash mappin.circle safari safari.fill cpu memorychip display laptopcomputer server.rack
    ipad applewatch airpods tv.fill printer printer.fill photo.on.rectangle.angled photo.circle
    film film.fill play.tv airplane.departure bus bus.fill tram tram.fill bicycle fuelpump
    fork.knife cup.and.saucer cup.and.saucer.fill wineglass birthday.cake tree pawprint
    pawprint.fill hare hare.fill tortoise tortoise.fill ant ant.fill ladybug fish bird cat dog
    bed.double bed.double.fill lightbulb lightbulb.fill lightbulb.slash lamp.desk paintbrush
    paintbrush.fill paintpalette paintpalette.fill eyedropper wrench wrench.fill hammer.fill
    screwdriver wrench.and.screwdriver cross cross.fill cross.case pills pills.fill bandage
    stethoscope waveform waveform.path waveform.path.ecg brain brain.head.profile hand.raised.fill
    hand.thumbsdown.fill hand.point.up hand.point.left hand.point.right hand.point.down hand.tap
    hand.draw hands.clap face.smiling.fill smiley face.dashed stopwatch stopwatch.fill
    clock.arrow.circlepath alarm.fill hourglass puzzlepiece puzzlepiece.fill dice die.face.1
    die.face.2 die.face.3 die.face.4 die.face.5 die.face.6 die.face.6.fill chart.pie.fill
    chart.line.uptrend.xyaxis chart.xyaxis.line list.number list.bullet.rectangle list.clipboard
    checklist text.aligncenter text.alignright text.justify text.quote
    line.3.horizontal.decrease.circle underline strikethrough textformat.size textformat.abc
    character at at.circle number.circle percent plus.app multiply.circle multiply.circle.fill
    divide xmark.square xmark.octagon checkmark.shield chevron.right.circle chevron.left.2
    arrow.left.circle arrow.down.circle arrow.up.backward.and.arrow.down.forward
    arrow.2.circlepath arrow.2.squarepath arrow.uturn.backward arrow.uturn.forward
    arrow.turn.up.left arrow.turn.up.right arrowshape.turn.up.right arrowshape.turn.up.right.fill
    arrow.triangle.branch arrow.triangle.turn.up.right.diamond arrowtriangle.left
    arrowtriangle.left.fill arrowtriangle.right arrowtriangle.right.fill arrowtriangle.up.fill
    arrowtriangle.down.fill exclamationmark.octagon exclamationmark.bubble questionmark.square
    questionmark.diamond qrcode.viewfinder barcode barcode.viewfinder viewfinder faceid touchid
    power.circle shield shield.fill rosette medal target scope wand.and.rays perspective crop
    crop.rotate rotate.left rotate.right flip.horizontal circle.grid.3x3 circle.grid.2x2
    square.split.2x1 sidebar.right sidebar.leading rectangle.split.3x1
    dot.radiowaves.left.and.right battery.25 battery.50 battery.0 ear hearingdevice.ear mouth nose
    lungs hanger tshirt tshirt.fill eyeglasses comb shippingbox shippingbox.fill cube cube.fill
    cube.transparent square.3.layers.3d gauge speedometer barometer metronome guitars pianokeys
    theatermasks film.stack rays light.max light.min burst burn zzz bonjour rhombus rhombus.fill
    pentagon oval app app.fill app.badge apps.iphone newspaper.fill magazine signature
    rectangle.portrait.and.arrow.right rectangle.lefthalf.inset.filled door.left.hand.open
    circle.lefthalf.filled circle.righthalf.filled circle.hexagongrid circle.grid.cross
    largecircle.fill.circle smallcircle.filled.circle inset.filled.circle togglepower switch.2
    delete.left delete.left.fill delete.right clear clear.fill escape return shift capslock
    control tuningfork bolt.horizontal bolt.car car.circle house.lodge tent mountain.2
    beach.umbrella figure.stand figure.walk.circle accessibility
    person.crop.circle.badge.checkmark person.crop.circle.badge.xmark person.crop.rectangle
    person.2.circle person.fill.checkmark person.fill.xmark person.fill.questionmark
    rectangle.badge.plus rectangle.stack.badge.plus photo.badge.plus folder.badge.plus
    text.badge.plus text.badge.checkmark cart.badge.minus bag.badge.minus plus.bubble
    checkmark.bubble captions.bubble phone.badge.plus video.badge.plus bookmark.slash tag.slash
    flag.slash paperplane.circle hand.raised.slash
    """.split(whereSeparator: \.isWhitespace).map(String.init)
}
