darkroom init Tides.xcodeproj
