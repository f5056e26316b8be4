// Swift Testing imports a module of this name into every file that imports both it and AppKit. Apple's module attaches
// images to tests. This module is empty, and exists so that such files compile.
