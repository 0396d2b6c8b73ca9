"""Measures of maps of Mythology: graphs, chokepoints, distances, and how setups favor a side."""

from oracle_nb.mythology.measures.catalog import MEASURES
from oracle_nb.mythology.measures.study import MapStudy

__all__ = ["MEASURES", "MapStudy"]
