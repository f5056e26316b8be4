// Swift Testing imports a module of this name into every file that imports both it and UIKit; Apple's attaches images to
// tests. It must be there for such files to compile, and has nothing to add here.
