import ScrollPhysics

let band = RubberBand(dimension: 200)
print(band.displayed(0), band.displayed(1000) < 200)
