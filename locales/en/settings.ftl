### The settings of a server: its time zone.

settings-zone = { $chosen ->
    [yes] The server's time zone is { $zone }, where it is { $time } now.
   *[no] The server has not chosen a time zone. Weekends and holidays go by { $zone }, where it is { $time } now.
}
settings-changed = The server's time zone is { $zone }, where it is { $time } now. Weekends and holidays of new games go by it; games under way go on as before.
settings-managers = Only those who manage the server may change its settings.
settings-unknown = I don't know the time zone “{ $written }”. Choose one from the list in the field.
