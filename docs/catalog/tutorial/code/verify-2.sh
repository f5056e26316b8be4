# Ends with status 0.
darkroom verify Tides.xcodeproj
