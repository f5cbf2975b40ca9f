"""How fast Bakufu is, beside other game libraries on the same machine: `make bench`."""
