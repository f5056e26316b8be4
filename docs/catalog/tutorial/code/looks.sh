darkroom render Tides.xcodeproj --output previews
