# Ends with status 1: there are findings.
darkroom check Tides.xcodeproj --fail-on note
