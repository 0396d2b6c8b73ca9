### Data packs that a game needs and that can't be used.

pack-unknown = The data pack “{ $name }” isn't installed here. Add it with `oracle-nb pack add`.
pack-faulty = The data pack “{ $name }” has faults and can't be used; `oracle-nb pack check` lists them.
pack-unreadable = The data pack “{ $name }” is installed here, but its file can't be read.
pack-changed = It doesn't fit the data pack “{ $name }”, which may have changed since. Install the earlier version again.

## The command `oracle-nb pack`

pack-line = { $standIn ->
        [true] { $id }: { $name } (stand-ins)
       *[false] { $id }: { $name }
    }
pack-no-faults = no faults
pack-added = added { $pack }
pack-removed = removed { $name }. To open games that were played on it, add it again.
pack-ships = { $name } ships with the game and can't be removed
pack-not-installed = { COUNT($names) ->
        [0] there is no data pack '{ $name }'; none has been added
       *[other] there is no data pack '{ $name }'; you have added { AND($names) }
    }
