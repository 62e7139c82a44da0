"""Glass that is seen through."""

from materials import material


def clear_wall():
    """Thin glass that lets the light in as it is: what stands in real glass would be dark without caustics."""
    made = material('#f4f8f6', 0.03, clear=1.0).copy()
    made.node_tree.nodes['Principled BSDF'].inputs['Alpha'].default_value = 0.14
    return made
