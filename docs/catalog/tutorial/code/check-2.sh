# Ends with status 0.
darkroom check Tides.xcodeproj --fail-on note
