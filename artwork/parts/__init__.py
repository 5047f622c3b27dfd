"""Parts of figures: heads, hats, hands, cloth, legs, horses. Each has local units and named anchors."""
