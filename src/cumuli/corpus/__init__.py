"""Many games in one file: written, looked through without unpacking, and played again fast."""

from cumuli.corpus.entries import Entry, Filter, entry_of
from cumuli.corpus.file import Corpus, Kept, Torn
from cumuli.corpus.writing import Writer

__all__ = ["Corpus", "Entry", "Filter", "Kept", "Torn", "Writer", "entry_of"]
