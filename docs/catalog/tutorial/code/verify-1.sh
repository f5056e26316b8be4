# Ends with status 1: pictures differ.
darkroom verify Tides.xcodeproj
