"""Places of native code are read when first asked for, by any number of threads at once."""

import sys
import threading

from allvm.jit.dwarf import Places


def test_first_asked_by_several_threads(monkeypatch):
    began = threading.Event()

    def slowly(self):
        self._rows = []
        began.set()
        threading.Event().wait(0.1)  # others come meanwhile
        self._functions, self._starts, self._top = [], [], []

    monkeypatch.setattr(Places, "_read", slowly)
    places, found = Places(b"", []), []

    def ask():
        try:
            found.append(places.locate(1))
        except Exception as e:
            found.append(e)

    threads = [threading.Thread(target=ask) for _ in range(4)]
    threads[0].start()
    assert began.wait(10)
    for t in threads[1:]:
        t.start()
    for t in threads:
        t.join(10)
    assert [f for f in found if isinstance(f, AttributeError)] == [], sys.version
