git add .github
git commit --message "Verify the widget"
git push
