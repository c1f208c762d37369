"""What the site takes from the program itself: rules, command lines, the types of the wire."""

from sphinx.application import Sphinx
from sphinx.util.typing import ExtensionMetadata

from docs._ext.help_directive import HelpDirective
from docs._ext.rules_directive import RulesDirective
from docs._ext.wire_directives import EndpointsDirective, TypesDirective


def setup(app: Sphinx) -> ExtensionMetadata:
    """Called by Sphinx."""
    app.add_directive("stofa-endpoints", EndpointsDirective)
    app.add_directive("stofa-help", HelpDirective)
    app.add_directive("stofa-rules", RulesDirective)
    app.add_directive("stofa-types", TypesDirective)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
