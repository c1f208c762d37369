"""What the site takes from the program itself: rules, command lines, the types of the wire."""

from docutils import nodes
from sphinx.application import Sphinx
from sphinx.util.typing import ExtensionMetadata

from docs._ext.help_directive import HelpDirective
from docs._ext.rule_links import link_rules
from docs._ext.rules_directive import RulesDirective
from docs._ext.wire_directives import EndpointsDirective, TypesDirective


def drop_last_blank_lines(_app: Sphinx, page: nodes.document) -> None:
    """Sessions end with an empty line, or doctest would take the fence for output. Hide it from readers."""
    for block in page.findall(nodes.literal_block):
        text = block.astext()
        if text.startswith(">>> ") and text != text.rstrip():
            block.rawsource = text.rstrip()
            block.children = [nodes.Text(block.rawsource)]


def setup(app: Sphinx) -> ExtensionMetadata:
    """Called by Sphinx."""
    app.add_directive("stofa-endpoints", EndpointsDirective)
    app.add_directive("stofa-help", HelpDirective)
    app.add_directive("stofa-rules", RulesDirective)
    app.add_directive("stofa-types", TypesDirective)
    app.connect("doctree-read", drop_last_blank_lines)
    app.connect("doctree-resolved", link_rules)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
