darkroom accept verification
git add TidesWidget golden
git commit --message "A heavier number"
