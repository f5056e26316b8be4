# In a checkout of Darkroom, once on each machine.
make install
darkroom doctor
