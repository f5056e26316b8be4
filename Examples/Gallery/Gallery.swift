// No code: this target only depends on the examples, so that one build makes what `make gallery` renders.
