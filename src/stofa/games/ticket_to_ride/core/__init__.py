"""Compiled by mypyc where a compiler is at hand; plain Python otherwise, with the same results."""

from stofa._compiled import compiled_path

__path__ = compiled_path(__path__, __name__)
