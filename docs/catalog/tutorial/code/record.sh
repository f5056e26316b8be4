darkroom record Tides.xcodeproj
git add darkroom.yml golden
git commit --message "Goldens of the widget"
