"""Every message that goes over the wire, as types, and the descriptions made from them."""
