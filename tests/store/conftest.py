from tests.store.databases import any_store, any_url, postgres, postgres_url, sqlite_url, store

__all__ = ["any_store", "any_url", "postgres", "postgres_url", "sqlite_url", "store"]
