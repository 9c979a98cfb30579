"""What effects do: their vocabulary, and what comes, goes and is built by them."""
