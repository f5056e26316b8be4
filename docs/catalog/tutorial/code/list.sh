# In the folder of your own Xcode project.
darkroom list Tides.xcodeproj
