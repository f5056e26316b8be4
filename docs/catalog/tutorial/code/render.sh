# The date stops the clock, so that the picture is the same tomorrow.
darkroom render Tides.xcodeproj --date 2026-06-09T09:41:00Z --output previews
