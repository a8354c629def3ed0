"""Ways of voting, used by rule systems as values."""
