"""What `make bench` measures, a file for each idea."""
