"""Text for terminals out of names, file names and lines that are anybody's: what a terminal would obey is written out."""


def visible(text, keep="\n\t"):
    """The text with control characters, and others that show nothing, as escapes. keep: those that stay."""
    if text.isascii() and text.isprintable():
        return text
    return "".join(c if c.isprintable() or c in keep else ascii(c)[1:-1] for c in text)


def in_line(text):
    """The text on one line."""
    return visible(text, "")
