"""Pages of HTML that are complete in themselves. They hold names and lines of programs, which are anybody's: besides that all of it is
escaped, a page says that no script runs but its own, and that nothing is loaded."""

import base64
import hashlib


def document(title, style, body, script=""):
    """A page as text. title: markup already, like the lines of the body; script: run at the end."""
    allowed = f"script-src 'sha256-{base64.b64encode(hashlib.sha256(script.encode()).digest()).decode()}'; " if script else ""
    policy = f"default-src 'none'; {allowed}style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'"
    head = ["<!DOCTYPE html>", '<html lang="en">', "<head>", '<meta charset="utf-8">', f'<meta http-equiv="Content-Security-Policy" content="{policy}">',
            '<meta name="viewport" content="width=device-width">', f"<title>{title}</title>", f"<style>{style}</style>", "</head>", "<body>"]  # fmt: skip
    return "\n".join([*head, *body, *([f"<script>{script}</script>"] if script else []), "</body>", "</html>", ""])
