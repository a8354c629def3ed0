"""The history of the tables. Files here are applied in order when the store is opened, and never changed afterwards."""
